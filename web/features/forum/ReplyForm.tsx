import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { ForumReply } from '#contract/forum.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { replyForm } from '#web/forms/forum-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { keepFormInView } from '#web/ui/keep-form-in-view.ts'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { useSaveReply } from './forum-mutations.ts'
import { getReplyDraftName } from './reply-draft-name.ts'
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts'
import styles from './forms.module.css'

type Props = {
  postId: string
  /** The reply to edit; a new one if omitted. */
  reply?: ForumReply
  focused?: boolean
  onSaved: (saved: ForumReply) => void
  onCancel: () => void
}

export function ReplyForm({ postId, reply, focused = true, onSaved, onCancel }: Props) {
  const draft = useFormDraft(getReplyDraftName(postId, reply))
  const initialContent = reply?.content ?? ''
  const { register, handleSubmit, control, getValues, setError, formState } = useForm({
    resolver: zodResolver(replyForm),
    defaultValues: { content: draft.read()?.content ?? initialContent },
  })
  const { errors, isSubmitting } = formState
  const hasContent = useWatch({ control, name: 'content' }).trim() !== ''
  const save = useSaveReply(postId, reply)

  const submit = handleSubmit(async (body) => {
    try {
      const saved = await save.mutateAsync({ body, idempotencyKey: draft.getIdempotencyKey(body) })
      draft.discard()
      onSaved(saved)
    } catch (error) {
      setFormErrors(error, ['content'], setError)
    }
  })

  function persistDraft() {
    const content = getValues('content')
    if (content === initialContent) draft.discard()
    else draft.save({ content })
  }

  return (
    <form
      className={styles.form}
      aria-label={reply ? 'Edit reply' : 'Write a reply'}
      ref={focused ? focusAtEnd : keepFormInView}
      onSubmit={(event) => void submit(event)}
      onChange={persistDraft}
      noValidate
    >
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <MarkdownField
        label={reply ? 'Reply' : 'Your reply'}
        error={errors.content?.message}
        getValue={() => getValues('content')}
        onKeyDown={submitOnCtrlEnter}
        readOnly={isSubmitting}
        {...register('content')}
      />
      <CrisisNotice />
      <div className={styles.foot}>
        <Button
          aria-disabled={isSubmitting || undefined}
          onClick={() => {
            if (isSubmitting) return
            draft.discard()
            onCancel()
          }}
        >
          {hasContent && !reply ? 'Discard draft' : 'Cancel'}
        </Button>
        <Button variant="primary" type="submit" busy={isSubmitting}>
          {reply ? 'Save changes' : 'Reply'}
        </Button>
      </div>
    </form>
  )
}

function focusAtEnd(form: HTMLFormElement): () => void {
  const textarea = form.querySelector('textarea')
  textarea?.focus({ preventScroll: true })
  textarea?.setSelectionRange(textarea.value.length, textarea.value.length)
  return keepFormInView(form)
}
