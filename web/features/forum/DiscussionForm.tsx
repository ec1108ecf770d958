import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { ForumPost } from '#contract/forum.ts'
import type { Pillar } from '#contract/pillars.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { postForm } from '#web/forms/forum-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar } from '#web/pillars/pillars.ts'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useSaveDiscussion } from './forum-mutations.ts'
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts'
import styles from './forms.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The discussion to edit; a new one if omitted. */
  post?: ForumPost
  pillar?: Pillar
  /** Text for a new discussion that the member can edit. Its draft is stored under `name`. */
  suggestion?: { name: string; title: string; content: string }
}

const fields = ['title', 'content', 'pillar'] as const

/** Create or edit a discussion. Closing the dialog keeps the text as a draft on this device. */
export function DiscussionForm({ open, onOpenChange, post, pillar = 'purpose', suggestion }: Props) {
  const id = useId()
  const draft = useFormDraft(`discussion:${post?.id ?? suggestion?.name ?? 'new'}`)
  const { title: initialTitle, content: initialContent } = post ?? suggestion ?? { title: '', content: '' }
  const initialValues = { title: initialTitle, content: initialContent, pillar: post?.pillar ?? pillar }
  const { register, handleSubmit, control, getValues, setError, reset, formState } = useForm({
    resolver: zodResolver(postForm),
    defaultValues: { ...initialValues, ...pickDraftFields(draft.read()) },
  })
  const { errors, isSubmitting } = formState
  // Register in screen order, because the first invalid field takes the focus.
  const [title, content, pillarControl] = [register('title'), register('content'), register('pillar')]
  const currentValues = useWatch({ control })
  const hasChanges = currentValues.title !== initialValues.title || currentValues.content !== initialValues.content
  const save = useSaveDiscussion(post)
  const canPost = useCanPost()

  const submit = handleSubmit(async (body) => {
    try {
      const saved = await save.mutateAsync({ body, idempotencyKey: draft.getIdempotencyKey(body) })
      draft.discard()
      reset(post ? { title: saved.title, content: saved.content, pillar: saved.pillar } : initialValues)
      onOpenChange(false)
    } catch (error) {
      setFormErrors(error, fields, setError)
    }
  })

  function persistDraft() {
    const values = getValues()
    if (values.title === initialValues.title && values.content === initialValues.content) draft.discard()
    else draft.save(values)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isSubmitting) onOpenChange(next)
      }}
      title={post ? 'Edit discussion' : 'Start a Discussion'}
      footer={
        canPost && (
          <>
            {hasChanges && !isSubmitting && (
              <Button
                variant="quiet"
                className={styles.discard}
                onClick={() => {
                  draft.discard()
                  reset(initialValues)
                }}
              >
                {post || suggestion ? 'Undo changes' : 'Discard draft'}
              </Button>
            )}
            <Button variant="primary" type="submit" form={id} busy={isSubmitting}>
              {post ? 'Save changes' : 'Post'}
            </Button>
          </>
        )
      }
    >
      <PostingGate>
        <form
          id={id}
          className={styles.form}
          onSubmit={(event) => void submit(event)}
          onChange={persistDraft}
          noValidate
        >
          {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
          <Field label="Title" error={errors.title?.message}>
            {(field) => <TextInput {...field} {...title} autoComplete="off" readOnly={isSubmitting} />}
          </Field>
          <MarkdownField
            label="Content"
            error={errors.content?.message}
            getValue={() => getValues('content')}
            onKeyDown={submitOnCtrlEnter}
            readOnly={isSubmitting}
            {...content}
          />
          <CrisisNotice />
          <Field label="Pillar" error={errors.pillar?.message}>
            {(field) => (
              <Select {...field} {...pillarControl}>
                <PillarOptions />
              </Select>
            )}
          </Field>
        </form>
      </PostingGate>
    </Dialog>
  )
}

/** Pick the draft's fields, or none if it has no text; a pillar alone is not worth restoring. */
function pickDraftFields({ title = '', content = '', pillar }: Record<string, string> = {}) {
  if (!title && !content) return {}
  return isPillar(pillar) ? { title, content, pillar } : { title, content }
}
