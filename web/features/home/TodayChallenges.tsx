import { Fragment, useEffect, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { CompactTodayCard } from '#web/features/challenges/CompactTodayCard.tsx'
import { getDayStatus } from '#web/features/challenges/day-status.ts'
import { MomentCard } from '#web/features/challenges/LazyMomentCard.tsx'
import { isMarkedToday, useTodayList } from '#web/features/challenges/participations.ts'
import { TodayCard } from '#web/features/challenges/TodayCard.tsx'
import { useTodayOrder } from '#web/features/challenges/use-today-order.ts'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { CrewStrip, useCrewsToday } from './Crews.tsx'
import styles from './Today.module.css'

const noParticipations: Participation[] = []

export function TodayChallenges() {
  const participations = useTodayOrder(useTodayList().data?.participations ?? noParticipations)
  const next = participations.find(isDue)
  const { crews, isPending } = useCrewsToday()
  const [first, second] = participations
  // The strip says what comes next instead of the card above it.
  const isNextBelowStrip = first && isMarkedToday(first) && second === next
  // A large card stays large once it is answered or marked, so that it keeps its place and the focus.
  const [largeIds, setLargeIds] = useState<string[]>([])
  const newlyLarge = participations.filter((each, index) => isLarge(each, index === 0) && !largeIds.includes(each.id))
  if (newlyLarge.length) setLargeIds([...largeIds, ...newlyLarge.map(({ id }) => id)])
  useEffect(() => preloadWhenIdle(MomentCard.preload), [])
  return (
    <ul className={styles.challenges}>
      {/* The others appear together with the strip, which would move them. */}
      {(isPending ? participations.slice(0, 1) : participations).map((participation, index) => {
        const Card = largeIds.includes(participation.id) ? TodayCard : CompactTodayCard
        const isAboveStrip = index === 0 && crews !== undefined
        return (
          <Fragment key={participation.id}>
            <Card
              participation={participation}
              isNext={participation === next}
              isBeforeNext={!isAboveStrip && next !== undefined && participations[index + 1] === next}
            />
            {isAboveStrip && (
              <li className={styles.crews} data-strip="">
                <CrewStrip crews={crews} />
                {isNextBelowStrip && <p className={styles.next}>Next today</p>}
              </li>
            )}
          </Fragment>
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
