import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { callApi } from '#web/api/client.ts'
import { signUpForm } from '#web/forms/account-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { emailFieldOptions, emailStore } from './email-store.ts'
import { forgetInvitation } from './invitation-token.ts'
import { buildReturnPath } from './link-token.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import { rememberReturnPath } from './remembered-return-path.ts'
import styles from '#web/shell/AccountLayout.module.css'

type Props = {
  returnTo?: string
  setupCode?: string
  /** Token of a valid invitation. */
  invitation?: string
  /** Asks the site's questions. */
  needsApproval?: boolean
  /** Called if the sign-up waits for approval. */
  onSent?: () => void
}

export function SignUpForm({ returnTo, setupCode, invitation, needsApproval = false, onSent }: Props) {
  const { questions } = useSite()
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: {
      email: emailStore.get(),
      username: '',
      password: '',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      answers: needsApproval ? questions.map(() => '') : [],
    },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const [email, username, password] = useWatch({ control, name: ['email', 'username', 'password'] })

  const submit = handleSubmit(async (body) => {
    try {
      const reply = await callApi('POST /api/auth/sign-up', { body: { ...body, setupCode, invitation } })
      rememberReturnPath(undefined)
      forgetInvitation()
      if ('status' in reply) onSent?.()
      else location.assign(buildReturnPath(returnTo, location.hash))
    } catch (error) {
      setFormErrors(
        error,
        ['email', 'username', 'password', 'answers.0', 'answers.1', 'answers.2', 'answers.3', 'answers.4'],
        setError,
      )
    }
  })

  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <Field label="Email" error={errors.email?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...register('email', emailFieldOptions)}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field label="Username" hint="Other members see this name." error={errors.username?.message}>
        {(field) => (
          <TextInput
            {...field}
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
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
      </Field>
      {needsApproval &&
        questions.map((question, index) => (
          <Field key={question} label={question} error={errors.answers?.[index]?.message}>
            {(field) => <TextArea {...field} {...register(`answers.${index}`)} rows={3} />}
          </Field>
        ))}
      <p className={styles.aside}>
        {needsApproval ? 'By asking to join' : 'By creating an account'} you accept the{' '}
        <NewTabLink href={paths.guidelines()}>community guidelines</NewTabLink> and the{' '}
        <NewTabLink href={paths.privacy()}>privacy page</NewTabLink>.
      </p>
      <Button variant="primary" type="submit" busy={isSubmitting || isSubmitSuccessful}>
        {needsApproval ? 'Send request' : 'Create account'}
      </Button>
    </form>
  )
}

/** Opens in a new tab, so that the form keeps its text. */
function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
