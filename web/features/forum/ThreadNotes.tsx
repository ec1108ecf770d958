import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { partNotice } from './part-notice.ts'
import { challengeThreadQuery } from './thread-queries.ts'
import styles from './ThreadNotes.module.css'

/** Says what a thread is about, and leads to its challenge. */
export function ChallengeNote({ challengeId }: { challengeId: string }) {
  const { data: challenge } = useQuery(apiQuery('GET /api/challenges/{id}', { params: { id: challengeId } }))
  return (
    <p className={styles.note}>
      {challenge ? (
        <>
          About the challenge{' '}
          <Link to={paths.challenge(challengeId)}>
            <bdi>{challenge.title}</bdi>
          </Link>
        </>
      ) : (
        ' '
      )}
    </p>
  )
}

/** Says before posting that it shows that the member takes part, if it does. */
export function PartNotice({ challengeId }: { challengeId: string }) {
  const { data: thread } = useQuery(challengeThreadQuery(challengeId))
  return thread?.showsPart ? <p className={styles.part}>{partNotice}</p> : null
}
