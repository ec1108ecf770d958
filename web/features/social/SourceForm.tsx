import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { sourceForm } from '#web/forms/source-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useAddSource } from './source-mutations.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

const defaultValues = { platform: 'instagram' as const, handle: '', displayName: '', accessToken: '' }

export function SourceForm({ open, onOpenChange }: Props) {
  const addSource = useAddSource()
  const form = useFormSubmit({
    schema: sourceForm,
    defaultValues,
    fields: ['handle', 'displayName', 'accessToken'],
    async save(body) {
      await addSource.mutateAsync(body)
      close()
    },
  })

  function close() {
    // Clear the token from the page.
    form.reset()
    onOpenChange(false)
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={close}
      title="Add an Instagram account"
      description="Use a professional account that the token can read. Its posts are fetched every hour."
      submitLabel="Add account"
    >
      <FormField form={form} name="handle" label="Instagram user ID" hint="Digits, such as 17841405822304914.">
        {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="displayName"
        options={{ setValueAs: (text: string) => text.trim() || undefined }}
        label="Name"
        optional
        hint="A name to identify the account."
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="accessToken"
        label="Access token"
        optional
        hint="Encrypted and never shown again. Leave empty to use the site’s token."
      >
        {(control) => <PasswordInput {...control} autoComplete="off" />}
      </FormField>
    </FormDialog>
  )
}
