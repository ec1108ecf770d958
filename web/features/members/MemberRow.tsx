import { Link } from 'react-router'
import type { Member } from '#contract/members.ts'
import { paths } from '#web/paths.ts'
import { useMemberDate, useToday } from '#web/shell/today.ts'
import { formatDay } from '#web/ui/dates.ts'
import { describeSeen } from './describe-seen.ts'
import { MemberBadges } from './MemberBadges.tsx'
import styles from './Members.module.css'

/** A member in the list. The whole row opens their page. */
export function MemberRow({ member }: { member: Member }) {
  const { id, username, email, createdAt, lastSeenAt } = member
  const toDate = useMemberDate()
  const today = useToday()
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <div className={styles.head}>
          <Link className={styles.name} to={paths.managedMember(id)} dir="auto">
            {username}
          </Link>
          <MemberBadges member={member} />
        </div>
        <p className={styles.email}>{email}</p>
      </div>
      <p className={styles.times}>
        {lastSeenAt && (
          <span className={styles.seen}>
            <time dateTime={lastSeenAt}>{describeSeen(toDate(lastSeenAt), today)}</time>
          </span>
        )}
        <span>
          Joined <time dateTime={createdAt}>{formatDay(toDate(createdAt), today)}</time>
        </span>
      </p>
    </li>
  )
}
