import { ActiveCard } from './ActiveCard.tsx'
import { ParticipationList, type ParticipationListProps } from './ParticipationList.tsx'

const emptyState = { title: "You haven't joined any challenges yet.", browse: 'Browse Available Challenges' }

export function ActiveChallenges({ participationsResult, onBrowse }: ParticipationListProps) {
  const active = participationsResult.participations.filter(({ completed }) => !completed)
  return (
    <ParticipationList
      participationsResult={participationsResult}
      onBrowse={onBrowse}
      participations={active}
      emptyState={emptyState}
    >
      {(participation) => <ActiveCard key={participation.id} participation={participation} />}
    </ParticipationList>
  )
}
