import { getErrorMessage, isSessionEnd } from '#web/api/client.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CodeWords } from './CodeWords.tsx'
import { useSendTestMail } from './delivery-mutations.ts'
import { explainMailError } from './explain-mail-error.ts'
import styles from './Delivery.module.css'

export function TestEmail() {
  const test = useSendTestMail()
  return (
    <div className={styles.test}>
      <div role="status">
        {test.data?.error === null && (
          <Banner title="The mail server accepted the test email.">
            It went to {test.data.to}. If it doesn’t arrive in a few minutes, look in the spam folder.
          </Banner>
        )}
      </div>
      {test.data?.error && <Refused error={test.data.error} />}
      {test.error && !isSessionEnd(test.error) && <Banner tone="error" title={getErrorMessage(test.error)} />}
      <Button wide busy={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? 'Sending...' : 'Send a test email'}
      </Button>
    </div>
  )
}

function Refused({ error }: { error: string }) {
  const advice = explainMailError(error)
  return (
    <Banner tone="error" title="The test email was not sent.">
      <p className={styles.answer}>{error}</p>
      {advice && (
        <p>
          <CodeWords text={advice} />
        </p>
      )}
    </Banner>
  )
}
