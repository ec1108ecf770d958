import { Link } from 'react-router'
import type { ModerationSummary } from '#contract/moderation.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatLongDate, toLocalDate } from '#web/ui/dates.ts'
import { DecisionList } from './DecisionList.tsx'
import { formatEnd, isMuted } from './ends.ts'
import { MemberNotes } from './MemberNotes.tsx'
import { caseQuery } from './moderation-queries.ts'
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
      <DecisionList decisions={decisions} />
      <h3 className={styles.subheading}>Notes</h3>
      <MemberNotes
        summary={summary}
        onChange={(author) =>
          queryClient.setQueryData(caseQuery(caseId).queryKey, (data) => data && { ...data, author })
        }
      />
    </Card>
  )
}
