import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { ForumReply } from '#contract/forum.ts'
import { replyForm } from '#web/forms/forum-forms.ts'
import { showError } from '#web/forms/show-error.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { useOwnDraft } from './draft.ts'
import { useSaveReply } from './forum-changes.ts'
import { replyDraft } from './reply-draft.ts'
import { sendByKey } from './send-by-key.ts'
import styles from './forms.module.css'

type Props = {
  postId: string
  /** The reply to change; without it a new one is written. */
  reply?: ForumReply
  /** Whether to begin writing at once. */
  focused?: boolean
  onSaved: () => void
  onCancel: () => void
}

export function ReplyForm({ postId, reply, focused = true, onSaved, onCancel }: Props) {
  const draft = useOwnDraft(replyDraft(postId, reply))
  const unwritten = reply?.content ?? ''
  const { register, handleSubmit, control, getValues, setError, formState } = useForm({
    resolver: zodResolver(replyForm),
    defaultValues: { content: draft.read()?.content ?? unwritten },
  })
  const { errors, isSubmitting } = formState
  const isWritten = useWatch({ control, name: 'content' }).trim() !== ''
  const save = useSaveReply(postId, reply)

  const submit = handleSubmit(async (body) => {
    try {
      await save.mutateAsync({ body, requestId: draft.requestIdFor(body) })
      draft.drop()
      onSaved()
    } catch (error) {
      showError(error, ['content'], setError)
    }
  })

  function keep() {
    const content = getValues('content')
    if (content === unwritten) draft.drop()
    else draft.keep({ content })
  }

  return (
    <form
      className={styles.form}
      aria-label={reply ? 'Edit reply' : 'Write a reply'}
      ref={focused ? beginWriting : undefined}
      onSubmit={(event) => void submit(event)}
      onChange={keep}
      noValidate
    >
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <MarkdownField
        label={reply ? 'Reply' : 'Your reply'}
        error={errors.content?.message}
        read={() => getValues('content')}
        onKeyDown={sendByKey}
        readOnly={isSubmitting}
        {...register('content')}
      />
      <div className={styles.foot}>
        <Button
          aria-disabled={isSubmitting || undefined}
          onClick={() => {
            if (isSubmitting) return
            draft.drop()
            onCancel()
          }}
        >
          {isWritten && !reply ? 'Discard draft' : 'Cancel'}
        </Button>
        <Button look="primary" type="submit" busy={isSubmitting}>
          {reply ? 'Save changes' : 'Reply'}
        </Button>
      </div>
    </form>
  )
}

function beginWriting(form: HTMLFormElement | null): void {
  const area = form?.querySelector('textarea')
  area?.focus()
  area?.setSelectionRange(area.value.length, area.value.length)
}
