import { defaultQuestions, type updateRound } from '#contract/crew-rounds.ts'
import type { EndpointBody } from '#contract/endpoint.ts'
import type { CommunityActor } from '../../actor.ts'
import { publishCrewsOf } from '../../crew-events.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { assertMayPost } from '../forum/posting.ts'
import { updateCrew } from './queries.ts'
import { getSchedule, requireCrew } from './rounds.ts'
import { type RoundSchedule, startSchedule } from './schedule.ts'
import { scheduleCrew } from './times.ts'

type Change = EndpointBody<typeof updateRound>

const defaultHour = 19

/**
 * Changes the day, the hour and the questions of a crew's round. On a new weekday, the first round is the next one.
 * @throws not-found for someone who is not in the crew; forbidden unless they founded it; the errors of assertMayPost
 */
export async function changeRound(
  database: Database,
  actor: CommunityActor,
  { crewId, weekday, hour, questions }: Change & { crewId: string },
): Promise<void> {
  assertMayPost(actor, questions ?? [])
  const { userId, now } = actor
  await transaction(database, async (tx) => {
    await lockRow(tx, 'crews', crewId)
    const crew = await requireCrew(tx, { crewId, userId })
    if (crew.founder_id !== userId) throw refuse('forbidden', 'Only the founder of the crew can change its round.')
    const earlier = getSchedule(crew)
    const schedule = changeSchedule(earlier, { weekday, hour }, actor, now)
    await updateCrew(tx, crewId, {
      round_weekday: schedule?.weekday ?? null,
      round_hour: schedule?.hour ?? null,
      round_from: schedule?.from ?? null,
      round_before: schedule?.before ?? null,
      questions: questions === undefined ? crew.questions : formatQuestions(questions),
    })
    await scheduleCrew(tx, { crewId, schedule }, now)
  })
  await publishCrewsOf(database, userId)
}

function changeSchedule(
  earlier: RoundSchedule | null,
  { weekday = earlier?.weekday ?? null, hour = earlier?.hour ?? defaultHour }: Pick<Change, 'weekday' | 'hour'>,
  clock: CommunityActor,
  now: Date,
): RoundSchedule | null {
  if (weekday === null) return null
  if (earlier?.weekday === weekday) return { ...earlier, hour }
  return startSchedule({ weekday, hour }, earlier, clock, now)
}

/** The default questions are not saved, so that crews which never chose get later defaults. */
function formatQuestions(questions: string[] | null): string | null {
  const isDefault = questions === null || questions.every((text, index) => text === defaultQuestions[index])
  return isDefault ? null : JSON.stringify(questions)
}
