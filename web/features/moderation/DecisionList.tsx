import type { StaffDecision } from '#contract/moderation.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { nameDecision } from './decision-words.ts'
import { formatEnd } from './ends.ts'
import styles from './MemberRecord.module.css'

const appealLabels = {
  open: 'Appealed, not answered yet',
  upheld: 'Upheld after an appeal',
  reversed: 'Reversed after an appeal',
}

/** What moderators decided about a member. */
export function DecisionList({ decisions }: { decisions: StaffDecision[] }) {
  if (decisions.length === 0) return <p className={styles.soft}>There are no decisions about this member.</p>
  return (
    <ul className={styles.rows} aria-label="Decisions">
      {decisions.map((decision) => (
        <DecisionItem key={decision.id} decision={decision} />
      ))}
    </ul>
  )
}

function DecisionItem({
  decision: { action, kind, crew, title, note, until, by, createdAt, appeal },
}: {
  decision: StaffDecision
}) {
  const timeZone = useTimeZone()
  const end = formatEnd(until, timeZone)
  return (
    <li>
      <p className={styles.strong}>
        {nameDecision(action, kind, crew)}
        {title && (
          <>
            : <bdi>{title}</bdi>
          </>
        )}
      </p>
      {note && (
        <p className={styles.text} dir="auto">
          {note}
        </p>
      )}
      <p className={styles.meta}>
        <bdi>{by?.username ?? 'The site'}</bdi>
        <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
        {until && <span>{end === undefined ? 'No end date' : `Until ${end}`}</span>}
        {appeal && <span>{appealLabels[appeal.status]}</span>}
      </p>
    </li>
  )
}
