import { createComposer } from '../notifications/create-composer.ts'
import { quoteTitle } from '../notifications/message-texts.ts'
import { isOnBreak } from './breaks.ts'
import { findAnswer, findCrew } from './queries.ts'
import { getSchedule } from './rounds.ts'
import { findCurrentRound } from './schedule.ts'

/** What the composer needs to know of the round. */
export type RoundData = { on: string }

const neutral = 'Your weekly round is open'

/**
 * Reminds of a round, unless the member has answered it, has left the crew or is on a break, or the round is over. Only
 * the body of an email names the crew, unless the member allows more.
 */
export const roundComposer = createComposer(
  'round',
  async ({ database, recipient, message, subjectId: crewId, settings: { named }, now }) => {
    const { userId, timeZone, dayStart } = recipient
    const { on }: RoundData = JSON.parse(message.data ?? '{}')
    const crew = await findCrew(database, { crewId, userId })
    const schedule = crew && getSchedule(crew)
    if (!schedule || findCurrentRound(schedule, { timeZone, dayStart }, now).on !== on) return null
    if (await findAnswer(database, { crewId, userId, on })) return null
    if (await isOnBreak(database, { userId, timeZone, dayStart, now })) return null
    const name = quoteTitle(crew.name)
    return {
      subject: named ? `The weekly round of ${name} is open` : neutral,
      paragraphs: [`The weekly round of ${name} is open: three questions, until the next one opens in a week.`],
      push: named ? `The weekly round of ${name} is open.` : `${neutral}.`,
      action: { label: 'Answer', path: `/crew/${crewId}/round` },
    }
  },
)
