import { z } from 'zod'
import { id, idParam } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { dayAnswers, postAnswers, reactionKinds } from './reaction-answers.ts'
import { calendarDate, optionalDate } from './text-fields.ts'

export type ReactionKind = (typeof reactionKinds)[number]

export const reactionAnswer = z.enum(['with-you', 'well-done', 'thank-you', 'same-here'])
export type ReactionAnswer = z.infer<typeof reactionAnswer>

const count = z.int().optional()

export const reactions = z.object({
  counts: z
    .object({ 'with-you': count, 'well-done': count, 'thank-you': count, 'same-here': count } satisfies Record<
      ReactionAnswer,
      unknown
    >)
    .describe('Members by their answer, with the caller but without those who are blocked or suspended'),
  own: reactionAnswer.nullable().describe('The answer of the caller'),
})
export type Reactions = z.infer<typeof reactions>

const answers = { day: z.enum(dayAnswers).nullable(), post: z.enum(postAnswers).nullable() }
const ofPost = { id: idParam, answer: answers.post }

export const react = endpoint({
  method: 'PATCH',
  path: '/api/reactions',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Answer a day, a finish, a post or a round answer with one tap',
  description:
    'A member has one answer for each of them: another one replaces it, and null takes it back. Only for what the caller sees of other members. They are told.',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('day'), memberId: idParam, date: calendarDate, answer: answers.day }),
    z.strictObject({ kind: z.literal('finish'), id: idParam.describe('Of the participation'), answer: answers.day }),
    z.strictObject({ kind: z.literal('discussion'), ...ofPost }),
    z.strictObject({ kind: z.literal('reply'), ...ofPost }),
    z.strictObject({ kind: z.literal('round-answer'), ...ofPost }),
  ]),
  reply: reactions,
  errors: ['not-found', 'too-many-requests'],
})

const giver = z.object({
  id,
  username: z.string(),
  profileImageUrl: z.string().nullable(),
  answer: reactionAnswer,
})
export type ReactionGiver = z.infer<typeof giver>

export const listReactions = endpoint({
  method: 'GET',
  path: '/api/reactions/{kind}/{id}',
  access: 'member',
  summary: 'List who answered a day, a finish, a post or a round answer with one tap',
  description: 'The members that the counts have, for those who see what they answered.',
  params: z.strictObject({
    kind: z.enum(reactionKinds),
    id: idParam.describe(
      'Of the participation, the discussion, the reply or the round answer; for a day, of the member',
    ),
  }),
  query: z.strictObject({ date: optionalDate.describe('Of a day') }),
  reply: z.object({
    givers: z.array(giver).describe('First given first, at most 100'),
    more: z.int().describe('How many others'),
  }),
})
