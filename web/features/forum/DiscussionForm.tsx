import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { ForumPost } from '#contract/forum.ts'
import type { Pillar } from '#contract/pillars.ts'
import { postForm } from '#web/forms/forum-forms.ts'
import { showError } from '#web/forms/show-error.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar } from '#web/pillars/pillars.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useOwnDraft } from './draft.ts'
import { useSaveDiscussion } from './forum-changes.ts'
import { sendByKey } from './send-by-key.ts'
import styles from './forms.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The discussion to change; without it a new one is started. */
  post?: ForumPost
  /** Where a new one is started. */
  pillar?: Pillar
}

const fields = ['title', 'content', 'pillar'] as const

/** Closing keeps what was written, on this device and for its writer alone. */
export function DiscussionForm({ open, onOpenChange, post, pillar = 'purpose' }: Props) {
  const id = useId()
  const draft = useOwnDraft(`discussion:${post?.id ?? 'new'}`)
  const unwritten = { title: post?.title ?? '', content: post?.content ?? '', pillar: post?.pillar ?? pillar }
  const { register, handleSubmit, control, getValues, setError, reset, formState } = useForm({
    resolver: zodResolver(postForm),
    defaultValues: { ...unwritten, ...textIn(draft.read()) },
  })
  const { errors, isSubmitting } = formState
  // In the order of the screen: the first that is wrong takes the focus.
  const [title, content, chosen] = [register('title'), register('content'), register('pillar')]
  const written = useWatch({ control })
  const isWritten = written.title !== unwritten.title || written.content !== unwritten.content
  const save = useSaveDiscussion(post)

  const submit = handleSubmit(async (body) => {
    try {
      const saved = await save.mutateAsync({ body, requestId: draft.requestIdFor(body) })
      draft.drop()
      reset(post ? { title: saved.title, content: saved.content, pillar: saved.pillar } : unwritten)
      onOpenChange(false)
    } catch (error) {
      showError(error, fields, setError)
    }
  })

  function keep() {
    const values = getValues()
    if (values.title === unwritten.title && values.content === unwritten.content) draft.drop()
    else draft.keep(values)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isSubmitting) onOpenChange(next)
      }}
      title={post ? 'Edit discussion' : 'Start a Discussion'}
      foot={
        <>
          {isWritten && !isSubmitting && (
            <Button
              look="quiet"
              className={styles.discard}
              onClick={() => {
                draft.drop()
                reset(unwritten)
              }}
            >
              {post ? 'Undo changes' : 'Discard draft'}
            </Button>
          )}
          <Button look="primary" type="submit" form={id} busy={isSubmitting}>
            {post ? 'Save changes' : 'Post'}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} onChange={keep} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Field label="Title" error={errors.title?.message}>
          {(field) => <TextInput {...field} {...title} autoComplete="off" readOnly={isSubmitting} />}
        </Field>
        <MarkdownField
          label="Content"
          error={errors.content?.message}
          read={() => getValues('content')}
          onKeyDown={sendByKey}
          readOnly={isSubmitting}
          {...content}
        />
        <Field label="Pillar" error={errors.pillar?.message}>
          {(field) => (
            <Select {...field} {...chosen}>
              <PillarOptions />
            </Select>
          )}
        </Field>
      </form>
    </Dialog>
  )
}

/** What a draft holds, where it holds any text: a pillar alone is nobody's work. */
function textIn({ title = '', content = '', pillar }: Record<string, string> = {}) {
  if (!title && !content) return {}
  return isPillar(pillar) ? { title, content, pillar } : { title, content }
}
