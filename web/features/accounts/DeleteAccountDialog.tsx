import type { User } from '#contract/account-fields.ts'
import { callApi } from '#web/api/client.ts'
import { FormChoices } from '#web/forms/FormChoices.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { deleteAccountForm } from '#web/forms/settings-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { paths } from '#web/paths.ts'
import { deleteMemberStorage } from '#web/shell/member-storage.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { persistToast } from '#web/ui/toast.ts'

const defaultValues = { password: '', posts: 'keep' as const }

const choices = [
  { value: 'keep', label: 'Keep my posts', hint: 'They will be shown as written by “deleted member”.' },
  {
    value: 'remove',
    label: 'Delete my posts',
    hint: 'Discussions with replies from others stay, but without your text.',
  },
] as const

export function DeleteAccountDialog({
  user,
  open,
  onOpenChange,
}: {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const form = useFormSubmit({
    schema: deleteAccountForm,
    defaultValues,
    leaves: true,
    async save(body) {
      await callApi('POST /api/account/delete', { body })
      deleteMemberStorage(user.id)
      persistToast({ title: 'Account deleted', description: 'Your private data has been deleted.' })
      location.assign(paths.home())
    },
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
      title="Delete your account?"
      description="This happens immediately and can’t be undone. Backups of this site keep your data for up to five weeks, and copies of them elsewhere may keep it longer. Download it first if you want a copy."
      kind="alert"
      submitLabel="Delete my account"
      submitVariant="destructive"
    >
      <FormChoices form={form} name="posts" legend="Your community posts" choices={choices} />
      <FormField form={form} name="password" label="Your password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
    </FormDialog>
  )
}
