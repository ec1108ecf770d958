import type { Challenge, Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { Shelf, Shelves } from '#web/ui/Shelf.tsx'
import { describeParticipants } from '../challenge-words.ts'
import { selectActive } from '../select-active.ts'
import { describeLength } from './challenge-length.ts'
import { ChallengeRow } from './ChallengeRow.tsx'
import { chooseShelves } from './choose-shelves.ts'

type Props = { challenges: Challenge[]; participations: Participation[] }

export function ChallengeShelves({ challenges, participations }: Props) {
  const active = selectActive(participations)
  const { start, withOthers, byPillar } = chooseShelves(challenges, participations)
  return (
    <Shelves>
      {active.length > 0 && (
        <Shelf title="Continue">
          {active.map(({ id, challenge }) => (
            <ChallengeRow key={id} challenge={challenge} participations={active} />
          ))}
        </Shelf>
      )}
      {start.length > 0 && (
        <Shelf title="Start here">
          {start.map((challenge) => (
            <ChallengeRow key={challenge.id} challenge={challenge} participations={participations} />
          ))}
        </Shelf>
      )}
      {withOthers.length > 0 && (
        <Shelf title="With others">
          {withOthers.map((challenge) => (
            <ChallengeRow
              key={challenge.id}
              challenge={challenge}
              participations={participations}
              facts={
                <>
                  <span>{describeLength(challenge)}</span>
                  <span>{describeParticipants(challenge.participants)}</span>
                </>
              }
            />
          ))}
        </Shelf>
      )}
      {byPillar.map(({ pillar, count, first }) => (
        <Shelf
          key={pillar}
          title={pillarLabels[pillar]}
          all={count > first.length ? { to: paths.challenges({ pillar }), label: `All ${count}` } : undefined}
        >
          {first.map((challenge) => (
            <ChallengeRow key={challenge.id} challenge={challenge} participations={participations} />
          ))}
        </Shelf>
      ))}
    </Shelves>
  )
}
