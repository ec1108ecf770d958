import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { announcementCorrection } from '#web/forms/announcement-forms.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { FormMarkdownField } from '#web/forms/FormMarkdownField.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useCorrectAnnouncement } from './announcement-mutations.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; announcement: ManagedAnnouncement }

/** Change the text of an announcement that was sent. */
export function CorrectionForm({ open, onOpenChange, announcement }: Props) {
  const { title, content } = announcement
  const correct = useCorrectAnnouncement(announcement)
  const form = useFormSubmit({
    schema: announcementCorrection,
    defaultValues: { title, content },
    async save(body) {
      await correct.mutateAsync(body)
      onOpenChange(false)
    },
  })

  function cancel() {
    form.reset()
    onOpenChange(false)
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title="Edit announcement"
      description="Members see the new text in the app. Emails that were already sent don’t change."
      submitLabel="Save changes"
      onCancel={cancel}
    >
      <FormField form={form} name="title" label="Title">
        {(control) => <TextInput {...control} autoComplete="off" readOnly={form.busy} />}
      </FormField>
      <FormMarkdownField form={form} name="content" label="Text" readOnly={form.busy} />
    </FormDialog>
  )
}
