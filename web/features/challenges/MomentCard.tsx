import type { Participation } from '#contract/challenges.ts'
import { PillarLine } from '#web/pillars/PillarLine.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { CardTitleLink } from './CardTitleLink.tsx'
import { DayMoment } from './DayMoment.tsx'
import { LateMarkButton } from './LateMarkButton.tsx'
import type { useMarkDay } from './marking.ts'
import type { Moment } from './moment.ts'
import styles from './MomentCard.module.css'

export type MomentCardProps = {
  participation: Participation
  mark: ReturnType<typeof useMarkDay>
  moment: Moment
  /** Puts the words next to the wall on wide screens. */
  wide?: boolean
  /** The next challenge of today is right below. */
  isBeforeNext: boolean
}

/** Takes the place of a card on Home after its day was marked. */
export function MomentCard({ participation, mark, moment, wide = false, isBeforeNext }: MomentCardProps) {
  const { challenge, wall, missed } = participation
  return (
    <li className={styles.item}>
      <Card pillar={challenge.pillar} className={wide ? styles.wide : styles.card} tabIndex={-1}>
        <PillarLine pillar={challenge.pillar}>
          <h3 className={styles.title} dir="auto">
            <CardTitleLink challenge={challenge} />
          </h3>
        </PillarLine>
        <Wall large total={challenge.duration} letters={wall} missed={missed} newBrick={moment.brick} />
        <div>
          <DayMoment participation={participation} moment={moment} />
          <LateMarkButton participation={participation} mark={mark} />
        </div>
      </Card>
      {isBeforeNext && <p className={styles.next}>Next today</p>}
    </li>
  )
}
