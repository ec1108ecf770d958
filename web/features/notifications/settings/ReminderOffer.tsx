import { formatClock } from '#web/features/reminders/clock-times.ts'
import { getReminderOfferName } from '#web/features/reminders/reminder-offer-name.ts'
import { useShownOffer } from '#web/shell/offers.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { restoreFocusOnUnmount, restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { useAcceptOffer } from './use-accept-offer.ts'
import type { OfferedReminder } from './use-reminder-offer.ts'
import styles from './ReminderOffer.module.css'

type Props = { reminder: OfferedReminder; onDismiss: () => void }

/** Offers a daily reminder. */
export function ReminderOffer({ reminder: { time, publicKey, canEmail }, onDismiss }: Props) {
  const accept = useAcceptOffer(time)
  useShownOffer(getReminderOfferName(useUser()?.id ?? ''))
  return (
    <Card as="section" className={styles.offer} aria-labelledby="reminder-offer">
      <div className={styles.words}>
        <h3 id="reminder-offer">Want a reminder?</h3>
        <p>{`Every day at ${formatClock(time)}, only if you still have something to do.`}</p>
      </div>
      <div className={styles.choices}>
        {publicKey && (
          <Button
            ref={restoreFocusOnUnmount}
            busy={accept.isPending && accept.variables.channel === 'push'}
            onClick={() => accept.mutate({ channel: 'push', publicKey })}
          >
            {/Mobi/.test(navigator.userAgent) ? 'On this phone' : 'On this device'}
          </Button>
        )}
        {canEmail && (
          <Button
            ref={restoreFocusOnUnmount}
            busy={accept.isPending && accept.variables.channel === 'email'}
            onClick={() => accept.mutate({ channel: 'email' })}
          >
            By email
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            restoreFocusToRegion(currentTarget)
            onDismiss()
          }}
        >
          No thanks
        </Button>
      </div>
    </Card>
  )
}
