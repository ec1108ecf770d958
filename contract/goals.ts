import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, page } from './lists.ts'
import { pillar } from './pillars.ts'

export const goal = z.object({
  id,
  userId: id,
  title: z.string(),
  description: z.string().nullable(),
  pillar,
  targetDate: z.string().nullable().describe('Calendar date'),
  completed: z.boolean(),
  createdAt: instant,
})
export type Goal = z.infer<typeof goal>

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/goals',
  access: 'member',
  query: z.strictObject({ ...page }),
  reply: z.array(goal),
})
