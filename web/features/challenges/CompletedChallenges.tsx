import { CompletedCard } from './CompletedCard.tsx'
import { ParticipationList, type ParticipationListProps } from './ParticipationList.tsx'
import { findCurrentParticipation } from './participations.ts'

const emptyState = { title: 'No completed challenges yet. Start one today!', browse: 'Start a Challenge' }

export function CompletedChallenges({ participationsResult, onBrowse }: ParticipationListProps) {
  const completed = participationsResult.participations
    .filter((participation) => participation.completed)
    .toSorted((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''))
  return (
    <ParticipationList
      participationsResult={participationsResult}
      onBrowse={onBrowse}
      participations={completed}
      emptyState={emptyState}
    >
      {(participation) => (
        <CompletedCard
          key={participation.id}
          participation={participation}
          isRejoined={
            findCurrentParticipation(participation.challengeId, participationsResult.participations)?.completed ===
            false
          }
        />
      )}
    </ParticipationList>
  )
}
