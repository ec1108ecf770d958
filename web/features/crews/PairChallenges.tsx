import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { CrewMemberDetail } from '#contract/crews.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { crewMemberQuery } from './crew-queries.ts'
import { PairChallengesPlace } from './PairChallengesPlace.tsx'
import styles from './Pair.module.css'

export type PairChallengesProps = { crewId: string; ownId: string; other: { id: string; username: string } }

/** The challenges that both members of a pair do and share with this crew. */
export function PairChallenges({ crewId, ownId, other }: PairChallengesProps) {
  const own = useQuery({ ...crewMemberQuery(crewId, ownId), staleTime: 0 })
  const theirs = useQuery({ ...crewMemberQuery(crewId, other.id), staleTime: 0 })
  if (!own.data || !theirs.data)
    return (
      <LoadingState result={own.data ? theirs : own}>
        <PairChallengesPlace />
      </LoadingState>
    )
  const both = matchChallenges(own.data, theirs.data)
  return (
    <section className={styles.both} aria-labelledby="both">
      {both.length > 0 ? (
        <>
          <h2 id="both">Your shared challenges</h2>
          <ul>
            {both.map(([mine, yours]) => (
              <li key={mine.challengeId}>
                <Link to={paths.challenge(mine.challengeId)} dir="auto">
                  {mine.title}
                </Link>
                <p>
                  {`You: ${describeDay(mine)} · `}
                  <bdi>{other.username}</bdi>
                  {`: ${describeDay(yours)}`}
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2 id="both">Do one together</h2>
          <p>
            You don’t share the same challenge with each other. Choose what <bdi>{other.username}</bdi> sees in the{' '}
            <Link to={paths.crewSettings(crewId)}>settings</Link>, or pick a challenge and tap “Start with friends on a
            date”. <Link to={paths.challenges()}>Find a challenge</Link>
          </p>
        </>
      )}
    </section>
  )
}

type SharedChallenge = CrewMemberDetail['challenges'][number]

/** Returns the challenges that both share and that one of them still does, each with the newest participation of either. */
function matchChallenges(own: CrewMemberDetail, theirs: CrewMemberDetail) {
  const ids = new Set(own.challenges.map(({ challengeId }) => challengeId))
  return [...ids].flatMap((id) => {
    const mine = own.challenges.find(({ challengeId }) => challengeId === id)
    const yours = theirs.challenges.find(({ challengeId }) => challengeId === id)
    return mine && yours && !(mine.completed && yours.completed) ? [[mine, yours] as const] : []
  })
}

function describeDay({ completed, progress }: SharedChallenge): string {
  if (completed) return 'finished'
  return progress === 0 ? 'no day yet' : `day ${progress}`
}
