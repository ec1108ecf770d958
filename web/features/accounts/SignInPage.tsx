import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { ApiError, callApi, getErrorMessage } from '#web/api/client.ts'
import { signInForm } from '#web/forms/account-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { paths } from '#web/paths.ts'
import { AccountLayout } from '#web/shell/AccountLayout.tsx'
import { useSite } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { AuthNav } from './AuthNav.tsx'
import { emailFieldOptions, emailStore } from './email-store.ts'
import { buildReturnPath } from './link-token.ts'
import { rememberReturnPath } from './remembered-return-path.ts'
import styles from '#web/shell/AccountLayout.module.css'

const SuspensionAppeal = lazyComponent(
  async () => (await import('#web/features/moderation/SuspensionAppeal.tsx')).SuspensionAppeal,
  // Says it at once, and also if the appeal fails to load.
  { fallback: ({ text }) => <Banner tone="error" title={text} />, onFailure: () => undefined },
)

export function SignInPage() {
  const returnTo = useSearchParams()[0].get('returnTo') ?? undefined
  const { hash } = useLocation()
  const { firstAccount } = useSite()
  if (firstAccount) return <Navigate to={paths.signUp({ returnTo }) + hash} replace />
  return (
    <AccountLayout title="Sign in">
      <AuthNav returnTo={returnTo} />
      <SignInForm returnTo={returnTo} />
    </AccountLayout>
  )
}

function SignInForm({ returnTo }: { returnTo?: string }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email: emailStore.get(), password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const [refusal, setRefusal] = useState<Refusal>()

  const submit = handleSubmit(async (body) => {
    setRefusal(undefined)
    try {
      await callApi('POST /api/auth/sign-in', { body })
      rememberReturnPath(undefined)
      location.assign(buildReturnPath(returnTo, location.hash))
    } catch (error) {
      if (isRefusal(error)) {
        setRefusal({ error, credentials: body })
        // Otherwise the form would count as submitted.
        setError('root', { type: error.code })
      } else setFormErrors(error, ['email', 'password'], setError)
    }
  })

  return (
    <>
      {refusal && <RefusalNotice {...refusal} />}
      <form className={styles.fields} onSubmit={submit} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('email', emailFieldOptions)}
              type="email"
              inputMode="email"
              autoComplete="username"
            />
          )}
        </Field>
        <Field label="Password" error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
        </Field>
        <Button variant="primary" type="submit" busy={isSubmitting || isSubmitSuccessful}>
          Sign in
        </Button>
        <p className={styles.aside}>
          <Link to={paths.reset({ returnTo })} onClick={() => rememberReturnPath(returnTo)}>
            Forgot your password?
          </Link>
        </p>
      </form>
    </>
  )
}

type Refusal = { error: ApiError; credentials: { email: string; password: string } }

/** The password was right, but the account can't be used. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'suspended' || error.code === 'awaiting-approval')
}

function RefusalNotice({ error, credentials }: Refusal) {
  return (
    <div className={styles.refusal}>
      {error.code === 'suspended' ? (
        <SuspensionAppeal text={getErrorMessage(error)} credentials={credentials} />
      ) : (
        <div role="status">
          <Banner title="Your request is waiting for approval.">You can sign in once an admin has approved it.</Banner>
        </div>
      )}
    </div>
  )
}
