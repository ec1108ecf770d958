import { textOf } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './TodaySection.module.css'
import { useParticipations } from './participation.ts'
import { isMarked, useToday } from './today.ts'
import { TodayCard } from './TodayCard.tsx'

/** For Home: the challenges under way, and those whose last brick was laid today, each with one tap to mark the day. */
export function TodaySection() {
  const { participations, isPending, error, refetch, isFetching } = useParticipations()
  const today = useToday()
  const shown = participations.filter((each) => !each.completed || isMarked(each, today))
  return (
    <section className={styles.section} aria-labelledby="today" tabIndex={-1}>
      <h2 id="today">Today</h2>
      {isPending && <Skeleton count={2} grid />}
      {error && <ErrorState text={textOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
      {!isPending && !error && !shown.length && <FirstDay />}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((participation) => (
            <TodayCard key={participation.id} participation={participation} />
          ))}
        </ul>
      )}
    </section>
  )
}

function FirstDay() {
  return (
    <div className={styles.first}>
      <p>No wall under way. Pick one challenge, and today lays the first brick.</p>
      <LinkButton to={paths.challenges()}>Browse Available Challenges</LinkButton>
    </div>
  )
}
