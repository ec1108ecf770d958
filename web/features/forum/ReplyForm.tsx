import { useWatch } from 'react-hook-form'
import type { ForumReply } from '#contract/forum.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { Form, FormActions } from '#web/forms/Form.tsx'
import { FormMarkdownField } from '#web/forms/FormMarkdownField.tsx'
import { replyForm } from '#web/forms/forum-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { Button } from '#web/ui/Button.tsx'
import { keepFormInView } from '#web/ui/keep-form-in-view.ts'
import { useSaveReply } from './forum-mutations.ts'
import { getReplyDraftName } from './reply-draft-name.ts'
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts'

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
  const saveReply = useSaveReply(postId, reply)
  const form = useFormSubmit({
    schema: replyForm,
    defaultValues: { content: draft.read()?.content ?? initialContent },
    async save(body) {
      const saved = await saveReply.mutateAsync({ body, idempotencyKey: draft.getIdempotencyKey(body) })
      draft.discard()
      onSaved(saved)
    },
  })
  const hasContent = useWatch({ control: form.control, name: 'content' }).trim() !== ''

  function persistDraft() {
    const content = form.getValues('content')
    if (content === initialContent) draft.discard()
    else draft.save({ content })
  }

  function cancel() {
    draft.discard()
    onCancel()
  }

  return (
    <Form
      form={form}
      aria-label={reply ? 'Edit reply' : 'Write a reply'}
      ref={focused ? focusAtEnd : keepFormInView}
      onChange={persistDraft}
    >
      <FormMarkdownField
        form={form}
        keepLines
        name="content"
        label={reply ? 'Reply' : 'Your reply'}
        onKeyDown={submitOnCtrlEnter}
        readOnly={form.busy}
      />
      <CrisisNotice />
      <FormActions inline>
        <Button aria-disabled={form.busy || undefined} onClick={form.busy ? undefined : cancel}>
          {hasContent && !reply ? 'Discard draft' : 'Cancel'}
        </Button>
        <Button variant="primary" type="submit" busy={form.busy}>
          {reply ? 'Save changes' : 'Reply'}
        </Button>
      </FormActions>
    </Form>
  )
}

function focusAtEnd(form: HTMLFormElement): () => void {
  const textarea = form.querySelector('textarea')
  textarea?.focus({ preventScroll: true })
  textarea?.setSelectionRange(textarea.value.length, textarea.value.length)
  return keepFormInView(form)
}
