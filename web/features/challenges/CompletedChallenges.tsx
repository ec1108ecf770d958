import { textOf } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { keepPlace } from '#web/ui/keep-place.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './ChallengeGrid.module.css'
import { CompletedCard } from './CompletedCard.tsx'
import { type useParticipations, participationIn } from './participation.ts'

export function CompletedChallenges({ mine, onBrowse }: { mine: ReturnType<typeof useParticipations>; onBrowse: () => void }) {
  const completed = mine.participations.filter((each) => each.completed)
  if (mine.isPending) return <Skeleton count={2} grid />
  if (mine.error) return <ErrorState text={textOf(mine.error)} onRetry={() => void mine.refetch()} busy={mine.isFetching} />
  if (!completed.length) {
    return (
      <EmptyState
        title="No completed challenges yet. Start one today!"
        action={
          <Button
            look="primary"
            onClick={(event) => {
              keepPlace(event.currentTarget)
              onBrowse()
            }}
          >
            Start a Challenge
          </Button>
        }
      />
    )
  }
  return (
    <ul className={styles.wide}>
      {completed.map((participation) => (
        <CompletedCard
          key={participation.id}
          participation={participation}
          again={participationIn(participation.challengeId, mine.participations)?.completed === false}
        />
      ))}
    </ul>
  )
}
