import { Link } from 'react-router'
import type { Profile } from '#contract/profiles.ts'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import styles from './ProfilePage.module.css'

/** An active challenge that a member chose to show, as a wall of the days they have done, without gaps. */
export function ShownChallenge({ challenge }: { challenge: Profile['challenges'][number] }) {
  const { id, title, pillar, progress, duration } = challenge
  return (
    <Card as="li" pillar={pillar} className={styles.challenge}>
      <PillarBadge pillar={pillar} />
      <h3 className={styles.title} dir="auto">
        <Link to={paths.challenge(id)}>
          <HeadingText>{title}</HeadingText>
        </Link>
      </h3>
      <p className={styles.days}>{`${progress} of ${duration} ${duration === 1 ? 'day' : 'days'}`}</p>
      <div className={styles.wall}>
        <Wall small total={duration} letters={'d'.repeat(progress)} />
      </div>
    </Card>
  )
}
