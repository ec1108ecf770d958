import { z } from 'zod'
import { audience } from './audience.ts'
import { endpoint } from './endpoint.ts'

export const preferences = z.object({
  dayStart: z.int().describe('Hour at which the days of the member start, 0 to 12'),
  showNumbers: z.boolean().describe('Whether the app shows streaks and scores'),
  audience: audience
    .nullable()
    .describe('Who sees the challenges that the member joins from now on; null until they have been asked: nobody'),
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
  body: z.strictObject({
    dayStart: z.int().min(0).max(12).optional(),
    showNumbers: z.boolean().optional(),
    audience: audience.optional().describe('For new challenges; those of today keep theirs'),
  }),
  reply: preferences,
})
