import type { Challenge, Participation } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { Shelf, Shelves } from '#web/ui/Shelf.tsx'
import { describeWait } from '../day-lines.ts'
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
          {active.map(({ id, challenge, progress, startsOn, asOf }) => (
            <ChallengeRow
              key={id}
              challenge={challenge}
              facts={
                startsOn ? describeWait({ startsOn, start: null, asOf }) : `${progress} of ${challenge.duration} days`
              }
            />
          ))}
        </Shelf>
      )}
      {start.length > 0 && (
        <Shelf title="Start here">
          {start.map((challenge) => (
            <ChallengeRow key={challenge.id} challenge={challenge} />
          ))}
        </Shelf>
      )}
      {withOthers.length > 0 && (
        <Shelf title="With others">
          {withOthers.map((challenge) => (
            <ChallengeRow
              key={challenge.id}
              challenge={challenge}
              facts={
                <>
                  <span>{describeLength(challenge)}</span>
                  <span>{describeParticipants(challenge)}</span>
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
            <ChallengeRow key={challenge.id} challenge={challenge} />
          ))}
        </Shelf>
      ))}
    </Shelves>
  )
}

function describeParticipants({ participants }: Challenge): string {
  return participants === 1 ? '1 member' : `${participants.toLocaleString('en')} members`
}
