import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const preferences = z.object({
  dayStart: z.int().describe('Hour at which the days of the member start, 0 to 12'),
  showNumbers: z.boolean().describe('Whether the app shows streaks and scores'),
})
export type Preferences = z.infer<typeof preferences>

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/preferences',
  access: 'member',
  summary: 'Get the preferences',
  reply: preferences,
})

export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/api/preferences',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Change the preferences',
  description: 'Omitted fields keep their value.',
  body: z.strictObject({ dayStart: z.int().min(0).max(12).optional(), showNumbers: z.boolean().optional() }),
  reply: preferences,
})
