import { z } from 'zod'
import { id, pageQuery, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { optionalChoice, optionalText, singleLineText } from './text-fields.ts'

/** What the security log records. */
export const auditKind = z.enum([
  'setup',
  'sign-up',
  'sign-in',
  'sign-in-failed',
  'sign-out-everywhere',
  'password-change',
  'password-reset',
  'reset-link',
  'username-change',
  'email-change',
  'email-verification',
  'role-change',
  'suspension',
  'restoration',
  'announcement',
  'moderation',
  'member-note',
  'member-created',
  'sessions-ended',
  'invitation',
  'application',
  'site-change',
  'content',
  'export',
  'deletion',
  'refused',
])
export type AuditKind = z.infer<typeof auditKind>

const person = z
  .object({ id, username: z.string().nullable().describe('Null after the account was deleted') })
  .nullable()

export const auditEntry = z.object({
  id,
  kind: auditKind,
  member: person.describe('The member it is about; null if no account is known'),
  actor: person.describe('The member who did it; null for a visitor and for the admin command'),
  via: z.enum(['site', 'command']).describe('`command`: the admin command on the server'),
  address: z.string().nullable().describe('IP address; null for the admin command, in floods and after 90 days'),
  detail: z.string().nullable().describe('Such as the new role, the old and the new username, or the refused call'),
  count: z.number().describe('How many times it happened: repeats by a member within an hour share an entry'),
  createdAt: timestamp,
  lastAt: timestamp.describe('When it happened last'),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'List the security log',
  description:
    'Newest first, 50 per page by default. Entries are kept for two years. Requires the admin role, even with `ADMIN_ACCESS=everyone`.',
  query: z.strictObject({
    kind: optionalChoice(auditKind.options).describe('Empty for all'),
    member: optionalText(singleLineText({ min: 0, max: limits.email })).describe(
      'Username or email address of a member',
    ),
    from: z.iso.datetime().optional().describe('Earliest time (UTC)'),
    until: z.iso.datetime().optional().describe('Time (UTC) before which it happened'),
    ...pageQuery,
  }),
  reply: z.array(auditEntry),
})
