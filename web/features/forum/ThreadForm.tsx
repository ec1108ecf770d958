import type { ForumReply } from '#contract/forum.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { Form, FormActions } from '#web/forms/Form.tsx'
import { FormMarkdownField } from '#web/forms/FormMarkdownField.tsx'
import { replyForm } from '#web/forms/forum-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { Button } from '#web/ui/Button.tsx'
import { keepFormInView } from '#web/ui/keep-form-in-view.ts'
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts'
import { type ThreadOwner, useWriteInThread } from './thread-queries.ts'

export type ThreadFormProps = {
  owner: ThreadOwner
  label: string
  /** What to know before posting. */
  hint?: string | undefined
  /** Takes the focus when it opens, by default. */
  focused?: boolean
  onSaved: (reply: ForumReply) => void
  /** A form that stays open has none. */
  onCancel?: () => void
}

/** Writes in the thread of a challenge or a crew, also before it exists. */
export function ThreadForm({ owner, label, hint, focused = true, onSaved, onCancel }: ThreadFormProps) {
  const draft = useFormDraft(`thread:${owner.kind}:${owner.id}`)
  const { mutateAsync } = useWriteInThread(owner)
  const form = useFormSubmit({
    schema: replyForm,
    defaultValues: { content: draft.read()?.content ?? '' },
    async save({ content }) {
      const reply = await mutateAsync({ content, idempotencyKey: draft.getIdempotencyKey({ content }) })
      draft.discard()
      onSaved(reply)
    },
  })

  function cancel() {
    draft.discard()
    onCancel?.()
  }

  return (
    <Form
      form={form}
      aria-label={label}
      ref={focused ? focusField : keepFormInView}
      onChange={() => {
        const content = form.getValues('content')
        if (content === '') draft.discard()
        else draft.save({ content })
      }}
    >
      <FormMarkdownField
        form={form}
        keepLines
        name="content"
        label={label}
        onKeyDown={submitOnCtrlEnter}
        readOnly={form.busy}
      />
      {hint && <p>{hint}</p>}
      <CrisisNotice />
      <FormActions inline>
        {onCancel && (
          <Button aria-disabled={form.busy || undefined} onClick={form.busy ? undefined : cancel}>
            Cancel
          </Button>
        )}
        <Button variant="primary" type="submit" busy={form.busy}>
          Post
        </Button>
      </FormActions>
    </Form>
  )
}

function focusField(form: HTMLFormElement): () => void {
  form.querySelector('textarea')?.focus({ preventScroll: true })
  return keepFormInView(form)
}
