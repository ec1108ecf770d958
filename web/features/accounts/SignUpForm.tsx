import { useWatch } from 'react-hook-form'
import { callApi } from '#web/api/client.ts'
import { signUpForm } from '#web/forms/account-forms.ts'
import { Form } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { paths } from '#web/paths.ts'
import { focusNextHeading } from '#web/shell/next-heading.ts'
import { useSite } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
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
  /** Address to which it was mailed. */
  invitedEmail?: string
  /** Asks the site's questions. */
  needsApproval?: boolean
  /** Called if the sign-up waits for approval. */
  onSent?: () => void
}

export function SignUpForm({ returnTo, setupCode, invitation, invitedEmail, needsApproval = false, onSent }: Props) {
  const { questions } = useSite()
  const form = useFormSubmit({
    schema: signUpForm,
    defaultValues: {
      email: invitedEmail ?? emailStore.get(),
      username: '',
      firstName: '',
      password: '',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      answers: needsApproval ? questions.map(() => '') : [],
    },
    fields: [
      'email',
      'username',
      'firstName',
      'password',
      'answers.0',
      'answers.1',
      'answers.2',
      'answers.3',
      'answers.4',
    ],
    leaves: true,
    async save(body) {
      const reply = await callApi('POST /api/auth/sign-up', { body: { ...body, setupCode, invitation } })
      rememberReturnPath(undefined)
      forgetInvitation()
      if ('status' in reply) return onSent?.()
      focusNextHeading()
      if (reply.startedChallengeId) location.assign(paths.challenge(reply.startedChallengeId))
      else location.assign(buildReturnPath(returnTo, location.hash))
      return undefined
    },
  })
  const [email, username, password] = useWatch({ control: form.control, name: ['email', 'username', 'password'] })

  const isInvited = email.trim().toLowerCase() === invitedEmail

  return (
    <Form form={form} className={styles.fields}>
      <FormField
        form={form}
        name="email"
        options={emailFieldOptions}
        label="Email"
        hint={invitedEmail && describeInvitedEmail(isInvited)}
      >
        {(control) => <TextInput {...control} type="email" inputMode="email" autoComplete="email" />}
      </FormField>
      <FormField form={form} name="username" label="Username" hint="Other members see this name.">
        {(control) => <TextInput {...control} autoComplete="nickname" autoCapitalize="none" spellCheck={false} />}
      </FormField>
      <FormField
        form={form}
        name="firstName"
        label="First name"
        optional
        hint="To greet you. Other members don’t see it."
      >
        {(control) => <TextInput {...control} autoComplete="given-name" />}
      </FormField>
      <FormField
        form={form}
        name="password"
        label="Password"
        hint={<PasswordStrength password={password} names={[email, username]} />}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      {needsApproval &&
        questions.map((question, index) => (
          <FormField form={form} name={`answers.${index}`} key={question} label={question}>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        ))}
      <p className={styles.aside}>
        {needsApproval ? 'By asking to join' : 'By creating an account'} you accept the{' '}
        <NewTabLink href={paths.guidelines()}>community guidelines</NewTabLink> and the{' '}
        <NewTabLink href={paths.privacy()}>privacy page</NewTabLink>.
      </p>
      <Button variant="primary" type="submit" busy={form.busy}>
        {needsApproval ? 'Send request' : 'Create account'}
      </Button>
    </Form>
  )
}

function describeInvitedEmail(isInvited: boolean): string {
  return isInvited
    ? 'Your invitation came to this address, so you don’t need to confirm it.'
    : 'Your invitation came to another address, so we’ll send a link to confirm this one.'
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
