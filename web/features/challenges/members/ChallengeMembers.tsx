import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { ChallengeMember } from '#contract/challenge-members.ts'
import { getErrorMessage, pagedApiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { formatLongDate } from '#web/ui/dates.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { WhenNear } from '#web/ui/WhenNear.tsx'
import styles from './Members.module.css'

const shownAtFirst = 4

/** The others in a challenge who chose to be seen, below a panel; nothing if there are none. */
export function ChallengeMembers({ challengeId }: { challengeId: string }) {
  return (
    <div className={styles.below}>
      <WhenNear distance={600}>
        <MemberList challengeId={challengeId} />
      </WhenNear>
    </div>
  )
}

const membersQuery = (id: string) =>
  pagedApiQuery('GET /api/challenges/{id}/members', { params: { id }, query: { limit: '8' } })

/** Returns whether the first members are on their way. Nothing waits for another try. */
export function useIsLoadingMembers(challengeId: string): boolean {
  const { isLoading, failureCount } = useInfiniteQuery(membersQuery(challengeId))
  return isLoading && failureCount === 0
}

export function MemberList({ challengeId }: { challengeId: string }) {
  const id = useId()
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(membersQuery(challengeId))
  const [isExpanded, setIsExpanded] = useState(false)
  const members = data?.pages.flatMap(({ items }) => items.members) ?? []
  const shown = isExpanded ? members : members.slice(0, shownAtFirst)
  if (members.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className={styles.title}>
        In this challenge
      </h3>
      <ul className={styles.list}>
        {shown.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
      {error && <p role="alert">{getErrorMessage(error)}</p>}
      {(hasNextPage || shown.length < members.length) && (
        <Button
          ref={restoreFocusOnUnmount}
          variant="quiet"
          className={styles.more}
          busy={isExpanded && isFetching}
          onClick={() => (isExpanded ? void fetchNextPage({ cancelRefetch: false }) : setIsExpanded(true))}
        >
          Show more
        </Button>
      )}
    </section>
  )
}

function Member({ member }: { member: ChallengeMember }) {
  const { id, username, profileImageUrl, doneToday } = member
  return (
    <li className={styles.member}>
      <Avatar url={profileImageUrl} name={username} size="small" />
      <Link to={paths.member(id)}>
        <bdi>{username}</bdi>
      </Link>
      <span className={styles.day}>{describeDay(member)}</span>
      {doneToday && <span className={styles.done}>done today</span>}
    </li>
  )
}

function describeDay({ progress, duration, finished, startsOn }: ChallengeMember): string {
  if (finished) return 'Finished'
  if (startsOn !== null) return `Starts ${formatLongDate(startsOn)}`
  return progress === 0 ? 'Joined' : `Day ${progress} of ${duration}`
}
