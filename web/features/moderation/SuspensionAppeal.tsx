import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/api/client.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { Form, FormActions } from '#web/forms/Form.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import styles from './Appeal.module.css'

type Props = {
  /** What the server said when they tried to sign in. */
  text: string
  /** The email and password that they tried to sign in with. */
  credentials: { email: string; password: string }
}

/** On the sign-in screen of a suspended member. Render it outside the sign-in form. */
export function SuspensionAppeal({ text, credentials }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  const appeal = useMutation({
    mutationFn: () => callApi('POST /api/auth/appeal', { body: { ...credentials, message } }),
  })
  const form = useMutationForm(appeal, appeal.mutate, ['message'])

  if (appeal.isSuccess)
    return (
      // The form is gone, so the focus moves here.
      <div tabIndex={-1} ref={focusOnMount}>
        <Banner title="Your appeal was sent.">
          A moderator will read it. You’ll get the answer by email if the site can send emails and you have confirmed
          your address. If not, try to appeal again here later to see it.
        </Banner>
      </div>
    )
  return (
    <div className={styles.appeal}>
      <Banner tone="error" title={text} />
      {isOpen ? (
        <Form form={form} className={styles.form} aria-label="Appeal">
          <Field label="Why should we change this?" hint="You can send one message." error={form.fieldErrors.message}>
            {(control) => (
              <TextArea
                {...control}
                ref={focusOnMount}
                rows={5}
                value={message}
                onChange={({ target }) => setMessage(target.value)}
              />
            )}
          </Field>
          <CrisisNotice />
          <FormActions>
            <Button variant="primary" type="submit" busy={form.busy}>
              Send appeal
            </Button>
          </FormActions>
        </Form>
      ) : (
        <Button onClick={() => setIsOpen(true)}>Send an appeal</Button>
      )}
    </div>
  )
}
