import type { Challenge, Participation } from '#contract/challenges.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'

export type Suggestion = { challenge: Challenge; reason: string }

type Pick = { reason: string; candidates: Challenge[] }

const MAX_SUGGESTIONS = 3
const SHORT_DAYS = 7

const difficultyOrder = { beginner: 0, intermediate: 1, advanced: 2 }

/**
 * Suggest up to three challenges to do next, each with a reason that is true for the member: the next step in the same
 * pillar, a pillar without a finished challenge, and a short one. Active challenges are never suggested.
 */
export function suggestNextChallenges(
  finished: Challenge,
  challenges: readonly Challenge[],
  participations: readonly Participation[],
): Suggestion[] {
  const joinedIds = new Set(participations.map(({ challengeId }) => challengeId))
  const activeIds = new Set(participations.flatMap(({ completed, challengeId }) => (completed ? [] : [challengeId])))
  const knownPillars = new Set(participations.map(({ challenge }) => challenge.pillar).concat(finished.pillar))
  const others = challenges.filter(({ id }) => id !== finished.id).sort(compareEffort)
  const unjoined = others.filter(({ id }) => !joinedIds.has(id))
  const label = pillarLabels[finished.pillar]
  const picks: Pick[] = [
    {
      reason: `The next step up in ${label}`,
      candidates: unjoined.filter((each) => each.pillar === finished.pillar && isHarder(each, finished)),
    },
    {
      reason: 'A pillar you haven’t finished a challenge in',
      candidates: unjoined.filter(({ pillar }) => !knownPillars.has(pillar)),
    },
    {
      reason: 'Short, for a busy week',
      candidates: unjoined.filter(({ duration }) => duration <= SHORT_DAYS).sort((a, b) => a.duration - b.duration),
    },
    { reason: `More in ${label}`, candidates: unjoined.filter(({ pillar }) => pillar === finished.pillar) },
    { reason: 'One you haven’t finished yet', candidates: unjoined },
    {
      reason: 'You have finished this one before',
      candidates: others.filter(({ id }) => joinedIds.has(id) && !activeIds.has(id)),
    },
  ]
  const suggestions: Suggestion[] = []
  // Each reason once, and the last ones again while there are too few.
  for (const { reason, candidates } of [...picks, ...picks.slice(3), ...picks.slice(3)]) {
    const challenge = chooseNewPillarFirst(candidates, suggestions)
    if (challenge && suggestions.length < MAX_SUGGESTIONS) suggestions.push({ challenge, reason })
  }
  return suggestions
}

/** Choose the first candidate that is not suggested yet, from a pillar that is not suggested yet if there is one. */
function chooseNewPillarFirst(candidates: Challenge[], suggestions: Suggestion[]): Challenge | undefined {
  const remaining = candidates.filter(({ id }) => suggestions.every(({ challenge }) => challenge.id !== id))
  const suggestedPillars = suggestions.map(({ challenge }) => challenge.pillar)
  return remaining.find(({ pillar }) => !suggestedPillars.includes(pillar)) ?? remaining[0]
}

function compareEffort(a: Challenge, b: Challenge): number {
  return difficultyOrder[a.difficulty] - difficultyOrder[b.difficulty] || a.duration - b.duration
}

/** Neither easier nor shorter, and more of one of them. */
function isHarder(challenge: Challenge, than: Challenge): boolean {
  return (
    difficultyOrder[challenge.difficulty] >= difficultyOrder[than.difficulty] &&
    challenge.duration >= than.duration &&
    compareEffort(challenge, than) > 0
  )
}
