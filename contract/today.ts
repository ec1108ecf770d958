import { z } from 'zod'
import { participation } from './challenges.ts'
import { date } from './common-fields.ts'
import { streakNumbers } from './days.ts'
import { endpoint } from './endpoint.ts'

export const today = z.object({
  asOf: date.describe('Today for the member'),
  participations: z.array(participation).describe('The active ones and those completed today, first joined first'),
  joined: z.int().describe('Participations, active and completed'),
  completed: z.int().describe('Completed participations'),
  numbers: streakNumbers.describe('Of all challenges together'),
  daysByPillar: z
    .object({
      purpose: z.int(),
      mental: z.int(),
      physical: z.int(),
      brotherhood: z.int(),
      relationships: z.int(),
      career: z.int(),
      spiritual: z.int(),
    })
    .describe('Completed days of all time'),
})
export type Today = z.infer<typeof today>

export const getToday = endpoint({
  method: 'GET',
  path: '/api/today',
  access: 'member',
  summary: 'Get what the member can do today',
  reply: today,
})
