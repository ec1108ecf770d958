import { ActiveCard } from './ActiveCard.tsx'
import { OwnChallenges, type OwnChallengesProps } from './OwnChallenges.tsx'

const empty = { title: "You haven't joined any challenges yet.", browse: 'Browse Available Challenges' }

export function ActiveChallenges({ mine, onBrowse }: OwnChallengesProps) {
  const active = mine.participations.filter(({ completed }) => !completed)
  return (
    <OwnChallenges mine={mine} onBrowse={onBrowse} shown={active} empty={empty}>
      {(participation) => <ActiveCard key={participation.id} participation={participation} />}
    </OwnChallenges>
  )
}
