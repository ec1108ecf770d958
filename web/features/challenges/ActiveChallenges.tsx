import { textOf } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { keepPlace } from '#web/ui/keep-place.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ActiveCard } from './ActiveCard.tsx'
import styles from './ChallengeGrid.module.css'
import type { useParticipations } from './participation.ts'

export function ActiveChallenges({ mine, onBrowse }: { mine: ReturnType<typeof useParticipations>; onBrowse: () => void }) {
  const active = mine.participations.filter(({ completed }) => !completed)
  if (mine.isPending) return <Skeleton count={2} grid />
  if (mine.error) return <ErrorState text={textOf(mine.error)} onRetry={() => void mine.refetch()} busy={mine.isFetching} />
  if (!active.length) {
    return (
      <EmptyState
        title="You haven't joined any challenges yet."
        action={
          <Button
            look="primary"
            onClick={(event) => {
              keepPlace(event.currentTarget)
              onBrowse()
            }}
          >
            Browse Available Challenges
          </Button>
        }
      />
    )
  }
  return (
    <ul className={styles.wide}>
      {active.map((participation) => (
        <ActiveCard key={participation.id} participation={participation} />
      ))}
    </ul>
  )
}
