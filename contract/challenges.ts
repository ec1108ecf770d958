import { z } from 'zod'
import { date, idParam, id, ignoredOwnerFields, timestamp, pageQuery } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { challengeDuration, limits, maxInteger } from './limits.ts'
import { optionalPillar, pillar } from './pillars.ts'
import { integerParam, singleLineText, multilineText } from './text-fields.ts'

export const difficulty = z.enum(['beginner', 'intermediate', 'advanced'])
export type Difficulty = z.infer<typeof difficulty>

export const planStep = z.strictObject({
  from: z.int().min(1).max(challengeDuration.max).describe('First day, counted from 1'),
  to: z.int().min(1).max(challengeDuration.max).describe('Last day, inclusive'),
  title: singleLineText({ max: limits.title }),
  action: multilineText({ max: limits.description }),
})
export type PlanStep = z.infer<typeof planStep>

export const challenge = z.object({
  id,
  title: z.string(),
  description: z.string(),
  pillar,
  duration: z.int().describe('Days'),
  difficulty,
  participants: z.int().describe('Members who have joined at least once'),
})
export type Challenge = z.infer<typeof challenge>

export const challengeDetail = challenge.extend({
  plan: z
    .array(z.object({ from: z.int(), to: z.int(), title: z.string(), action: z.string() }))
    .nullable()
    .describe('What to do on each day; the steps cover day 1 to the last without gaps'),
})
export type ChallengeDetail = z.infer<typeof challengeDetail>

export const checkIn = z.object({
  day: z.int().describe('Day of the challenge, counted from 1'),
  date: date.describe('Calendar date in the time zone of the member'),
  note: z.string().nullable(),
  createdAt: timestamp,
})
export type CheckIn = z.infer<typeof checkIn>

export const participation = z.object({
  id,
  challengeId: id,
  userId: id,
  progress: z.int().describe('Completed days'),
  completed: z.boolean(),
  startedAt: timestamp,
  completedAt: timestamp.nullable(),
  lastCheckIn: checkIn.nullable(),
  challenge,
  nextStep: z
    .object({ title: z.string(), action: z.string() })
    .nullable()
    .describe('Plan of the next day; null without a plan or after completion'),
})
export type Participation = z.infer<typeof participation>

export const listChallenges = endpoint({
  method: 'GET',
  path: '/api/challenges',
  access: 'public',
  summary: 'List challenges',
  query: z.strictObject({ pillar: optionalPillar, ...pageQuery }),
  reply: z.array(challenge),
})

export const getChallenge = endpoint({
  method: 'GET',
  path: '/api/challenges/{id}',
  access: 'public',
  summary: 'Get a challenge with its day plan',
  params: z.strictObject({ id: idParam }),
  reply: challengeDetail,
})

export const listParticipations = endpoint({
  method: 'GET',
  path: '/api/user-challenges',
  access: 'member',
  summary: 'List participations',
  description: 'The active and completed ones of the signed-in member.',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(participation),
})

export const joinChallenge = endpoint({
  method: 'POST',
  path: '/api/user-challenges',
  access: 'member',
  summary: 'Join a challenge',
  description: 'Returns 200 with the existing participation if the member has already joined.',
  body: z.strictObject({ challengeId: singleLineText({ max: 64 }), ...ignoredOwnerFields }),
  status: 201,
  reply: participation,
  otherReplies: { 200: participation },
  errors: ['not-found'],
})

export const updateProgress = endpoint({
  method: 'PATCH',
  path: '/api/user-challenges/{id}/progress',
  access: 'member',
  summary: 'Mark the next day as complete',
  description:
    '`progress` is the current value + 1. The current value itself, as a retry sends it, changes nothing. Any other value is a 409.',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    progress: z.int().min(0).max(maxInteger),
    note: multilineText({ min: 0, max: limits.note }).optional(),
  }),
  reply: participation,
  errors: ['storage-full'],
})

export const leaveChallenge = endpoint({
  method: 'DELETE',
  path: '/api/user-challenges/{id}',
  access: 'member',
  summary: 'Leave an active challenge',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ left: z.literal(true) }),
})

export const listCheckIns = endpoint({
  method: 'GET',
  path: '/api/user-challenges/{id}/check-ins',
  access: 'member',
  summary: 'List the completed days of a participation',
  description: 'In the order of the days.',
  params: z.strictObject({ id: idParam }),
  reply: z.array(checkIn),
})

export const undoCheckIn = endpoint({
  method: 'DELETE',
  path: '/api/user-challenges/{id}/check-ins/{day}',
  access: 'member',
  summary: 'Undo the last completed day',
  description: 'Works only on the date on which the day was marked.',
  params: z.strictObject({
    id: idParam,
    day: integerParam({ min: 0, max: challengeDuration.max }).describe('Day of the challenge, counted from 1'),
  }),
  reply: participation,
})
