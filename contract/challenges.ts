import { z } from 'zod'
import { audience, audiences } from './audience.ts'
import { date, idParam, id, ignoredOwnerFields, optionalId, timestamp, pageQuery } from './common-fields.ts'
import { allowedRules, dayState, lifetime, rule, schedule, streakNumbers, ruleKeys } from './days.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { challengeDuration, limits, maxInteger } from './limits.ts'
import { milestone } from './milestones.ts'
import { optionalPillar, pillar } from './pillars.ts'
import { searchText } from './search-text.ts'
import { source } from './sources.ts'
import {
  integerParam,
  optionalChoice,
  optionalDate,
  optionalText,
  singleLineText,
  multilineText,
} from './text-fields.ts'

export const difficulty = z.enum(['beginner', 'intermediate', 'advanced'])
export type Difficulty = z.infer<typeof difficulty>

/** What a `finishLine` can count, in braces. */
export const finishCounts = ['days', 'mornings', 'sessions', 'times'] as const
export type FinishCount = (typeof finishCounts)[number]

/** By the days from the first to the last, at the schedule of the challenge: up to 7, up to 31, and more. */
export const lengthKeys = ['week', 'month', 'longer'] as const
export type ChallengeLength = (typeof lengthKeys)[number]

const scheduleKinds = ['daily', 'weekdays', 'weekly'] as const

export const planStep = z.strictObject({
  from: z.int().min(1).max(challengeDuration.max).describe('First day, counted from 1'),
  to: z.int().min(1).max(challengeDuration.max).describe('Last day, inclusive'),
  title: singleLineText({ max: limits.title }),
  done: optionalText(singleLineText({ min: 0, max: limits.title })).describe('When the day counts as done'),
  action: multilineText({ max: limits.description }),
  details: optionalText(multilineText({ min: 0, max: limits.description })).describe('More about the action'),
})
export type PlanStep = z.infer<typeof planStep>

const planText = {
  title: z.string(),
  done: z.string().optional().describe('When the day counts as done'),
  action: z.string(),
  details: z.string().optional().describe('More about the action'),
}

export const challenge = z.object({
  id,
  title: z.string(),
  subtitle: z.string().nullable().describe('One line below the title'),
  description: z.string(),
  promise: z.string().nullable().describe('What the member will do, in one sentence'),
  pillar,
  duration: z.int().describe('Days'),
  difficulty,
  participants: z.int().describe('Members who have joined at least once'),
  schedule,
  rules: allowedRules,
  passes: z.int().describe('Days that the rule `passes` lets a member miss'),
})
export type Challenge = z.infer<typeof challenge>

export const challengeDetail = challenge.extend({
  version: z
    .int()
    .describe('Counted from 1; a change of a joined challenge makes the next one for members who join later'),
  plan: z
    .array(z.object({ from: z.int(), to: z.int(), ...planText }))
    .nullable()
    .describe('What to do on each day; the steps cover day 1 to the last without gaps'),
  sources: z.array(source).describe('What the claims of the challenge rest on'),
  finishLine: z
    .string()
    .nullable()
    .describe('What a member says after it, with `{days}` or another of `finishCounts` for the days they did'),
  next: z
    .array(challenge.pick({ id: true, title: true, promise: true, pillar: true, duration: true }))
    .describe('Challenges of the same pillar that can follow it, the best first; none about a more serious subject'),
})
export type ChallengeDetail = z.infer<typeof challengeDetail>

export const checkIn = z.object({
  run: z.int().describe('Counted from 1; starting over begins the next run'),
  day: z.int().describe('Day of the run in the order of marking, counted from 1'),
  date: date.describe('The day of the member'),
  late: z.boolean().describe('Marked on a later day'),
  note: z.string().nullable(),
  createdAt: timestamp,
})
export type CheckIn = z.infer<typeof checkIn>

export const participation = z.object({
  id,
  challengeId: id,
  userId: id,
  run: z.int().describe('Counted from 1; starting over begins the next run'),
  progress: z.int().describe('Completed days of the run'),
  completed: z.boolean(),
  startedAt: timestamp,
  completedAt: timestamp.nullable(),
  lastCheckIn: checkIn.nullable().describe('The one marked last in the run'),
  challenge: challenge.describe('As it was when the member joined, apart from corrections for safety'),
  version: z.int().describe('Of the challenge that the member joined'),
  corrected: timestamp.nullable().describe('When it was last corrected for safety after the member joined'),
  nextStep: z.object(planText).nullable().describe('Plan of the next day; null without a plan or after completion'),
  cue: z.string().nullable().describe('When and where the member wants to do it'),
  audience: audience.describe('Who sees that the member takes part; notes are never part of it'),
  schedule: schedule.describe('As it was when the member joined'),
  rule,
  passes: z.int().describe('Days that the rule `passes` lets the member miss, as it was when they joined'),
  passesLeft: z
    .int()
    .nullable()
    .describe('Days that can still be missed in this run; null unless the rule is `passes`'),
  nextRule: z
    .object({ rule, from: date })
    .nullable()
    .describe('An easier rule that the member chose, and its first day'),
  asOf: date.describe('The day of the member that the fields below describe'),
  startsOn: date
    .nullable()
    .describe('First day, while the challenge waits for it; until then, nothing is due and nothing can be marked'),
  start: z
    .object({ id, members: z.int().describe('Who have joined and not left, with the member') })
    .nullable()
    .describe('The start on a date that the member joined with others'),
  today: dayState,
  yesterday: dayState,
  lastMarked: date.nullable().describe('Latest marked date of the run'),
  fillable: z.array(date).describe('Earlier dates that can be marked now, oldest first'),
  missed: z.int().describe('Missed days of the run'),
  restart: z
    .object({
      missed: date.describe('The missed day that ended the earlier run'),
      progress: z.int().describe('Completed days of the earlier run'),
      undoUntil: date.describe('Last day on which marking the missed day continues the earlier run'),
    })
    .nullable()
    .describe('The rule started the challenge over within the last days'),
  week: z
    .object({
      done: z.int().describe('Dates marked since Monday'),
      rest: z
        .boolean()
        .describe(
          'Today can be left out: the days of this week are done, or yesterday was marked and the other days of the week are enough for those still to do',
        ),
    })
    .nullable()
    .describe('Null unless the schedule is some days a week, and before `startsOn`'),
  breakUntil: date.nullable().describe('Last day of the break that includes `asOf`'),
  numbers: streakNumbers.describe('Of the participation'),
  wall: z
    .string()
    .describe(
      'The run in the order of its dates: `d` a day marked on time, `l` marked late, `m` one or more missed days in a row',
    ),
})
export type Participation = z.infer<typeof participation>

export const markedDay = participation.extend({
  lifetime: lifetime.describe('Of all challenges together, of all time'),
  milestone: milestone.nullable().describe('What the last mark reached; at most one each day'),
})
export type MarkedDay = z.infer<typeof markedDay>

const note = multilineText({ min: 0, max: limits.note }).optional()

export const listChallenges = endpoint({
  method: 'GET',
  path: '/api/challenges',
  access: 'public',
  summary: 'List challenges',
  description:
    'A search finds words of the texts and of their subject, in any form. Items with all of its words come first, the best at the top; without one, the order is that of adding.',
  query: z.strictObject({
    q: searchText,
    pillar: optionalPillar,
    length: optionalChoice(lengthKeys).describe('`week`: up to 7 days from first to last; `month`: up to 31'),
    schedule: optionalChoice(scheduleKinds),
    difficulty: optionalChoice(difficulty.options),
    ...pageQuery,
  }),
  reply: z.array(challenge),
})

export const getChallenge = endpoint({
  method: 'GET',
  path: '/api/challenges/{id}',
  access: 'public',
  summary: 'Get a challenge with its day plan',
  description: 'Only admins, and members who have joined it, find a hidden one.',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({
    version: integerParam({ min: 1, max: maxInteger })
      .optional()
      .describe('An earlier version, for admins and members who have joined that one; the newest by default'),
  }),
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

export const audienceOfJoining = optionalChoice(audiences).describe(
  'Of this challenge only; by default as in its last participation, or else as for all new ones',
)

export const joinChallenge = endpoint({
  method: 'POST',
  path: '/api/user-challenges',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Join a challenge',
  description: 'Returns 200 with the existing participation if the member has already joined.',
  body: z.strictObject({
    challengeId: singleLineText({ max: 64 }),
    rule: optionalChoice(ruleKeys).describe('One of those that the challenge allows; the first of them by default'),
    cue: optionalText(singleLineText({ min: 0, max: limits.cue })),
    audience: audienceOfJoining,
    startId: optionalId.describe(
      'A start of this challenge. Before its date, the challenge waits for it. Later, day 1 is today.',
    ),
    ...ignoredOwnerFields,
  }),
  status: 201,
  reply: participation,
  otherReplies: { 200: participation },
  errors: ['not-found'],
})

export const updateProgress = endpoint({
  method: 'PATCH',
  path: '/api/user-challenges/{id}/progress',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Mark the next day as complete',
  description:
    '`progress` is the current value + 1. The current value itself, as a retry sends it, changes nothing. Any other value is a 409. `date` is today, the default, or yesterday.',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    progress: z.int().min(0).max(maxInteger),
    note,
    date: optionalDate,
  }),
  reply: participation,
  errors: ['storage-full'],
})

export const addCheckIn = endpoint({
  method: 'POST',
  path: '/api/user-challenges/{id}/check-ins',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Mark a date as complete',
  description:
    'The server numbers the day. A repeated Idempotency-Key marks nothing and returns the current state, unless its day was undone. A date that is already marked is a 409 unless `again` is true.',
  params: z.strictObject({ id: idParam }),
  headers: z.object(idempotencyKey),
  body: z.strictObject({
    date: optionalDate.describe('Today, the default, or a date in `fillable`. Empty for today.'),
    note,
    again: z.boolean().optional().describe('Mark one more day on a marked date'),
  }),
  status: 201,
  reply: markedDay,
  otherReplies: { 200: markedDay },
  errors: ['storage-full'],
})

export const updateParticipation = endpoint({
  method: 'PATCH',
  path: '/api/user-challenges/{id}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Change the rule, when and where, or who sees it',
  description:
    'A harder rule applies from today, an easier one in seven days. Omitted fields keep their value. An empty `cue` removes it. The `audience` applies to all participations of the member in this challenge, and can be changed after completion too. The first one that a member chooses also applies to the challenges they join later. `nobody` also stops crews from seeing them.',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    rule: rule.optional(),
    cue: singleLineText({ min: 0, max: limits.cue }).optional(),
    audience: audience.optional(),
    firstAnswer: z
      .boolean()
      .optional()
      .describe('The `audience` answers the question that is asked once: a 409 if the member has chosen since'),
  }),
  reply: participation,
})

export const startNow = endpoint({
  method: 'POST',
  path: '/api/user-challenges/{id}/start',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Start a waiting challenge today',
  description:
    'The member no longer belongs to the start that they joined. A challenge that has started is returned as it is.',
  params: z.strictObject({ id: idParam }),
  reply: participation,
})

export const startOver = endpoint({
  method: 'POST',
  path: '/api/user-challenges/{id}/restart',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Start a challenge over',
  description: 'Begins the next run at day 1. The earlier days stay in the history. Refused on a day that is marked.',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    run: z.int().min(1).max(maxInteger).describe('The run to end, so that a retry ends only one'),
  }),
  reply: participation,
})

export const leaveChallenge = endpoint({
  method: 'DELETE',
  path: '/api/user-challenges/{id}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Leave an active challenge',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ left: z.literal(true) }),
})

export const listCheckIns = endpoint({
  method: 'GET',
  path: '/api/user-challenges/{id}/check-ins',
  access: 'member',
  summary: 'List the completed days of a participation',
  description: 'All runs, in the order of marking.',
  params: z.strictObject({ id: idParam }),
  reply: z.array(checkIn),
})

export const undoCheckIn = endpoint({
  method: 'DELETE',
  path: '/api/user-challenges/{id}/check-ins/{day}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Undo the last completed day of the run',
  description: 'Works only on the day of the member on which it was marked.',
  params: z.strictObject({
    id: idParam,
    day: integerParam({ min: 0, max: challengeDuration.max }).describe('Day of the challenge, counted from 1'),
  }),
  reply: participation,
})
