import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { Card } from '#web/ui/Card.tsx'
import styles from './ParticipationCard.module.css'

type Props = {
  participation: Participation
  /** At the upper right; by default "Day 12 of 30". */
  aside?: ReactNode
  /** Under the title, at most three lines unless `isWhole`. */
  text?: ReactNode
  unclamped?: boolean
  /** The level of the title: below the heading of its list. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A challenge a man is in or has done: whose it is, where he stands, and below it what there is to do. */
export function ParticipationCard({
  participation,
  aside,
  text,
  unclamped = false,
  heading: Heading = 'h2',
  children,
}: Props) {
  const { challenge, progress } = participation
  return (
    <Card as="li" pillar={challenge.pillar} className={styles.card}>
      <div className={styles.head}>
        <PillarBadge pillar={challenge.pillar} />
        {aside ?? (
          <span
            className={styles.day}
          >{`Day ${Math.min(progress + 1, challenge.duration)} of ${challenge.duration}`}</span>
        )}
      </div>
      <Heading className={styles.title}>
        <Link to={paths.challenge(challenge.id)}>{challenge.title}</Link>
      </Heading>
      {text && <p className={unclamped ? `${styles.text} ${styles.whole}` : styles.text}>{text}</p>}
      <div className={styles.body}>{children}</div>
    </Card>
  )
}
