import { Link } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { PillarBadge } from '#web/features/pillars/PillarBadge.tsx'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import styles from './Today.module.css'

/** The challenges a man is in, each with its wall. Says nothing while there are none: the hero says where to start. */
export function Today({ participations = [] }: { participations: Participation[] | undefined }) {
  const active = participations.filter(({ completed }) => !completed)
  if (!active.length) return null
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">Today</h2>
      <ul className={styles.list}>
        {active.map((participation) => (
          <TodayCard key={participation.id} participation={participation} />
        ))}
      </ul>
    </section>
  )
}

function TodayCard({ participation: { progress, challenge } }: { participation: Participation }) {
  const day = Math.min(progress + 1, challenge.duration)
  return (
    <Card as="li" pillar={challenge.pillar} className={styles.card}>
      <div className={styles.head}>
        <PillarBadge pillar={challenge.pillar} />
        <span className={styles.day}>{`Day ${day} of ${challenge.duration}`}</span>
      </div>
      <h3 className={styles.title}>
        <Link to={paths.challenge(challenge.id)}>{challenge.title}</Link>
      </h3>
      <p className={styles.description}>{challenge.description}</p>
      <Wall total={challenge.duration} laid={progress} />
    </Card>
  )
}
