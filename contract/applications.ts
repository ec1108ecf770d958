import { z } from 'zod'
import { id, idParam, pageQuery, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { multilineText, optionalText } from './text-fields.ts'

/** A sign-up that waits for approval. It becomes an account when an admin approves it. */
export const application = z.object({
  id,
  email: z.string(),
  username: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  invitedBy: z.string().nullable().describe('Username of the member whose invitation was used'),
  createdAt: timestamp,
})
export type Application = z.infer<typeof application>

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/admin/applications',
  access: 'admin',
  summary: 'List the sign-ups that wait for approval',
  description: 'Oldest first, 50 per page by default.',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(application),
})

const params = z.strictObject({ id: idParam })
const done = z.object({ ok: z.literal(true) })

export const approveApplication = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/approve',
  access: 'admin',
  summary: 'Approve a sign-up',
  description: 'Creates the account and emails the new member, if the site can send email.',
  params,
  reply: done,
  errors: ['email-taken', 'username-taken'],
})

export const refuseApplication = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/refuse',
  access: 'admin',
  summary: 'Refuse a sign-up',
  description: 'Deletes it.',
  params,
  body: z.strictObject({
    message: optionalText(multilineText({ min: 0, max: limits.description })).describe('Emailed to the person'),
  }),
  reply: done,
})
