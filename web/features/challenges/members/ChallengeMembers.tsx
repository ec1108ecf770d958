import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
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

/** The others in a challenge who chose to be seen; nothing if there are none. */
export function ChallengeMembers({ challengeId }: { challengeId: string }) {
  return (
    <WhenNear distance={600}>
      <Members challengeId={challengeId} />
    </WhenNear>
  )
}

function Members({ challengeId }: { challengeId: string }) {
  const id = useId()
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    pagedApiQuery('GET /api/challenges/{id}/members', { params: { id: challengeId }, query: { limit: '8' } }),
  )
  const members = data?.pages.flatMap(({ items }) => items.members) ?? []
  if (members.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className={styles.title}>
        In this challenge
      </h2>
      <ul className={styles.list}>
        {members.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
      {error && <p role="alert">{getErrorMessage(error)}</p>}
      {hasNextPage && (
        <Button
          ref={restoreFocusOnUnmount}
          variant="quiet"
          busy={isFetching}
          onClick={() => void fetchNextPage({ cancelRefetch: false })}
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
