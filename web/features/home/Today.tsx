import { getErrorMessage } from '#web/api/client.ts'
import { isMarkedToday, useParticipations } from '#web/features/challenges/participations.ts'
import { TodayCard } from '#web/features/challenges/TodayCard.tsx'
import { pillars } from '#web/pillars/pillars.ts'
import { useToday } from '#web/shell/today.ts'
import { formatWeekday } from '#web/ui/dates.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './Today.module.css'

// Only needed without an active challenge.
const StarterChallenges = lazyComponent(async () => (await import('./StarterChallenges.tsx')).StarterChallenges, {
  fallback: () => <Skeleton count={3} grid />,
})

// Below the fold, so load it when the browser is idle.
const HomeHighlights = lazyComponent(
  async () => {
    await waitForIdle()
    return (await import('./HomeHighlights.tsx')).HomeHighlights
  },
  { fallback: () => <Skeleton /> },
)

export function Today() {
  const { participations, isPending, error, refetch, isFetching } = useParticipations()
  const today = useToday()
  const active = participations.filter(({ completed }) => !completed)
  // A challenge completed today stays until tomorrow.
  const visibleParticipations = participations.filter(
    (participation) => !participation.completed || isMarkedToday(participation),
  )
  const isAllMarked =
    visibleParticipations.length > 0 && visibleParticipations.every((participation) => isMarkedToday(participation))
  const activePillars = pillars.filter((pillar) => active.some(({ challenge }) => challenge.pillar === pillar))
  return (
    <section className={styles.today} aria-labelledby="today" tabIndex={-1}>
      <header className={styles.heading}>
        <h2 id="today">Today</h2>
        <p>
          <time dateTime={today}>{formatWeekday(today)}</time>
          {isAllMarked && <span>All done for today.</span>}
        </p>
      </header>
      {isPending ? (
        <Skeleton count={2} grid />
      ) : error ? (
        <ErrorState text={getErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        !visibleParticipations.length && <StarterChallenges participations={participations} />
      )}
      <div className={styles.grid}>
        {visibleParticipations.length > 0 && (
          <ul>
            {visibleParticipations.map((participation) => (
              <TodayCard key={participation.id} participation={participation} />
            ))}
          </ul>
        )}
        {!isPending && (
          <HomeHighlights challengeCount={visibleParticipations.length} today={today} activePillars={activePillars} />
        )}
      </div>
    </section>
  )
}

/** Fall back to the next task in Safari, which has no `requestIdleCallback`. */
function waitForIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 })
    else setTimeout(resolve)
  })
}
