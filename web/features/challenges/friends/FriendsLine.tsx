import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ChallengeFriend } from '#contract/friends.ts'
import { paths } from '#web/paths.ts'
import { friendsQuery } from './friend-queries.ts'
import styles from './FriendsLine.module.css'

/** Names the friends who joined a challenge through a link, and offers to start a crew with each. */
export function FriendsLine({ challengeId }: { challengeId: string }) {
  const { data } = useQuery(friendsQuery(challengeId))
  if (!data?.length) return null
  return (
    <ul className={styles.friends} aria-label="Friends in this challenge">
      {data.map((friend) => (
        <FriendItem key={friend.id} challengeId={challengeId} friend={friend} />
      ))}
    </ul>
  )
}

type ItemProps = { challengeId: string; friend: ChallengeFriend }

function FriendItem({ challengeId, friend: { id, username, invited, crewmate } }: ItemProps) {
  return (
    <li>
      <span>
        <bdi>{username}</bdi> {invited ? 'started this with your link.' : 'invited you, and knows that you started.'}
      </span>{' '}
      {!crewmate && <Link to={paths.crews({ with: id, in: challengeId, name: username })}>Start a crew together</Link>}
    </li>
  )
}
