import { z } from 'zod'
import { pillar } from './pillars.ts'

/** Numbers of days that a member ever marked. */
export const milestoneDays = [7, 30, 100, 365] as const

export const milestone = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('days'),
    days: z.literal(milestoneDays),
    note: z.string().nullable().describe('The member’s note on day 1 of the run'),
  }),
  z.object({
    kind: z.literal('finish'),
    pillar: pillar.describe('In which the member has finished no other challenge'),
  }),
])
export type Milestone = z.infer<typeof milestone>
