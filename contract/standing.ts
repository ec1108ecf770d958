import { z } from 'zod'
import { timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'

/** Roles from low to high. Moderators have role `public` in the user reply; this tells them apart. */
export const staffRole = z.enum(['member', 'moderator', 'admin'])
export type StaffRole = z.infer<typeof staffRole>

export const standing = z.object({
  role: staffRole,
  mutedUntil: timestamp.nullable().describe('Until then the member cannot post; the year 9999 for no end'),
  guidelinesDue: z.boolean().describe('The member must accept the guidelines before they can post'),
})
export type Standing = z.infer<typeof standing>

export const getStanding = endpoint({
  method: 'GET',
  path: '/api/standing',
  access: 'member',
  summary: 'Get what the member may do in the community',
  reply: standing,
})

export const acceptGuidelines = endpoint({
  method: 'POST',
  path: '/api/guidelines/accept',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Accept the community guidelines',
  reply: standing,
})
