import type { ReactNode } from 'react'
import type { MemberDetail } from '#contract/members.ts'
import { useMemberDate } from '#web/shell/today.ts'
import { formatLongDate } from '#web/ui/dates.ts'
import styles from './MemberPage.module.css'

export function MemberFacts({ member }: { member: MemberDetail }) {
  const toDate = useMemberDate()
  const formatDate = (instant: string) => <time dateTime={instant}>{formatLongDate(toDate(instant))}</time>
  const facts: [name: string, value: ReactNode][] = [
    ['Joined', formatDate(member.createdAt)],
    ['Last seen', member.lastSeenAt ? formatDate(member.lastSeenAt) : 'Unknown'],
    ['Email', member.emailVerified ? 'Confirmed' : 'Not confirmed'],
    ['Invited by', member.invitedBy ? <bdi key="name">{member.invitedBy}</bdi> : 'Nobody'],
    ['Signed in', member.sessions === 1 ? 'In 1 browser' : `In ${member.sessions} browsers`],
    ['Discussions', member.discussions],
    ['Replies', member.replies],
    ['Active challenges', member.activeChallenges],
    ['Days marked', member.daysMarked],
  ]
  return (
    <dl className={styles.facts} aria-label="Facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
