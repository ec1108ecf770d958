import type { Member } from '#contract/members.ts'
import { useUser } from '#web/shell/session.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { toLocalDate, formatLongDate } from '#web/ui/dates.ts'
import { SuspensionButton } from './SuspensionButton.tsx'
import styles from './Members.module.css'

export function MemberItem({ member }: { member: Member }) {
  const { id, username, email, role, createdAt, suspendedAt } = member
  const timeZone = useTimeZone()
  const isSelf = useUser()?.id === id
  const formatDay = (instant: string) => (
    <time dateTime={instant}>{formatLongDate(toLocalDate(timeZone, instant))}</time>
  )
  return (
    <Card as="li" className={styles.member}>
      <div>
        <div className={styles.head}>
          <h2 className={styles.name} dir="auto">
            {username}
          </h2>
          {isSelf && <Badge>You</Badge>}
          {role === 'admin' && <Badge>Admin</Badge>}
          {suspendedAt && <Badge tone="brass">Suspended</Badge>}
        </div>
        <p className={styles.email}>{email}</p>
        <p className={styles.since}>
          Joined {formatDay(createdAt)}
          {suspendedAt && <>, suspended {formatDay(suspendedAt)}</>}
        </p>
      </div>
      {!isSelf && <SuspensionButton member={member} />}
    </Card>
  )
}
