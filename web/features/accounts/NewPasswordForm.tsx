import { useWatch } from 'react-hook-form'
import { callApi } from '#web/api/client.ts'
import { newPasswordForm } from '#web/forms/account-forms.ts'
import { Form } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { paths } from '#web/paths.ts'
import { AccountLayout } from '#web/shell/AccountLayout.tsx'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { recallReturnPath } from './remembered-return-path.ts'
import styles from '#web/shell/AccountLayout.module.css'

export function NewPasswordForm({ token }: { token: string }) {
  const form = useFormSubmit({
    schema: newPasswordForm,
    defaultValues: { password: '' },
    save: ({ password }) => callApi('POST /api/auth/reset', { body: { token, password } }),
  })
  const password = useWatch({ control: form.control, name: 'password' })

  if (form.formState.isSubmitSuccessful) {
    return (
      <AccountLayout title="Password set" lead="You’ve been signed out on all devices.">
        <div className={styles.actions}>
          <LinkButton variant="primary" href={paths.login({ returnTo: recallReturnPath() })}>
            Sign in
          </LinkButton>
        </div>
      </AccountLayout>
    )
  }

  return (
    <AccountLayout title="Set a new password">
      <Form form={form} className={styles.fields}>
        <FormField
          form={form}
          name="password"
          label="New password"
          hint={<PasswordStrength password={password} names={[]} />}
        >
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
        <Button variant="primary" type="submit" busy={form.busy}>
          Set password
        </Button>
      </Form>
    </AccountLayout>
  )
}
