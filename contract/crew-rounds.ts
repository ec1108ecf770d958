import { z } from 'zod'
import { date, id, idParam, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { reactions } from './reactions.ts'
import { optionalChoice, calendarDate, multilineText, optionalDate, singleLineText } from './text-fields.ts'

/** What became of a commitment. */
export const commitmentOutcomes = ['done', 'not-done', 'changed'] as const
export type CommitmentOutcome = (typeof commitmentOutcomes)[number]

/** The questions until the founder edits them. The last one asks for the commitment for the next week. */
export const defaultQuestions = ['How was it?', 'What was hard?', 'What will you do by next week?'] as const

const outcome = z.enum(commitmentOutcomes)
const questionTexts = z.array(z.string()).length(3).describe('The last one asks for the commitment')

export const roundAnswer = z.object({
  id,
  userId: id,
  username: z.string(),
  profileImageUrl: z.string().nullable(),
  questions: questionTexts.describe('As they were when the member answered'),
  answers: z.array(z.string()).length(3).describe('Empty where the member left a question out'),
  commitment: z
    .object({ on: date.describe('Of the round in which they made it'), text: z.string() })
    .nullable()
    .describe('What they planned in the last round that they answered before this one'),
  outcome: outcome.nullable().describe('What became of that commitment; null if they did not say'),
  answeredAt: timestamp,
  editedAt: timestamp.nullable(),
  hidden: z.boolean().describe('A moderator has hidden or removed it, and only its author sees it'),
  reactions: reactions.describe('One-tap answers to it'),
})
export type RoundAnswer = z.infer<typeof roundAnswer>

export const round = z.object({
  crewId: id,
  crewName: z.string(),
  canChange: z.boolean().describe('The caller is the founder, who chooses the day and the questions'),
  weekday: z.int().nullable().describe('1 is Monday; null without a weekly round'),
  hour: z.int().nullable().describe('0 to 23, on the clock of each member; null without a weekly round'),
  on: date
    .nullable()
    .describe('The date of the round, on the calendar of each member; null before the first one, and without one'),
  open: z.boolean().describe('Whether the caller can answer it'),
  nextOn: date.nullable().describe('The date of the round that opens next; null without a weekly round'),
  nextAt: timestamp.nullable().describe('When it opens for the caller'),
  questions: questionTexts.describe('What the caller is asked, or was asked when they answered'),
  crewQuestions: questionTexts.describe('What the crew asks now'),
  answers: z.array(roundAnswer).describe('From current members that the caller can see, in the order they answered'),
  members: z.int().describe('How many current members the caller can see. Suspended members don’t count'),
  commitment: z
    .object({ on: date, text: z.string() })
    .nullable()
    .describe('What the caller planned in the last round that they answered before this one'),
  previous: date.nullable().describe('The last round before this one that someone answered'),
  next: date.nullable().describe('The first round after this one that someone answered, or the current one'),
})
export type Round = z.infer<typeof round>

const params = z.strictObject({ id: idParam.describe('Of the crew') })

export const getRound = endpoint({
  method: 'GET',
  path: '/api/crews/{id}/round',
  access: 'member',
  summary: 'Get a weekly round of a crew',
  description:
    'For the members of the crew. A round opens at its date and hour on the calendar of each member, and stays open until the next one opens.',
  params,
  query: z.strictObject({ on: optionalDate.describe('The date of the round; the current round by default') }),
  reply: round,
})

const answer = multilineText({ min: 0, max: limits.roundAnswer })

export const answerRound = endpoint({
  method: 'POST',
  path: '/api/crews/{id}/round',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Answer the weekly round of a crew',
  description:
    'A second call replaces the answers, unless a moderator has hidden them. At least one of them must have a text.',
  params,
  body: z.strictObject({
    on: calendarDate.describe('The date of the round, which must be open for the caller'),
    answers: z
      .array(answer)
      .length(3)
      .refine((answers) => answers.some((text) => text !== ''), 'Required')
      .describe('To the questions, in their order'),
    questions: z
      .array(z.string().max(1_000))
      .length(3)
      .optional()
      .describe('The questions that the member has read; the call is refused if they have changed'),
    outcome: optionalChoice(commitmentOutcomes)
      .nullable()
      .describe('What became of `commitment`, only if there is one'),
  }),
  reply: round,
  errors: ['conflict', 'storage-full', 'too-many-requests'],
})

const roundForm = z.strictObject({
  weekday: z.int().min(1).max(7).nullable().optional().describe('1 is Monday; null switches the round off'),
  hour: z.int().min(0).max(23).optional().describe('On the clock of each member; 19 by default'),
  questions: z
    .array(singleLineText({ max: limits.roundQuestion }))
    .length(3)
    .nullable()
    .optional()
    .describe('The last one asks for the commitment; null for the default questions'),
})

export const updateRound = endpoint({
  method: 'PATCH',
  path: '/api/crews/{id}/round',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Change the weekly round of a crew',
  description:
    'Only its founder can. Omitted fields keep their value. On a new weekday, the round that is open stays open until the first one on that day. Changed questions apply to those who have not answered yet.',
  params,
  body: roundForm,
  reply: round,
  errors: ['forbidden', 'storage-full', 'too-many-requests'],
})
