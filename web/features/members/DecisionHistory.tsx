import { useQuery } from '@tanstack/react-query'
import type { StaffDecision } from '#contract/moderation.ts'
import { nameDecision } from '#web/features/moderation/decision-words.ts'
import { formatEnd } from '#web/features/moderation/ends.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { moderationSummaryQuery } from './member-queries.ts'
import styles from './MemberPage.module.css'

const appealLabels = {
  open: 'Appealed, not answered yet',
  upheld: 'Upheld after an appeal',
  reversed: 'Reversed after an appeal',
}

export function DecisionHistory({ memberId }: { memberId: string }) {
  const result = useQuery(moderationSummaryQuery(memberId))
  return (
    <Loaded result={result}>
      {({ decisions }) =>
        decisions.length === 0 ? (
          <p className={styles.soft}>There are no decisions about this member.</p>
        ) : (
          <ul className={styles.entries} aria-label="Decisions">
            {decisions.map((decision) => (
              <DecisionItem key={decision.id} decision={decision} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function DecisionItem({
  decision: { action, kind, title, note, until, by, createdAt, appeal },
}: {
  decision: StaffDecision
}) {
  const timeZone = useTimeZone()
  const end = formatEnd(until, timeZone)
  return (
    <li>
      <p className={styles.strong}>
        {nameDecision(action, kind)}
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
        <bdi>{by?.username ?? 'The site'}</bdi>, <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
        {until && (
          <>
            {' · '}
            {end === undefined ? 'without an end' : `until ${end}`}
          </>
        )}
        {appeal && ` · ${appealLabels[appeal.status]}`}
      </p>
    </li>
  )
}
