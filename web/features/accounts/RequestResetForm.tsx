import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { callApi } from '#web/api/client.ts'
import { requestResetForm } from '#web/forms/account-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { paths } from '#web/paths.ts'
import { AccountLayout } from '#web/shell/AccountLayout.tsx'
import { useSite } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import styles from '#web/shell/AccountLayout.module.css'

export function RequestResetForm() {
  const { mail } = useSite()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(requestResetForm),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  if (!mail) {
    return (
      <AccountLayout
        title="Reset your password"
        lead="This site doesn’t send email. Ask the person who runs it for a reset link."
      >
        <BackToSignIn />
      </AccountLayout>
    )
  }
  if (isSubmitSuccessful) {
    return (
      <AccountLayout
        title="Check your email"
        lead="If an account exists for that address, we’ve sent it a link to reset the password."
      >
        <BackToSignIn />
      </AccountLayout>
    )
  }

  const submit = handleSubmit(async (body) => {
    try {
      await callApi('POST /api/auth/request-reset', { body })
    } catch (error) {
      setFormErrors(error, ['email'], setError)
    }
  })

  return (
    <AccountLayout title="Reset your password" lead="We’ll email you a link to set a new one.">
      <form className={styles.fields} onSubmit={submit} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <TextInput {...control} {...register('email')} type="email" inputMode="email" autoComplete="username" />
          )}
        </Field>
        <Button variant="primary" type="submit" busy={isSubmitting}>
          Send reset link
        </Button>
      </form>
      <BackToSignIn />
    </AccountLayout>
  )
}

function BackToSignIn() {
  const returnTo = useSearchParams()[0].get('returnTo') ?? undefined
  return (
    <p className={styles.actions}>
      <span className={styles.aside}>
        <Link to={paths.signIn({ returnTo })}>Back to sign in</Link>
      </span>
    </p>
  )
}
