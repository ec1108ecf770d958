import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { callApi } from '#web/api/client.ts'
import { newPasswordForm } from '#web/forms/account-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { paths } from '#web/paths.ts'
import { AccountLayout } from '#web/shell/AccountLayout.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { recallReturnPath } from './remembered-return-path.ts'
import styles from '#web/shell/AccountLayout.module.css'

export function NewPasswordForm({ token }: { token: string }) {
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const password = useWatch({ control, name: 'password' })

  if (isSubmitSuccessful) {
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

  const submit = handleSubmit(async ({ password }) => {
    try {
      await callApi('POST /api/auth/reset', { body: { token, password } })
    } catch (error) {
      setFormErrors(error, ['password'], setError)
    }
  })

  return (
    <AccountLayout title="Set a new password">
      <form className={styles.fields} onSubmit={submit} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Field
          label="New password"
          hint={<PasswordStrength password={password} names={[]} />}
          error={errors.password?.message}
        >
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Button variant="primary" type="submit" busy={isSubmitting}>
          Set password
        </Button>
      </form>
    </AccountLayout>
  )
}
