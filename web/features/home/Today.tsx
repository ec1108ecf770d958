import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Today as TodayList } from '#contract/today.ts'
import { CompactTodayCard } from '#web/features/challenges/CompactTodayCard.tsx'
import { getDayStatus } from '#web/features/challenges/day-status.ts'
import { refetchParticipations, useRefetchOnNewDay, useTodayList } from '#web/features/challenges/participations.ts'
import { TodayCard } from '#web/features/challenges/TodayCard.tsx'
import { pillars } from '#web/pillars/pillars.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useToday } from '#web/shell/today.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { HighlightsSkeleton } from './HighlightsSkeleton.tsx'
import { describeWholeDay, orderForToday } from './order-for-today.ts'
import styles from './Today.module.css'

// Only needed without an active challenge.
const StarterChallenges = lazyComponent(async () => (await import('./StarterChallenges.tsx')).StarterChallenges, {
  fallback: () => <Skeleton count={3} grid />,
  source: 'web/features/home/StarterChallenges.tsx',
})

// Below the fold, so load it when the browser is idle.
const HomeHighlights = lazyComponent(
  async () => {
    await waitForIdle()
    return (await import('./HomeHighlights.tsx')).HomeHighlights
  },
  { fallback: HighlightsSkeleton },
)

const noPillars: Pillar[] = []

export function Today() {
  const result = useTodayList(summarize)
  const { data, error } = result
  const today = useToday()
  useRefetchOnNewDay(data?.asOf, refetchParticipations)
  const isPending = !data && !error
  return (
    <section className={styles.today} aria-labelledby="today" aria-busy={isPending} tabIndex={-1}>
      <h2 id="today" className="visually-hidden">
        Today
      </h2>
      <WholeDay />
      {!data && (
        <LoadingState result={result}>
          <Skeleton />
        </LoadingState>
      )}
      {data?.count === 0 && <StarterChallenges hasJoined={data.joined > 0} />}
      {data && data.count > 0 && <Challenges />}
      {!isPending && <HomeHighlights today={data?.asOf ?? today} activePillars={data?.activePillars ?? noPillars} />}
    </section>
  )
}

/** What does not change when a day is marked, until its challenge is completed. */
function summarize({ asOf, joined, participations }: TodayList) {
  const active = participations.filter(({ completed }) => !completed)
  return {
    asOf,
    joined,
    count: participations.length,
    activePillars: pillars.filter((pillar) => active.some(({ challenge }) => challenge.pillar === pillar)),
  }
}

function WholeDay() {
  const { data } = useTodayList(({ participations }) => describeWholeDay(participations))
  return data && <p className={styles.whole}>{data}</p>
}

function Challenges() {
  const participations = useStableOrder(useTodayList().data)
  const next = participations.find(isDue)
  // A large card stays large once it is answered or marked, so that it keeps its place and the focus.
  const [largeIds, setLargeIds] = useState<string[]>([])
  const newlyLarge = participations.filter((each, index) => isLarge(each, index === 0) && !largeIds.includes(each.id))
  if (newlyLarge.length) setLargeIds([...largeIds, ...newlyLarge.map(({ id }) => id)])
  return (
    <ul className={styles.challenges}>
      {participations.map((participation) => {
        const Card = largeIds.includes(participation.id) ? TodayCard : CompactTodayCard
        return <Card key={participation.id} participation={participation} isNext={participation === next} />
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

/** Fall back to the next task in Safari, which has no `requestIdleCallback`. */
function waitForIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 })
    else setTimeout(resolve)
  })
}
