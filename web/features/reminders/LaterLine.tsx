import { useTimeZone } from '#web/shell/today.ts'
import { formatTime } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './reminders.module.css'

/** The extra reminder that the member asked for. */
export function LaterLine({ at }: { at: string }) {
  const timeZone = useTimeZone()
  return (
    <p className={styles.later}>
      <Icon name="clock" size="small" />
      {`Extra reminder at ${formatTime(timeZone, at)}, because you asked for it.`}
    </p>
  )
}
