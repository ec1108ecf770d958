import { z } from 'zod'
import { date, id, optionalId } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { pillar } from './pillars.ts'
import { optionalDate } from './text-fields.ts'

const weekday = z.int().min(1).max(7).describe('Monday is 1')

/** Which days a challenge expects. The other days are rest days. */
export const schedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('daily') }),
  z.strictObject({ kind: z.literal('weekdays'), days: z.array(weekday).min(1).max(7) }),
  z.strictObject({ kind: z.literal('weekly'), times: z.int().min(1).max(7).describe('Days a week, Monday to Sunday') }),
])
export type Schedule = z.infer<typeof schedule>

/**
 * What a missed day does. `flexible`: nothing but a later end. `passes`: a number of days can be missed, the next one
 * starts the challenge over. `strict`: a missed day starts it over.
 */
export const ruleKeys = ['flexible', 'passes', 'strict'] as const
export const rule = z.enum(ruleKeys)
export type Rule = z.infer<typeof rule>

export const allowedRules = z.array(rule).min(1).max(3).describe('Rules that a member can choose, the default first')

/**
 * `done` marked on the day, `late` marked later, `rest` not scheduled, `break` a planned break, `missed`, and `open` not
 * marked but still possible to mark.
 */
export const dayState = z.enum(['done', 'late', 'rest', 'break', 'missed', 'open'])
export type DayState = z.infer<typeof dayState>

export const streakNumbers = z.object({
  streak: z.int().describe('Days done since the last missed day'),
  longest: z.int().describe('Most days done between two missed days'),
  kept: z.int().describe('Days done in the last 30 days'),
  due: z.int().describe('Days done or missed in the last 30 days'),
  strength: z.int().describe('0 to 100; rises with days done and recovers from missed ones'),
})
export type StreakNumbers = z.infer<typeof streakNumbers>

const count = z.int()

export const countByPillar = z.object({
  purpose: count,
  mental: count,
  physical: count,
  brotherhood: count,
  relationships: count,
  career: count,
  spiritual: count,
})

/** A date counts once, however many challenges were marked on it. */
export const lifetime = z.object({
  days: z.int().describe('Dates with a marked day'),
  firstDate: date.nullable().describe('The first of them'),
  pillars: countByPillar.describe('Dates with a marked day in each pillar'),
})
export type Lifetime = z.infer<typeof lifetime>

/** One letter per date. */
export const dayLetters = {
  done: 'd',
  late: 'l',
  rest: 'r',
  break: 'b',
  missed: 'm',
  open: 'o',
} as const satisfies Record<DayState, string>

const lettersDescription =
  'One letter per date from `from` to `to`: `d` done, `l` marked late, `r` rest day, `b` break, `m` missed, `o` open, `-` no active challenge or still to come'

export const days = z.object({
  asOf: date.describe('Today for the member'),
  from: date,
  to: date,
  firstDate: date.nullable().describe('The first day that the member ever marked'),
  numbers: streakNumbers.describe('Of the participation, or of all challenges together'),
  lifetime: lifetime.describe('Of all challenges together, of all time'),
  states: z.string().describe(lettersDescription),
  participations: z
    .array(
      z.object({
        id,
        challengeId: id,
        title: z.string(),
        pillar,
        completed: z.boolean(),
        left: z.boolean(),
        states: z.string().describe(lettersDescription),
      }),
    )
    .describe('Those with a day in the period, by their start'),
  checkIns: z
    .array(
      z.object({
        participationId: id,
        run: z.int(),
        day: z.int(),
        date,
        late: z.boolean(),
        note: z.string().nullable(),
      }),
    )
    .describe('By date'),
})
export type Days = z.infer<typeof days>

export const listDays = endpoint({
  method: 'GET',
  path: '/api/days',
  access: 'member',
  summary: 'List days with their states and notes',
  description: 'At most 366 days; the last 366 by default.',
  query: z.strictObject({
    from: optionalDate,
    to: optionalDate,
    participation: optionalId.describe('Only one participation'),
  }),
  reply: days,
  errors: ['not-found'],
})
