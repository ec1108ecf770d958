import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { CardPrivacyNotice } from './CardPrivacyNotice.tsx'
import { type Payments, setupQuery } from './payment-setup.ts'
import styles from './OnboardingPage.module.css'

const CardForm = lazyComponent(async () => (await import('./CardForm.tsx')).CardForm, { fallback: () => <Spinner /> })

export function CardSetup({ payments }: { payments: Payments }) {
  const setup = useQuery(setupQuery(payments))
  if (setup.data?.state === 'processing')
    return <BankCheckPending onRetry={() => void setup.refetch()} busy={setup.isFetching} />
  return (
    <>
      <p className={styles.lead}>
        Add a payment method to unlock premium features and future upgrades. You won’t be charged now.
      </p>
      <Card className={styles.panel}>
        {setup.data?.state === 'open' ? (
          <CardForm
            stripe={setup.data.stripe}
            clientSecret={setup.data.clientSecret}
            onProcessing={() => void setup.refetch()}
          />
        ) : (
          <div className={styles.waiting}>
            <Spinner />
            {setup.isError && (
              <>
                <p>The payment form could not be loaded.</p>
                <Button busy={setup.isFetching} onClick={() => void setup.refetch()}>
                  Try again
                </Button>
              </>
            )}
          </div>
        )}
      </Card>
      <div className={styles.actions}>
        <LinkButton variant="quiet" to={paths.home()}>
          Not now
        </LinkButton>
      </div>
      <CardPrivacyNotice />
    </>
  )
}

function Spinner() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading...</span>
      <div className={styles.spinner} />
    </div>
  )
}

/** Some banks take minutes. A webhook tells the server when they are done. */
function BankCheckPending({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <>
      <p className={styles.lead}>Your bank is still checking the card. You don’t need to do anything.</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" wide to={paths.home()}>
          Go to Home
        </LinkButton>
        <Button busy={busy} onClick={onRetry}>
          Check again
        </Button>
      </div>
    </>
  )
}
