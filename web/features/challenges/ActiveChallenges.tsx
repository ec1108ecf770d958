import { ActiveCard } from './ActiveCard.tsx'
import { getDayStatus } from './day-status.ts'
import { ParticipationList, type ParticipationListProps } from './ParticipationList.tsx'
import { selectActive } from './select-active.ts'
import { useTodayOrder } from './use-today-order.ts'

const emptyState = { title: "You haven't joined any challenges yet.", browse: 'Browse Available Challenges' }

export function ActiveChallenges({ participationsResult, onBrowse }: ParticipationListProps) {
  const active = useTodayOrder(selectActive(participationsResult.participations))
  const next = active.find((each) => ['due', 'gap'].includes(getDayStatus(each)))
  return (
    <ParticipationList
      participationsResult={participationsResult}
      onBrowse={onBrowse}
      participations={active}
      emptyState={emptyState}
    >
      {(participation) => (
        <ActiveCard key={participation.id} participation={participation} isNext={participation === next} />
      )}
    </ParticipationList>
  )
}
