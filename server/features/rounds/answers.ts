import type { answerRound } from '#contract/crew-rounds.ts'
import type { EndpointBody } from '#contract/endpoint.ts'
import type { CommunityActor } from '../../actor.ts'
import { publishCrewsOf } from '../../crew-events.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { assertMayPost } from '../forum/posting.ts'
import { publishUnread } from '../notifications/live.ts'
import { withdrawFrom } from '../notifications/withdraw.ts'
import { getQuestions, readCommitment } from './present.ts'
import { findAnswer, findEarlierAnswer, insertAnswer, updateAnswer } from './queries.ts'
import { getSchedule, requireCrew, throwCrewNotFound } from './rounds.ts'
import { findCurrentRound } from './schedule.ts'
import { markTold } from './time-queries.ts'

type Answer = EndpointBody<typeof answerRound>

/**
 * Saves a member's answers to the round that is open for them, or replaces them.
 * @throws not-found for someone who is not in the crew; conflict when the round is over, its questions have changed or a
 *   moderator has hidden the answers;
 *   bad-request for an outcome without a commitment; the errors of assertMayPost
 */
export async function saveAnswers(
  database: Database,
  actor: CommunityActor,
  { crewId, on, answers, questions: read, outcome = null }: Answer & { crewId: string },
): Promise<void> {
  assertMayPost(actor, answers)
  const { userId, now } = actor
  const notified = await transaction(database, async (tx) => {
    const crew = await requireCrew(tx, { crewId, userId })
    const schedule = getSchedule(crew)
    if (!schedule || findCurrentRound(schedule, actor, now).on !== on)
      throw refuse('conflict', 'This round is over. You can answer the next one when it opens.')
    // Locks the membership, so that nobody answers while they leave.
    if (!(await markTold(tx, { crewId, userId, on }))) throwCrewNotFound()
    const own = await findAnswer(tx, { crewId, userId, on })
    if (own && own.decision_id !== null)
      throw refuse('conflict', 'A moderator has hidden your answer, so you can’t change it.')
    const questions = own?.questions ?? JSON.stringify(getQuestions(crew))
    if (read !== undefined && JSON.stringify(read) !== questions)
      throw refuse('conflict', 'The questions have just changed. Please read them, and answer again.')
    if (outcome !== null) {
      const earlier = await findEarlierAnswer(tx, { crewId, userId, before: on })
      if (!earlier || !readCommitment(earlier.round_on, earlier.answers))
        throw invalidFieldError('outcome', 'You didn’t plan anything in the last round')
    }
    const change = { answers: JSON.stringify(answers), outcome }
    const key = { id: generateId(), crew_id: crewId, user_id: userId, round_on: on }
    if (own) await updateAnswer(tx, { crewId, userId, on }, { ...change, edited_at: now.toISOString() })
    else
      await insertAnswer(tx, {
        ...key,
        ...change,
        questions,
        created_at: now.toISOString(),
        edited_at: null,
        decision_id: null,
      })
    return withdrawFrom(tx, { kind: 'round', subjectId: crewId, userId }, now)
  })
  publishUnread(database, notified)
  await publishCrewsOf(database, userId)
}
