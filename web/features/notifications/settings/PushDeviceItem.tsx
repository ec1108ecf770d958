import type { User } from '#contract/account-fields.ts'
import type { PushDevice } from '#contract/push.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { formatLongDate, toLocalDate } from '#web/ui/dates.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { useRemoveDevice } from './push-devices.ts'
import styles from '#web/ui/settings.module.css'

export function PushDeviceItem({ device, user }: { device: PushDevice; user: User }) {
  const { name, current, createdAt, lastSuccessAt } = device
  const remove = useRemoveDevice(user.id)
  const formatDay = (instant: string) => formatLongDate(toLocalDate(user.timeZone, instant))
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.facts}>
          <span className={styles.strong}>{name}</span>
          {current && <Badge tone="brass">This device</Badge>}
        </div>
        <p className={styles.soft}>
          {`Added ${formatDay(createdAt)}, `}
          {lastSuccessAt ? `last message ${formatDay(lastSuccessAt)}` : 'no message yet'}
        </p>
      </div>
      <Button
        ref={restoreFocusOnUnmount}
        busy={remove.isPending}
        aria-label={`Remove ${name}`}
        onClick={() => remove.mutate(device)}
      >
        Remove
      </Button>
    </li>
  )
}
