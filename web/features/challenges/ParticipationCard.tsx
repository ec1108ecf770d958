import type { ReactNode } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { PillarLine } from '#web/pillars/PillarLine.tsx'
import { Card } from '#web/ui/Card.tsx'
import { CardTitleLink } from './CardTitleLink.tsx'
import { isMarkedToday } from './participations.ts'
import styles from './ParticipationCard.module.css'

type Props = {
  participation: Participation
  /** Shown at the top right; "Day 12 of 30" by default, once it has started. */
  aside?: ReactNode
  /** Shown under the title. */
  text?: ReactNode
  heading?: 'h2' | 'h3'
  /** Puts the body next to the text on wide screens. */
  wide?: boolean
  children: ReactNode
}

export function ParticipationCard({
  participation,
  aside,
  text,
  heading: Heading = 'h2',
  wide = false,
  children,
}: Props) {
  const { challenge, progress, startsOn } = participation
  const day = isMarkedToday(participation) ? progress : progress + 1
  return (
    <Card
      as="li"
      pillar={challenge.pillar}
      clickable
      className={wide ? `${styles.card} ${styles.wide}` : styles.card}
      tabIndex={-1}
    >
      <div>
        <PillarLine pillar={challenge.pillar}>
          {aside ??
            (startsOn === null && <span>{`Day ${Math.min(day, challenge.duration)} of ${challenge.duration}`}</span>)}
        </PillarLine>
        <Heading className={styles.title} dir="auto">
          <CardTitleLink challenge={challenge} />
        </Heading>
        {text}
      </div>
      <div className={styles.body}>{children}</div>
    </Card>
  )
}
