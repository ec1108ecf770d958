import { Link, useSearchParams } from 'react-router'
import { callApi } from '#web/api/client.ts'
import { requestResetForm } from '#web/forms/account-forms.ts'
import { Form } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { paths } from '#web/paths.ts'
import { AccountLayout } from '#web/shell/AccountLayout.tsx'
import { useSite } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import styles from '#web/shell/AccountLayout.module.css'

export function RequestResetForm() {
  const { mail } = useSite()
  const form = useFormSubmit({
    schema: requestResetForm,
    defaultValues: { email: '' },
    save: (body) => callApi('POST /api/auth/request-reset', { body }),
  })

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
  if (form.formState.isSubmitSuccessful) {
    return (
      <AccountLayout
        title="Check your email"
        lead="If an account exists for that address, we’ve sent it a link to reset the password."
      >
        <BackToSignIn />
      </AccountLayout>
    )
  }

  return (
    <AccountLayout title="Reset your password" lead="We’ll email you a link to set a new one.">
      <Form form={form} className={styles.fields}>
        <FormField form={form} name="email" label="Email">
          {(control) => <TextInput {...control} type="email" inputMode="email" autoComplete="username" />}
        </FormField>
        <Button variant="primary" type="submit" busy={form.busy}>
          Send reset link
        </Button>
      </Form>
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
