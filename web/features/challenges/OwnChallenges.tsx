import type { ReactNode } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { textOf } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { keepPlace } from '#web/ui/keep-place.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { useParticipations } from './participation.ts'
import styles from './ChallengeGrid.module.css'

export type OwnChallengesProps = { mine: ReturnType<typeof useParticipations>; onBrowse: () => void }

type Props = OwnChallengesProps & {
  shown: Participation[]
  /** What is said where there is none, and on the button that leads to some. */
  empty: { title: string; browse: string }
  children: (participation: Participation) => ReactNode
}

/** The challenges of a member that stand alike: under way, or done. */
export function OwnChallenges({
  mine: { isPending, error, refetch, isFetching },
  onBrowse,
  shown,
  empty,
  children,
}: Props) {
  if (isPending) return <Skeleton count={2} grid />
  if (error) return <ErrorState text={textOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  if (shown.length) return <ul className={styles.wide}>{shown.map(children)}</ul>
  return (
    <EmptyState
      title={empty.title}
      action={
        <Button
          look="primary"
          onClick={(event) => {
            keepPlace(event.currentTarget)
            onBrowse()
          }}
        >
          {empty.browse}
        </Button>
      }
    />
  )
}
