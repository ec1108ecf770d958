import { Link } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import styles from './ActiveChallengeNotice.module.css'

export function ActiveChallengeNotice({ participations }: { participations: Participation[] }) {
  const active = participations.find(({ completed }) => !completed)
  if (!active) return null
  const { challenge, progress } = active
  return (
    <p className={styles.note} data-pillar={challenge.pillar}>
      <span>
        {progress === 0 ? 'You have joined ' : `Day ${progress} of ${challenge.duration}: `}
        <Link to={paths.challenge(challenge.id)}>
          <bdi>{challenge.title}</bdi>
        </Link>
        {progress === 0
          ? '. Say why you joined, or reply to someone.'
          : '. Share how it’s going, or help someone who has just started.'}
      </span>
    </p>
  )
}
