import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useSearchParams } from 'react-router'
import { callApi } from '#web/api/client.ts'
import { signUpForm } from '#web/forms/account-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { AuthNav } from './AuthNav.tsx'
import { emailFieldOptions, emailStore } from './email-store.ts'
import { buildReturnPath } from './link-token.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import { rememberReturnPath } from './remembered-return-path.ts'
import { readSetupCode } from './setup-code.ts'
import styles from './AccountLayout.module.css'

export function SignUpPage() {
  const returnTo = useSearchParams()[0].get('returnTo') ?? undefined
  const { hash } = useLocation()
  const { firstAccount, firstAccountIsAdmin, signUp } = useSite()
  const setupCode = firstAccount ? readSetupCode() : undefined
  if (firstAccount && !setupCode) return <SetupNotice returnTo={returnTo} />
  if (signUp === 'closed' && !firstAccount) {
    return (
      <AccountLayout
        title="Create an account"
        lead="This site isn’t accepting new members. Ask the person who runs it."
      >
        <p className={styles.actions}>
          <LinkButton to={paths.signIn({ returnTo }) + hash}>Sign in instead</LinkButton>
        </p>
      </AccountLayout>
    )
  }
  return (
    <AccountLayout
      title={
        setupCode
          ? `Create the first account${firstAccountIsAdmin ? ': it will be the admin' : ''}`
          : 'Create an account'
      }
    >
      {!firstAccount && <AuthNav returnTo={returnTo} />}
      <SignUpForm returnTo={returnTo} setupCode={setupCode} />
    </AccountLayout>
  )
}

function SetupNotice({ returnTo }: { returnTo?: string }) {
  // The printed link doesn't carry the path.
  useEffect(() => rememberReturnPath(returnTo), [returnTo])
  return (
    <AccountLayout
      title="Set up this site"
      lead="To create the first account, open the link that the server printed when it started."
    >
      <p className={styles.aside}>
        To print it again, run <code>npm run admin -- setup-link</code> on the server.
      </p>
    </AccountLayout>
  )
}

function SignUpForm({ returnTo, setupCode }: { returnTo?: string; setupCode?: string }) {
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: {
      email: emailStore.get(),
      username: '',
      password: '',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const [email, username, password] = useWatch({ control, name: ['email', 'username', 'password'] })

  const submit = handleSubmit(async (body) => {
    try {
      await callApi('POST /api/auth/sign-up', { body: { ...body, setupCode } })
      rememberReturnPath(undefined)
      location.assign(buildReturnPath(returnTo, location.hash))
    } catch (error) {
      setFormErrors(error, ['email', 'username', 'password'], setError)
    }
  })

  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email', emailFieldOptions)}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field label="Username" hint="Other members see this name." error={errors.username?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('username')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={<PasswordStrength password={password} names={[email, username]} />}
        error={errors.password?.message}
      >
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Button variant="primary" type="submit" busy={isSubmitting || isSubmitSuccessful}>
        Create account
      </Button>
    </form>
  )
}
