import type { ReactNode } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { useParticipations } from './participations.ts'
import styles from './ChallengeGrid.module.css'

export type ParticipationListProps = {
  participationsResult: ReturnType<typeof useParticipations>
  onBrowse: () => void
}

type Props = ParticipationListProps & {
  participations: Participation[]
  emptyState: { title: string; browse: string }
  children: (participation: Participation) => ReactNode
}

export function ParticipationList({
  participationsResult: { isPending, error, refetch, isFetching },
  onBrowse,
  participations,
  emptyState,
  children,
}: Props) {
  if (isPending) return <Skeleton count={2} grid />
  if (error) return <ErrorState text={getErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />
  if (participations.length) return <ul className={styles.wide}>{participations.map(children)}</ul>
  return (
    <EmptyState
      title={emptyState.title}
      action={
        <Button
          variant="primary"
          onClick={(event) => {
            restoreFocusToRegion(event.currentTarget)
            onBrowse()
          }}
        >
          {emptyState.browse}
        </Button>
      }
    />
  )
}
