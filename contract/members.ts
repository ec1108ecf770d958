import { z } from 'zod'
import { role } from './account-fields.ts'
import { idParam, id, timestamp, pageQuery } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { singleLineText } from './text-fields.ts'

export const member = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role,
  createdAt: timestamp,
  suspendedAt: timestamp.nullable().describe('Suspension time (UTC); null while active'),
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
    ...pageQuery,
  }),
  reply: z.array(member),
})

export const suspendMember = endpoint({
  method: 'POST',
  path: '/api/admin/members/{id}/suspend',
  access: 'admin',
  summary: 'Suspend a member',
  description: 'Ends their sessions and prevents new ones. Their posts stay.',
  params,
  reply: member,
  errors: ['last-admin'],
})

export const restoreMember = endpoint({
  method: 'POST',
  path: '/api/admin/members/{id}/restore',
  access: 'admin',
  summary: 'Restore a suspended member',
  params,
  reply: member,
})
