import type { Application } from '#contract/applications.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { refusalForm } from '#web/forms/member-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { useSite } from '#web/shell/session.ts'
import { isolate } from '#web/ui/isolate.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useRefuse } from './member-mutations.ts'

type Props = { application: Application; open: boolean; onOpenChange: (open: boolean) => void }

export function RefuseDialog({ application, open, onOpenChange }: Props) {
  const { mail } = useSite()
  const refuse = useRefuse(application)
  const form = useFormSubmit({
    schema: refusalForm,
    defaultValues: { message: '' },
    save: (body) => refuse.mutateAsync(body),
  })

  function close() {
    form.reset()
    onOpenChange(false)
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={close}
      title={`Decline ${isolate(application.username)}?`}
      description="The request and its answers are deleted. They can ask again."
      submitLabel="Decline request"
      submitVariant="destructive"
    >
      {mail ? (
        <FormField form={form} name="message" label="Message" optional hint="Sent by email.">
          {(control) => <TextArea {...control} />}
        </FormField>
      ) : (
        <p>This site can’t send email, so they aren’t told.</p>
      )}
    </FormDialog>
  )
}
