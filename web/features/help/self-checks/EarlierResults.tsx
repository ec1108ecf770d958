import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatLongDate } from '#web/ui/dates.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import type { SelfCheck } from './checks.ts'
import { deleteResults, useKeptResults } from './kept-results.ts'
import styles from './SelfChecks.module.css'

export function EarlierResults({ check }: { check: SelfCheck }) {
  const userId = useUser()?.id ?? ''
  const results = useKeptResults(userId, check.key)
  if (results.length === 0) return null
  return (
    <section className={styles.earlier} aria-labelledby="earlier">
      <h2 id="earlier">Earlier results</h2>
      <ul>
        {results.map(({ date, total }) => (
          <li key={date}>{`${formatLongDate(date)}: ${total} ${total === 1 ? 'point' : 'points'}`}</li>
        ))}
      </ul>
      <Button ref={restoreFocusOnUnmount} variant="quiet" onClick={() => deleteResults(userId, check.key)}>
        Delete them from this device
      </Button>
    </section>
  )
}
