import { CompletedCard } from './CompletedCard.tsx'
import { OwnChallenges, type OwnChallengesProps } from './OwnChallenges.tsx'
import { participationIn } from './participation.ts'

const empty = { title: 'No completed challenges yet. Start one today!', browse: 'Start a Challenge' }

export function CompletedChallenges({ mine, onBrowse }: OwnChallengesProps) {
  const completed = mine.participations.filter((each) => each.completed)
  return (
    <OwnChallenges mine={mine} onBrowse={onBrowse} shown={completed} empty={empty}>
      {(participation) => (
        <CompletedCard
          key={participation.id}
          participation={participation}
          again={participationIn(participation.challengeId, mine.participations)?.completed === false}
        />
      )}
    </OwnChallenges>
  )
}
