import { useWatch } from 'react-hook-form'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Form, FormActions } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { changePasswordForm } from '#web/forms/settings-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import { sessionsQuery } from './sessions.ts'

export function PasswordForm() {
  const user = useUser()
  const form = useFormSubmit({
    schema: changePasswordForm,
    defaultValues: { currentPassword: '', newPassword: '' },
    async save(body, { reset }) {
      await callApi('POST /api/account/password', { body })
      await queryClient.invalidateQueries(sessionsQuery)
      reset()
      toast({ title: 'Password changed', description: 'You’ve been signed out everywhere else.' })
    },
  })
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })

  return (
    <Form form={form}>
      {/* Tell password managers which account to update. */}
      <input hidden readOnly type="text" autoComplete="username" value={user?.email} aria-hidden="true" tabIndex={-1} />
      <FieldRow>
        <FormField form={form} name="currentPassword" label="Current password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <FormField
          form={form}
          name="newPassword"
          label="New password"
          hint={<PasswordStrength password={newPassword} names={user ? [user.email, user.username] : []} />}
        >
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
      </FieldRow>
      <FormActions>
        <Button type="submit" busy={form.busy}>
          Change password
        </Button>
      </FormActions>
    </Form>
  )
}
