import type { Participation } from '#contract/challenges.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
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
    <li ref={scrollIntoView}>
      <Card pillar={challenge.pillar} className={wide ? styles.wide : styles.card} tabIndex={-1}>
        <div>
          <PillarBadge pillar={challenge.pillar} />
          <h3 className={styles.title} dir="auto">
            <CardTitleLink challenge={challenge} />
          </h3>
        </div>
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

/** Space at the bottom of the screen that the notice about the mark covers, in pixels. */
const NOTICE_HEIGHT = 180

/** A card further down would end behind the notice. */
function scrollIntoView(item: HTMLElement | null): void {
  if (!item || item.getBoundingClientRect().bottom < innerHeight - NOTICE_HEIGHT) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  item.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' })
}
