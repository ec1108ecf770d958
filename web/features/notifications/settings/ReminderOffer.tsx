import { formatClock } from '#web/features/reminders/clock-times.ts'
import { getReminderOfferName } from '#web/features/reminders/reminder-offer-name.ts'
import { Offer } from '#web/shell/Offer.tsx'
import { useShownOffer } from '#web/shell/offers.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { useAcceptOffer } from './use-accept-offer.ts'
import type { OfferedReminder } from './use-reminder-offer.ts'

type Props = { reminder: OfferedReminder; onDismiss: () => void }

/** Offers a daily reminder. */
export function ReminderOffer({ reminder: { time, publicKey, canEmail }, onDismiss }: Props) {
  const accept = useAcceptOffer(time)
  useShownOffer(getReminderOfferName(useUser()?.id ?? ''))
  return (
    <Offer
      title="Want a reminder?"
      choices={
        <>
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
        </>
      }
      onDismiss={onDismiss}
    >
      <p>{`Every day at ${formatClock(time)}, only if you still have something to do.`}</p>
    </Offer>
  )
}
