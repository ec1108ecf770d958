import type { ReactNode } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
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

export function ParticipationList({ participationsResult, onBrowse, participations, emptyState, children }: Props) {
  if (participationsResult.isPending || participationsResult.error)
    return (
      <LoadingState result={participationsResult}>
        <Skeleton count={2} grid />
      </LoadingState>
    )
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
