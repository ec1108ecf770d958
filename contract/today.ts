import { z } from 'zod'
import { participation } from './challenges.ts'
import { date } from './common-fields.ts'
import { countByPillar, lifetime, streakNumbers } from './days.ts'
import { endpoint } from './endpoint.ts'

export const today = z.object({
  asOf: date.describe('Today for the member'),
  participations: z.array(participation).describe('The active ones and those completed today, first joined first'),
  joined: z.int().describe('Participations, active and completed'),
  completed: z.int().describe('Completed participations'),
  numbers: streakNumbers.describe('Of all challenges together'),
  daysByPillar: countByPillar.describe('Completed days of all time'),
  lifetime: lifetime.describe('Of all challenges together, of all time'),
})
export type Today = z.infer<typeof today>

export const getToday = endpoint({
  method: 'GET',
  path: '/api/today',
  access: 'member',
  summary: 'Get what the member can do today',
  reply: today,
})
