import { textOf } from '#web/api/client.ts'
import { isMarked, useParticipations } from '#web/features/challenges/participation.ts'
import { TodayCard } from '#web/features/challenges/TodayCard.tsx'
import { pillars } from '#web/pillars/pillars.ts'
import { useToday } from '#web/shell/today.ts'
import { weekday } from '#web/ui/dates.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { onFirstUse } from '#web/ui/on-first-use.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './Today.module.css'

// A man on his hundredth day does without it.
const FirstSteps = onFirstUse(async () => (await import('./FirstSteps.tsx')).FirstSteps, {
  meanwhile: () => <Skeleton count={3} grid />,
})

// Below the fold: it comes when the browser has nothing more urgent to do.
const BesideTheWalls = onFirstUse(
  async () => {
    await idle()
    return (await import('./BesideTheWalls.tsx')).BesideTheWalls
  },
  { meanwhile: () => <Skeleton /> },
)

/** What there is to do today: the bricks to lay, the goals that fall due, a question to write on, and who has spoken. */
export function Today() {
  const { participations, isPending, error, refetch, isFetching } = useParticipations()
  const today = useToday()
  const active = participations.filter(({ completed }) => !completed)
  // A wall whose last brick was laid today stays until tomorrow.
  const shown = participations.filter((each) => !each.completed || isMarked(each, today))
  const isDone = shown.length > 0 && shown.every((each) => isMarked(each, today))
  const atWorkOn = pillars.filter((pillar) => active.some(({ challenge }) => challenge.pillar === pillar))
  return (
    <section className={styles.today} aria-labelledby="today" tabIndex={-1}>
      <header className={styles.heading}>
        <h2 id="today">Today</h2>
        <p>
          <time dateTime={today}>{weekday(today)}</time>
          {isDone && <span>Every brick of today is laid.</span>}
        </p>
      </header>
      {isPending ? (
        <Skeleton count={2} grid />
      ) : error ? (
        <ErrorState text={textOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        !shown.length && <FirstSteps participations={participations} />
      )}
      <div className={styles.grid}>
        {shown.length > 0 && (
          <ul>
            {shown.map((participation) => (
              <TodayCard key={participation.id} participation={participation} />
            ))}
          </ul>
        )}
        {!isPending && <BesideTheWalls walls={shown.length} today={today} atWorkOn={atWorkOn} />}
      </div>
    </section>
  )
}

/** Safari has no idle callback: there the next turn must do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 })
    else setTimeout(resolve)
  })
}
