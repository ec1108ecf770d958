import { useQuery } from '@tanstack/react-query'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatLongDate, toLocalDate } from '#web/ui/dates.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useUnblockMember } from './moderation-mutations.ts'
import { blocksQuery } from './moderation-queries.ts'
import styles from './BlockedMembers.module.css'

/** The members that the member has blocked. For the profile settings. */
export function BlockedMembers() {
  const result = useQuery({ ...blocksQuery, refetchOnMount: 'always' })
  const timeZone = useTimeZone()
  const unblock = useUnblockMember()
  const { data } = result
  if (!data)
    return (
      <LoadingState result={result}>
        <Skeleton shape="line" count={2} />
      </LoadingState>
    )
  if (data.length === 0)
    return (
      <p className={styles.empty}>You haven’t blocked anyone. You can block a member in the menu of their posts.</p>
    )
  return (
    <ul className={styles.list} aria-label="Blocked members">
      {data.map((member) => (
        <li key={member.id} className={styles.member}>
          <div>
            <p className={styles.name}>
              <bdi>{member.username}</bdi>
            </p>
            <p className={styles.date}>
              Blocked <time dateTime={member.blockedAt}>{formatLongDate(toLocalDate(timeZone, member.blockedAt))}</time>
            </p>
          </div>
          <Button
            aria-label={`Unblock ${member.username}`}
            ref={restoreFocusOnUnmount}
            busy={unblock.isPending && unblock.variables.id === member.id}
            onClick={() => unblock.mutate(member)}
          >
            Unblock
          </Button>
        </li>
      ))}
    </ul>
  )
}
