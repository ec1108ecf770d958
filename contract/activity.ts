import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fewestCounted, quietDays } from './limits.ts'

const compared = z.object({
  now: z.int(),
  before: z.int().describe('A week earlier'),
})

export const activity = z.object({
  marked: compared.describe('Members who marked a day in the last seven days, today included'),
  quiet: compared.describe(
    `Members who are in a challenge, but have neither started one nor marked a day in the last ${quietDays} days, and had no break in them`,
  ),
  joined: compared
    .extend({ month: z.int().describe('In the last 30 days') })
    .describe('Accounts of members that were created in the last seven days'),
  left: compared.describe('Accounts that were deleted in the last seven days'),
})
export type Activity = z.infer<typeof activity>

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/admin/activity',
  access: 'admin',
  summary: 'Count what all members do',
  description: 'Counts only. The figures of a week earlier are without members who have left since.',
  reply: z.object({
    counts: activity.nullable().describe(`Null while the site has fewer than ${fewestCounted} members`),
  }),
})
