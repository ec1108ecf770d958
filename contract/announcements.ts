import { z } from 'zod'
import { id, idParam, optionalId, pageQuery, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { multilineText, singleLineText } from './text-fields.ts'

export const announcement = z.object({
  id,
  title: z.string(),
  content: z.string().describe('Markdown'),
  sentAt: timestamp.nullable().describe('Null before it is sent'),
})
export type Announcement = z.infer<typeof announcement>

export const managedAnnouncement = announcement.extend({
  challenge: z.object({ id, title: z.string() }).nullable().describe('Only for its members; null for everyone'),
  author: z.string().nullable().describe('Username; null after the account was deleted'),
  sendAt: timestamp,
  status: z.enum(['scheduled', 'sending', 'sent', 'cancelled']),
  audience: z.int().describe('Members it is for now; all recipients once it was sent'),
  recipients: z.int().describe('Members it was sent to so far'),
  seen: z.int().describe('Members who have read it'),
  createdAt: timestamp,
})
export type ManagedAnnouncement = z.infer<typeof managedAnnouncement>

const form = {
  title: singleLineText({ max: limits.title }),
  content: multilineText({ max: limits.post }),
  challengeId: optionalId.nullable().describe('Only for the active members of this challenge'),
  sendAt: z
    .union([z.literal(''), z.iso.datetime()])
    .optional()
    .describe('UTC, within a year. Empty for now.'),
}

const params = z.strictObject({ id: idParam })

export const getAnnouncement = endpoint({
  method: 'GET',
  path: '/api/announcements/{id}',
  access: 'member',
  summary: 'Get an announcement that the member was sent',
  params,
  reply: announcement,
})

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/admin/announcements',
  access: 'admin',
  summary: 'List the announcements',
  description: 'Newest first, 50 per page by default. Requires the admin role, even with `ADMIN_ACCESS=everyone`.',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(managedAnnouncement),
})

export const announcementReach = z.object({
  members: z.int().describe('Members it would be for now'),
  email: z.int().describe('Of these, who would get it by email; 0 while the site can’t send email'),
  unconfirmed: z.int().describe('Of these, who have not confirmed their address'),
  emailOff: z.int().describe('Of these, who have confirmed it but switched off these emails'),
})
export type AnnouncementReach = z.infer<typeof announcementReach>

export const getAnnouncementReach = endpoint({
  method: 'GET',
  path: '/api/admin/announcements/reach',
  access: 'admin',
  summary: 'Count the members that an announcement would reach by email',
  description: 'Requires the admin role, even with `ADMIN_ACCESS=everyone`.',
  query: z.strictObject({
    challengeId: optionalId.describe('Only the active members of this challenge'),
  }),
  reply: announcementReach,
})

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/announcements',
  access: 'admin',
  summary: 'Send or schedule an announcement',
  description: 'Requires the admin role, even with `ADMIN_ACCESS=everyone`.',
  headers: z.object(idempotencyKey),
  body: z.strictObject(form),
  status: 201,
  reply: managedAnnouncement,
  errors: ['not-found', 'too-many-requests'],
})

export const updateAnnouncement = endpoint({
  method: 'PATCH',
  path: '/api/admin/announcements/{id}',
  access: 'admin',
  summary: 'Change a scheduled announcement',
  description: 'Omitted fields keep their value. Of one that was sent, only the title and the content can change.',
  params,
  body: z.strictObject(form).partial(),
  reply: managedAnnouncement,
})

export const cancelAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/admin/announcements/{id}',
  access: 'admin',
  summary: 'Cancel a scheduled announcement, or withdraw one that was sent',
  description: 'Removes it from the inboxes. Emails and push messages that were sent stay.',
  params,
  reply: managedAnnouncement,
})
