import { Link } from 'react-router'
import type { ModerationSummary, StaffDecision } from '#contract/moderation.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDateTime, formatLongDate, toLocalDate } from '#web/ui/dates.ts'
import { nameDecision } from './decision-words.ts'
import { formatEnd, isMuted } from './ends.ts'
import { MemberNotes } from './MemberNotes.tsx'
import styles from './Case.module.css'

/** What staff should know about a member: dates, earlier decisions and notes. */
export function AuthorSummary({ summary, caseId }: { summary: ModerationSummary; caseId: string }) {
  const { id, username, role, createdAt, mutedUntil, suspendedAt, discussions, replies, decisions } = summary
  const timeZone = useTimeZone()
  const muteEnd = formatEnd(mutedUntil, timeZone)
  return (
    <Card as="section" className={styles.author} aria-labelledby="author">
      <h2 id="author" className={styles.heading}>
        <Link to={paths.member(id)}>
          <bdi>{username}</bdi>
        </Link>
      </h2>
      {(role !== 'member' || isMuted(mutedUntil) || suspendedAt) && (
        <div className={styles.badges}>
          {role !== 'member' && <Badge>{role === 'admin' ? 'Admin' : 'Moderator'}</Badge>}
          {isMuted(mutedUntil) && <Badge tone="brass">{muteEnd ? `Muted until ${muteEnd}` : 'Muted'}</Badge>}
          {suspendedAt && <Badge tone="brass">Suspended</Badge>}
        </div>
      )}
      <p className={styles.soft}>
        Joined {formatLongDate(toLocalDate(timeZone, createdAt))}.{' '}
        {discussions === 1 ? '1 discussion' : `${discussions} discussions`},{' '}
        {replies === 1 ? '1 reply' : `${replies} replies`}.
      </p>
      <h3 className={styles.subheading}>Earlier decisions</h3>
      {decisions.length === 0 ? (
        <p className={styles.soft}>None.</p>
      ) : (
        <ul className={styles.rows}>
          {decisions.map((decision) => (
            <DecisionRow key={decision.id} decision={decision} />
          ))}
        </ul>
      )}
      <MemberNotes summary={summary} caseId={caseId} />
    </Card>
  )
}

function DecisionRow({ decision: { action, kind, title, note, until, by, createdAt } }: { decision: StaffDecision }) {
  const timeZone = useTimeZone()
  const end = formatEnd(until, timeZone)
  return (
    <li>
      <p>
        <b>{nameDecision(action, kind)}</b>
        {end && ` until ${end}`}
      </p>
      {title && (
        <p className={styles.soft} dir="auto">
          {title}
        </p>
      )}
      {note && (
        <p className={styles.typed} dir="auto">
          {note}
        </p>
      )}
      <p className={styles.meta}>
        {by && <bdi>{by.username}</bdi>}
        <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
      </p>
    </li>
  )
}
