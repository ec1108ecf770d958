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
import { useWriteInThread } from './thread-queries.ts'

export type ThreadFormProps = {
  challengeId: string
  /** What to know before posting. */
  hint: string | undefined
  onSaved: (reply: ForumReply) => void
  onCancel: () => void
}

/** Writes the first post in the thread of a challenge. */
export function ThreadForm({ challengeId, hint, onSaved, onCancel }: ThreadFormProps) {
  const draft = useFormDraft(`thread:challenge:${challengeId}`)
  const { mutateAsync } = useWriteInThread({ kind: 'challenge', id: challengeId })
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
    onCancel()
  }

  return (
    <Form
      form={form}
      aria-label="Your post"
      ref={focusField}
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
        label="Your post"
        onKeyDown={submitOnCtrlEnter}
        readOnly={form.busy}
      />
      {hint && <p>{hint}</p>}
      <CrisisNotice />
      <FormActions inline>
        <Button aria-disabled={form.busy || undefined} onClick={form.busy ? undefined : cancel}>
          Cancel
        </Button>
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
