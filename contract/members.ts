import { z } from 'zod'
import { email, username } from './account-fields.ts'
import { id, idParam, pageQuery, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { secretField } from './secret-field.ts'
import { staffRole } from './standing.ts'
import { optionalChoice, optionalText, singleLineText } from './text-fields.ts'

export const member = z.object({
  id,
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  profileImageUrl: z.string().nullable(),
  role: staffRole,
  createdAt: timestamp,
  lastSeenAt: timestamp.nullable().describe('To the hour; null if unknown'),
  mutedUntil: timestamp.nullable().describe('The year 9999 for no end'),
  suspendedAt: timestamp.nullable().describe('Suspension time (UTC); null while active'),
  suspendedUntil: timestamp.nullable().describe('Null for no end'),
})
export type Member = z.infer<typeof member>

const params = z.strictObject({ id: idParam })

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/admin/members',
  access: 'admin',
  summary: 'List members',
  description: 'Newest first, 50 per page by default. Requires the admin role, even with `ADMIN_ACCESS=everyone`.',
  query: z.strictObject({
    query: singleLineText({ min: 0, max: limits.email }).optional().describe('Part of a username or email address'),
    role: optionalChoice(staffRole.options).describe('Empty for all'),
    status: optionalChoice(['active', 'muted', 'suspended', 'unverified']).describe('Empty for all'),
    sort: optionalChoice(['newest', 'name', 'seen']).describe('Empty for `newest`; `seen`: last seen first'),
    ...pageQuery,
  }),
  reply: z.array(member),
})

export const memberDetail = member.extend({
  invitedBy: z.string().nullable().describe('Username of the member whose invitation they used'),
  sessions: z.int().describe('Where they are signed in'),
  discussions: z.int(),
  replies: z.int(),
  activeChallenges: z.int(),
  daysMarked: z.int(),
})
export type MemberDetail = z.infer<typeof memberDetail>

export const getMember = endpoint({
  method: 'GET',
  path: '/api/admin/members/{id}',
  access: 'admin',
  summary: 'Get a member',
  params,
  reply: memberDetail,
})

const linkReply = z.object({
  link: z.string().meta({ ...secretField, description: 'Works once' }),
  expiresAt: timestamp,
})

export const createMember = endpoint({
  method: 'POST',
  path: '/api/admin/members',
  access: 'admin',
  summary: 'Create a member',
  description:
    'Returns the link with which they set their password within seven days. The site emails it too, if it can send email. They accept the guidelines before their first post.',
  body: z.strictObject({
    email,
    username: optionalText(singleLineText({ min: 0, max: limits.username.max }))
      .pipe(username.optional())
      .describe('From the email address by default'),
    role: optionalChoice(staffRole.options).describe('Empty for `member`'),
  }),
  status: 201,
  reply: z.object({ member, ...linkReply.shape }),
  errors: ['email-taken', 'username-taken'],
})

export const changeMemberRole = endpoint({
  method: 'POST',
  path: '/api/admin/members/{id}/role',
  access: 'admin',
  summary: 'Make a member an admin or a moderator, or neither',
  description: 'Admins can change the roles of other admins, but not their own.',
  params,
  body: z.strictObject({ role: staffRole }),
  reply: memberDetail,
  errors: ['conflict', 'last-admin'],
})

export const suspendMember = endpoint({
  method: 'POST',
  path: '/api/admin/members/{id}/suspend',
  access: 'admin',
  summary: 'Suspend a member',
  description:
    'Ends their sessions and prevents new ones, until they are restored. Their posts stay. To suspend for some days or to hide posts: `POST /api/moderation/members/{id}`.',
  params,
  reply: memberDetail,
  errors: ['conflict', 'last-admin'],
})

export const restoreMember = endpoint({
  method: 'POST',
  path: '/api/admin/members/{id}/restore',
  access: 'admin',
  summary: 'Restore a suspended member',
  params,
  reply: memberDetail,
})

export const endMemberSessions = endpoint({
  method: 'POST',
  path: '/api/admin/members/{id}/end-sessions',
  access: 'admin',
  summary: 'Sign a member out everywhere',
  description: 'Not for other admins.',
  params,
  reply: memberDetail,
  errors: ['conflict'],
})

export const createResetLink = endpoint({
  method: 'POST',
  path: '/api/admin/members/{id}/reset-link',
  access: 'admin',
  summary: 'Create a link that resets the password of a member',
  description:
    'For members who have lost access to their email, but not for other admins. The link works once, within an hour.',
  params,
  reply: linkReply,
  errors: ['conflict'],
})

export const exportMember = endpoint({
  method: 'GET',
  path: '/api/admin/members/{id}/export',
  access: 'admin',
  summary: 'Download the data of a member',
  description:
    'The same ZIP file that the member can export, but without what they wrote for themselves (journal, plan for bad days, goals, when and where they do a challenge, and the notes of their days), without their crews and one-tap answers, and without the members and posts they blocked or reported. Not for other admins. One at a time, and five a day for each member. The admin command exports everything.',
  params,
  errors: ['conflict'],
  reply: 'bytes',
  contentTypes: ['application/zip'],
})

export const deleteMember = endpoint({
  method: 'POST',
  path: '/api/admin/members/{id}/delete',
  access: 'admin',
  summary: 'Delete a member',
  description: 'Not for admins: change their role first.',
  params,
  body: z.strictObject({
    username: singleLineText({ max: limits.email }).describe('The username of the member, as a confirmation'),
    posts: z.enum(['keep', 'remove']).describe('`keep`: forum posts and replies stay without a name'),
  }),
  reply: z.object({ deleted: z.literal(true) }),
  errors: ['conflict', 'last-admin'],
})
