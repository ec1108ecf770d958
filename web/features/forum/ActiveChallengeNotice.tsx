import { Link } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import styles from './ActiveChallengeNotice.module.css'

/** Above the discussions of a pillar, for a man who is in a challenge of it: what he could say here. */
export function ActiveChallengeNotice({ participations }: { participations: Participation[] }) {
  const active = participations.find(({ completed }) => !completed)
  if (!active) return null
  const { challenge, progress } = active
  return (
    <p className={styles.note} data-pillar={challenge.pillar}>
      <span>
        {progress === 0 ? 'You have joined ' : `Day ${progress} of ${challenge.duration}: `}
        <Link to={paths.challenge(challenge.id)}>{challenge.title}</Link>
        {progress === 0
          ? '. Tell the others what you took on and why, or answer one of them.'
          : '. Say how it is going, or answer a man who is a few days behind you.'}
      </span>
    </p>
  )
}
