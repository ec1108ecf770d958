import { memo } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { PillarLine } from '#web/pillars/PillarLine.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { CardTitleLink } from './CardTitleLink.tsx'
import { describeBreak, describeWait } from './day-lines.ts'
import { type DayStatus, getDayStatus } from './day-status.ts'
import { FinishedLink } from './FinishedLink.tsx'
import { MomentCard } from './LazyMomentCard.tsx'
import { TodayButton } from './TodayButton.tsx'
import { useMarkToday } from './use-mark-today.ts'
import { WeekLine } from './WeekLine.tsx'
import styles from './CompactTodayCard.module.css'

/** One of several challenges of today. The list renders again for a change of any of its cards. */
export const CompactTodayCard = memo(function CompactTodayCard({
  participation,
  isNext,
  isBeforeNext = false,
}: {
  participation: Participation
  isNext: boolean
  isBeforeNext?: boolean
}) {
  const { challenge, completed, progress } = participation
  const marking = useMarkToday(participation)
  const status = getDayStatus(participation)
  const day = status === 'marked' ? progress : progress + 1
  if (marking.moment)
    return (
      <MomentCard
        participation={participation}
        mark={marking.mark}
        moment={marking.moment}
        isBeforeNext={isBeforeNext}
      />
    )
  return (
    <Card as="li" clickable pillar={challenge.pillar} className={styles.card} tabIndex={-1}>
      <PillarLine pillar={challenge.pillar}>
        {status !== 'waiting' && (
          <span>{completed ? 'Challenge Completed' : `Day ${day} of ${challenge.duration}`}</span>
        )}
      </PillarLine>
      <div className={styles.row} data-status={status}>
        <div className={styles.words}>
          <h3 className={styles.title} dir="auto">
            <CardTitleLink challenge={challenge} />
          </h3>
          <StatusLine participation={participation} status={status} />
        </div>
        {status === 'marked' ? (
          <span className={styles.done}>
            <Icon name="check" />
            Done today
          </span>
        ) : completed ? (
          <FinishedLink participation={participation} />
        ) : (
          <TodayButton participation={participation} marking={marking} isNext={isNext && status === 'due'} />
        )}
      </div>
    </Card>
  )
})

function StatusLine({ participation, status }: { participation: Participation; status: DayStatus }) {
  const { asOf, breakUntil, progress, week } = participation
  if (status === 'waiting') return <p>{describeWait(participation)}</p>
  if (status === 'break' && breakUntil) return <p>{describeBreak({ asOf, breakUntil })}</p>
  if (status === 'gap') return <p>{`You left off at day ${progress}.`}</p>
  if (week && (status === 'due' || status === 'rest')) return <WeekLine participation={participation} week={week} />
  return status === 'rest' ? <p>Rest today</p> : null
}
