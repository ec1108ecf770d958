import { z } from 'zod'
import { shareLevels } from './audience.ts'
import { date, id, idParam, optionalId, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { crewLimits, limits } from './limits.ts'
import { pillar } from './pillars.ts'
import { reactions } from './reactions.ts'
import { secretField } from './secret-field.ts'
import { singleLineText } from './text-fields.ts'

const person = z.object({ id, username: z.string(), profileImageUrl: z.string().nullable() })

const crewMember = person.extend({ founder: z.boolean(), joinedAt: timestamp })

export const crew = z.object({
  id,
  name: z.string(),
  founder: z.boolean().describe('The caller founded it, or it was handed over to them'),
  members: z.array(crewMember).describe('First joined first; without suspended members'),
  url: z.string().meta({ ...secretField, description: 'The link by which others join' }),
  tellsGaps: z.boolean().describe('The others are told when the caller has not marked for some days'),
})
export type Crew = z.infer<typeof crew>

const crewSummary = z.object({ id, name: z.string(), members: z.array(person) })
export type CrewSummary = z.infer<typeof crewSummary>

/** Letters of a board: done, rest or break, missed, can still be marked, nothing to mark or nothing shared. */
export const boardLetters = { done: 'd', rest: 'r', missed: 'm', open: 'o', none: '-' } as const

const boardMember = person.extend({
  founder: z.boolean(),
  own: z.boolean().describe('The caller'),
  shares: z.boolean().describe('The crew sees at least one of their challenges'),
  states: z
    .string()
    .describe(
      'One letter per date from `from` to `to` on the calendar of the member: `d` done, `r` rest or break, `m` missed, `o` can still be marked, `-` nothing',
    ),
  doneToday: z.boolean().describe('On their own calendar'),
  quietSince: date
    .nullable()
    .describe(
      'The last day that they marked, once two days are missed since; null unless they allow it, and while the caller hides streaks and scores',
    ),
  asked: z.boolean().describe('The caller has asked them “Still with us?” today'),
  lastDone: z
    .object({ date, reactions })
    .nullable()
    .describe('Their today or yesterday, the later one that is done, with its one-tap answers'),
})
export type BoardMember = z.infer<typeof boardMember>

export const crewBoard = z.object({
  from: date,
  to: date,
  today: date.describe('Of the caller'),
  members: z.array(boardMember).describe('The caller first, then first joined first'),
  askedBy: z
    .array(z.object({ id, username: z.string() }))
    .describe(
      'Which of them ask the caller “Still with us?”, as in `GET /api/crews/today`; empty for an earlier month',
    ),
})
export type CrewBoard = z.infer<typeof crewBoard>

const note = z.object({ date, text: z.string() })

export const crewMemberDetail = person.extend({
  founder: z.boolean(),
  challenges: z.array(
    z.object({
      participationId: id,
      challengeId: id,
      title: z.string(),
      pillar,
      progress: z.int().describe('Days done'),
      duration: z.int().describe('Days'),
      completed: z.boolean(),
      reactions: reactions.nullable().describe('One-tap answers to the finish; null while it is active'),
      notes: z.array(note).nullable().describe('The newest first, at most 14; null unless the crew sees notes'),
    }),
  ),
  goals: z.array(
    z.object({
      id,
      title: z.string(),
      pillar,
      completed: z.boolean(),
      description: z.string().nullable().describe('Null unless the crew sees notes'),
    }),
  ),
})
export type CrewMemberDetail = z.infer<typeof crewMemberDetail>

const shareLevel = z.enum(shareLevels)

export const crewShares = z.object({
  tellsGaps: z.boolean(),
  challenges: z
    .array(z.object({ id: id.describe('Of the participation'), title: z.string(), pillar, level: shareLevel }))
    .describe('The active ones'),
  goals: z.array(z.object({ id, title: z.string(), pillar, level: shareLevel })).describe('Those not completed'),
})
export type CrewShares = z.infer<typeof crewShares>

const share = z.strictObject({ id: idParam, level: shareLevel })
export const shareChange = z.strictObject({
  tellsGaps: z.boolean().optional(),
  challenges: z.array(share).max(100).optional().describe('Participations. Omitted ones keep their level.'),
  goals: z.array(share).max(100).optional(),
})
export type ShareChange = z.infer<typeof shareChange>

const params = z.strictObject({ id: idParam })
const memberParams = z.strictObject({ id: idParam, memberId: idParam })
const name = singleLineText({ max: limits.crewName })
const token = z
  .string()
  .min(1)
  .max(limits.token)
  .meta({ ...secretField, description: 'Of the link; or the id of a crew that a friend founded for the caller' })

export const listCrews = endpoint({
  method: 'GET',
  path: '/api/crews',
  access: 'member',
  summary: 'List the crews of the member',
  reply: z.array(crewSummary),
})

export const createCrew = endpoint({
  method: 'POST',
  path: '/api/crews',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Found a crew',
  description: `Others join by its link. A member can be in ${crewLimits.perMember} crews. A retry by someone who has left the crew since is not found.`,
  headers: z.object(idempotencyKey),
  body: z.strictObject({
    name,
    friendId: optionalId.describe(
      'A friend to invite: one of the two started a challenge with a link from the other. They get a notification and can join.',
    ),
  }),
  status: 201,
  reply: crew,
  errors: ['conflict', 'not-found'],
})

export const getCrew = endpoint({
  method: 'GET',
  path: '/api/crews/{id}',
  access: 'member',
  summary: 'Get a crew of the member',
  params,
  reply: crew,
})

export const updateCrew = endpoint({
  method: 'PATCH',
  path: '/api/crews/{id}',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Rename a crew or hand it over',
  description: 'Only its founder can. Omitted fields keep their value.',
  params,
  body: z.strictObject({ name: name.optional(), founderId: optionalId.describe('Another member of the crew') }),
  reply: crew,
  errors: ['forbidden'],
})

export const renewCrewLink = endpoint({
  method: 'POST',
  path: '/api/crews/{id}/link',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Replace the link of a crew',
  description: 'Only its founder can. The earlier link ends.',
  params,
  reply: crew,
  errors: ['forbidden'],
})

export const removeCrewMember = endpoint({
  method: 'DELETE',
  path: '/api/crews/{id}/members/{memberId}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Leave a crew or remove a member',
  description:
    'Members can leave; the founder can remove others. Nobody is told. What the member shared is gone for the crew.',
  params: memberParams,
  reply: z.object({ removed: z.literal(true) }),
  errors: ['forbidden'],
})

export const getCrewBoard = endpoint({
  method: 'GET',
  path: '/api/crews/{id}/board',
  access: 'member',
  summary: 'Get the days of the members of a crew',
  description: 'The last fourteen days, or a month.',
  params,
  query: z.strictObject({
    month: z
      .string()
      .regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'Expected a month such as 2026-03')
      .transform((value) => value || undefined)
      .optional()
      .describe('YYYY-MM'),
  }),
  reply: crewBoard,
})

export const getCrewMember = endpoint({
  method: 'GET',
  path: '/api/crews/{id}/members/{memberId}',
  access: 'member',
  summary: 'Get what a member shares with a crew',
  params: memberParams,
  reply: crewMemberDetail,
})

export const getCrewShares = endpoint({
  method: 'GET',
  path: '/api/crews/{id}/shares',
  access: 'member',
  summary: 'Get what the member shares with a crew',
  params,
  reply: crewShares,
})

export const updateCrewShares = endpoint({
  method: 'PATCH',
  path: '/api/crews/{id}/shares',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Change what the member shares with a crew',
  description:
    'Sharing a challenge that nobody sees yet shows it to this crew only. Challenges and goals that are not the member’s are ignored.',
  params,
  body: shareChange,
  reply: crewShares,
})

export const readCrewLink = endpoint({
  method: 'POST',
  path: '/api/crew-link',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Find out which crew a link is for',
  body: z.strictObject({ token }),
  reply: z.object({
    crew: crewSummary.nullable().describe('Null for a link that has ended'),
    joined: z.boolean(),
    full: z.boolean(),
    shares: crewShares.nullable().describe('What the crew would see if the member joined; null with `crew`'),
  }),
})

export const joinCrew = endpoint({
  method: 'POST',
  path: '/api/crew-link/join',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Join a crew by its link',
  description: 'A member who has joined already gets the crew.',
  body: z.strictObject({ token, shares: shareChange }),
  reply: crew,
  errors: ['not-found', 'conflict'],
})

export const nudgeMember = endpoint({
  method: 'POST',
  path: '/api/members/{id}/nudge',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Ask a member whether they are still there',
  description:
    '“Still with us?”, to a member of the same crew who allows it and has been quiet. Once a day; a repeat changes nothing.',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ asked: z.literal(true) }),
})

export const answerNudges = endpoint({
  method: 'POST',
  path: '/api/crews/here',
  access: 'member',
  whileMuted: 'refused',
  summary: 'Answer “I’m here” to those who asked',
  description:
    'Everyone in `askedBy` of `GET /api/crews/today` is told, once for each question, without a mark. A repeat changes nothing.',
  reply: z.object({ here: z.literal(true) }),
})

const crewmate = person.extend({
  crewId: id,
  crewName: z.string().nullable().describe('Null if the caller is in one crew only'),
})

export const getCrewsToday = endpoint({
  method: 'GET',
  path: '/api/crews/today',
  access: 'member',
  summary: 'Get who is done today, who has been quiet, and which round is open',
  description: 'In all crews of the member, without the member. Empty lists if there is nobody.',
  reply: z.object({
    done: z
      .array(
        crewmate.extend({
          date: date.describe('Their today'),
          answered: z.boolean().describe('By the caller'),
        }),
      )
      .describe('At most five'),
    moreDone: z.int().describe('How many others'),
    askedBy: z
      .array(crewmate)
      .describe(
        'Who has asked the caller “Still with us?” since yesterday and got neither a mark nor “I’m here”, the first one first; empty while the caller hides streaks and scores',
      ),
    quiet: crewmate
      .extend({
        since: date.describe('The last day that they marked'),
        asked: z.boolean().describe('The caller has asked them today'),
      })
      .nullable()
      .describe(
        'A quiet member. If there are several, the one who marked a day most recently of those not asked today, or else the one asked last',
      ),
    round: z
      .object({ crewId: id, crewName: z.string(), nextAt: timestamp.describe('When the next round opens') })
      .nullable()
      .describe('An open round that the caller has not answered. If there are several, the one that ends first'),
  }),
})
export type CrewsToday = z.infer<(typeof getCrewsToday)['reply']>
