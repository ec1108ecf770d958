import type { Round } from '#contract/crew-rounds.ts'
import type { Actor } from '../../actor.ts'
import { countReactions } from '../../database/reaction-counts.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { presentRound } from './present.ts'
import { type CrewRow, findCrew, findEarlierAnswer, findNeighbours, listAnswers } from './queries.ts'
import { findCurrentRound, type RoundSchedule } from './schedule.ts'

const lastDate = '9999-12-31'

/**
 * Reads a round with everyone's answers.
 * @param on its date; the current one by default
 * @throws not-found for someone who is not in the crew, and for a round that nobody answered and that is not open
 */
export async function readRound(
  database: Database,
  { userId, now, ...clock }: Actor,
  { crewId, on: wanted }: { crewId: string; on?: string | undefined },
): Promise<Round> {
  const crew = await requireCrew(database, { crewId, userId })
  const schedule = getSchedule(crew)
  const current = schedule && findCurrentRound(schedule, clock, now)
  const on = wanted ?? current?.on ?? null
  const [answers, earlier, neighbours] = await Promise.all([
    on === null ? [] : listAnswers(database, { crewId, userId, on }),
    findEarlierAnswer(database, { crewId, userId, before: on ?? lastDate }),
    findNeighbours(database, { crewId, userId, before: on ?? lastDate, after: on ?? lastDate }),
  ])
  if (wanted !== undefined && wanted !== current?.on && answers.length === 0)
    throw refuse('not-found', 'Round not found.')
  const reactions = await countReactions(database, userId, {
    kind: 'round-answer',
    subjectIds: answers.map(({ id }) => id),
  })
  return presentRound(userId, { crew, current, on, answers, reactions, earlier, neighbours })
}

/** @throws not-found for someone who is not in the crew */
export async function requireCrew(database: Database, member: { crewId: string; userId: string }): Promise<CrewRow> {
  return (await findCrew(database, member)) ?? throwCrewNotFound()
}

export function throwCrewNotFound(): never {
  throw refuse('not-found', 'Crew not found.')
}

/** Returns when the rounds of a crew take place; null without a weekly round. */
export function getSchedule({
  round_weekday: weekday,
  round_hour: hour,
  round_from: from,
  round_before: before,
}: Pick<CrewRow, 'round_weekday' | 'round_hour' | 'round_from' | 'round_before'>): RoundSchedule | null {
  return weekday === null || hour === null || from === null ? null : { weekday, hour, from, before }
}
