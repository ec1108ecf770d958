import { memo } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { RemindTonight } from '#web/features/reminders/RemindTonight.tsx'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatRecentDay } from '#web/ui/dates.ts'
import { CardTitleLink } from './CardTitleLink.tsx'
import { getDayStatus, nameNextDay } from './day-status.ts'
import { TodayButton } from './TodayButton.tsx'
import { useMarkToday } from './use-mark-today.ts'
import styles from './CompactTodayCard.module.css'

/** One of several challenges of today. The list renders again for a change of any of its cards. */
export const CompactTodayCard = memo(function CompactTodayCard({
  participation,
  isNext,
}: {
  participation: Participation
  isNext: boolean
}) {
  const { challenge, completed, progress } = participation
  const marking = useMarkToday(participation)
  const status = getDayStatus(participation)
  const day = status === 'marked' ? progress : progress + 1
  return (
    <Card as="li" clickable pillar={challenge.pillar} className={styles.card} tabIndex={-1}>
      <div className={styles.head}>
        <PillarBadge pillar={challenge.pillar} />
        <span>{completed ? 'Challenge Completed' : `Day ${day} of ${challenge.duration}`}</span>
      </div>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3 className={styles.title} dir="auto">
            <CardTitleLink challenge={challenge} />
          </h3>
          <NextLine participation={participation} isPending={marking.isPending} />
        </div>
        <div className={styles.actions}>
          {status === 'due' && <RemindTonight participation={participation} compact />}
          <TodayButton participation={participation} marking={marking} isNext={isNext && status === 'due'} />
        </div>
      </div>
    </Card>
  )
})

function NextLine({ participation, isPending }: { participation: Participation; isPending: boolean }) {
  const { asOf, breakUntil, nextStep } = participation
  const status = getDayStatus(participation)
  if (status === 'break' && breakUntil) return <p>{`On a break until ${formatRecentDay(breakUntil, asOf)}.`}</p>
  if (!nextStep) return status === 'rest' ? <p>Rest day.</p> : status === 'marked' ? <p>Done for today.</p> : null
  if (status === 'due' || status === 'gap' || isPending) return <p dir="auto">{nextStep.title}</p>
  return (
    <p>
      {status === 'rest' ? 'Rest day. ' : 'Done. '}
      {`${nameNextDay(participation)}: `}
      <bdi>{nextStep.title}</bdi>
    </p>
  )
}
