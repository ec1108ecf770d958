import { useEffect, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { Today as TodayList } from '#contract/today.ts'
import { CompactTodayCard } from '#web/features/challenges/CompactTodayCard.tsx'
import { getDayStatus } from '#web/features/challenges/day-status.ts'
import { MomentCard } from '#web/features/challenges/LazyMomentCard.tsx'
import { useTodayList } from '#web/features/challenges/participations.ts'
import { TodayCard } from '#web/features/challenges/TodayCard.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { orderForToday } from './order-for-today.ts'
import styles from './Today.module.css'

export function TodayChallenges() {
  const participations = useStableOrder(useTodayList().data)
  const next = participations.find(isDue)
  // A large card stays large once it is answered or marked, so that it keeps its place and the focus.
  const [largeIds, setLargeIds] = useState<string[]>([])
  const newlyLarge = participations.filter((each, index) => isLarge(each, index === 0) && !largeIds.includes(each.id))
  if (newlyLarge.length) setLargeIds([...largeIds, ...newlyLarge.map(({ id }) => id)])
  useEffect(() => preloadWhenIdle(MomentCard.preload), [])
  return (
    <ul className={styles.challenges}>
      {participations.map((participation, index) => {
        const Card = largeIds.includes(participation.id) ? TodayCard : CompactTodayCard
        return (
          <Card
            key={participation.id}
            participation={participation}
            isNext={participation === next}
            isBeforeNext={next !== undefined && participations[index + 1] === next}
          />
        )
      })}
    </ul>
  )
}

/** The first one has its step and its wall. One that started over says why. */
function isLarge(participation: Participation, isFirst: boolean): boolean {
  return isDue(participation) && (isFirst || participation.restart !== null)
}

function isDue(participation: Participation): boolean {
  return ['due', 'gap'].includes(getDayStatus(participation))
}

/** Keep the order of the first render of the day, so that no card moves when it is marked. */
function useStableOrder(list: TodayList | undefined): Participation[] {
  const [order, setOrder] = useState<{ asOf: string; ids: string[] }>()
  if (list && order?.asOf !== list.asOf)
    setOrder({ asOf: list.asOf, ids: orderForToday(list.participations).map(({ id }) => id) })
  const position = (id: string) => order?.ids.indexOf(id) ?? -1
  // One joined on this screen is not in the order and comes last.
  return (list?.participations ?? []).toSorted((a, b) => (position(a.id) >>> 0) - (position(b.id) >>> 0))
}
