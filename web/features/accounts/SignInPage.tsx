import { useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { ApiError, callApi, getErrorMessage } from '#web/api/client.ts'
import { signInForm } from '#web/forms/account-forms.ts'
import { Form } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { paths } from '#web/paths.ts'
import { AccountLayout } from '#web/shell/AccountLayout.tsx'
import { focusNextHeading } from '#web/shell/next-heading.ts'
import { useSite } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
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

const SignInInvitation = lazyComponent(async () => (await import('./SignInInvitation.tsx')).SignInInvitation)

export function SignInPage() {
  const returnTo = useSearchParams()[0].get('returnTo') ?? undefined
  const { hash } = useLocation()
  const { firstAccount } = useSite()
  if (firstAccount) return <Navigate to={paths.signUp({ returnTo }) + hash} replace />
  return (
    <AccountLayout title="Sign in">
      <AuthNav returnTo={returnTo} />
      <SignInForm returnTo={returnTo} />
      {returnTo === paths.invite() && <SignInInvitation />}
    </AccountLayout>
  )
}

function SignInForm({ returnTo }: { returnTo?: string }) {
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useFormSubmit({
    schema: signInForm,
    defaultValues: { email: emailStore.get(), password: '' },
    leaves: true,
    async save(body, { setError }) {
      setRefusal(undefined)
      try {
        const { startedChallengeId } = await callApi('POST /api/auth/sign-in', { body })
        rememberReturnPath(undefined)
        focusNextHeading()
        return location.assign(
          startedChallengeId ? paths.challenge(startedChallengeId) : buildReturnPath(returnTo, location.hash),
        )
      } catch (error) {
        if (!isRefusal(error)) throw error
        setRefusal({ error, credentials: body })
        // Otherwise the form would count as submitted.
        return setError('root', { type: error.code })
      }
    },
  })

  return (
    <>
      {refusal && <RefusalNotice {...refusal} />}
      <Form form={form} className={styles.fields}>
        <FormField form={form} name="email" options={emailFieldOptions} label="Email">
          {(control) => <TextInput {...control} type="email" inputMode="email" autoComplete="username" />}
        </FormField>
        <FormField form={form} name="password" label="Password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <Button variant="primary" type="submit" busy={form.busy}>
          Sign in
        </Button>
        <p className={styles.aside}>
          <Link to={paths.reset({ returnTo })} onClick={() => rememberReturnPath(returnTo)}>
            Forgot your password?
          </Link>
        </p>
      </Form>
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
