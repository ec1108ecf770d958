import { useEffect } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import type { Today as TodayList } from '#contract/today.ts'
import { describeWholeDay } from '#web/features/challenges/order-for-today.ts'
import { refetchParticipations, useRefetchOnNewDay, useTodayList } from '#web/features/challenges/participations.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useToday } from '#web/shell/today.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CrewStrip, useCrewsToday } from './Crews.tsx'
import { HighlightsSkeleton } from './HighlightsSkeleton.tsx'
import styles from './Today.module.css'

// Newcomers have none yet.
const TodayChallenges = lazyComponent(async () => (await import('./TodayChallenges.tsx')).TodayChallenges, {
  fallback: () => <Skeleton />,
  source: 'web/features/home/TodayChallenges.tsx',
})

// Only needed without an active challenge.
const StarterChallenges = lazyComponent(async () => (await import('./StarterChallenges.tsx')).StarterChallenges, {
  fallback: () => <Skeleton count={3} grid />,
  source: 'web/features/home/StarterChallenges.tsx',
})

// Below the fold, so load it when the browser is idle.
const HomeHighlights = lazyComponent(
  async () => {
    await waitForIdle()
    return (await import('./later-parts.ts')).loadHighlights()
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
  useEffect(() => preloadWhenIdle(TodayChallenges.preload), [])
  return (
    <section className={styles.today} aria-labelledby="today" aria-busy={isPending} tabIndex={-1}>
      <h2 id="today" className="visually-hidden">
        Today
      </h2>
      {!data && (
        <LoadingState result={result}>
          <Skeleton />
        </LoadingState>
      )}
      {data?.count === 0 && (
        <>
          <StarterChallenges hasJoined={data.joined > 0} />
          <Crews />
        </>
      )}
      {data && data.count > 0 && <TodayChallenges />}
      <WholeDay />
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

function Crews() {
  const { crews } = useCrewsToday()
  return (
    crews && (
      <div className={styles.crews}>
        <CrewStrip crews={crews} />
      </div>
    )
  )
}

/** Fall back to the next task in Safari, which has no `requestIdleCallback`. */
function waitForIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 })
    else setTimeout(resolve)
  })
}
