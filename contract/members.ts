import { z } from 'zod'
import { role } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { idParam, id, timestamp, pageQuery } from './lists.ts'
import { singleLineText } from './text.ts'

export const member = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role,
  createdAt: timestamp,
  suspendedAt: timestamp.nullable().describe('Since when he cannot sign in'),
})
export type Member = z.infer<typeof member>

const params = z.strictObject({ id: idParam })

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/admin/members',
  access: 'admin',
  summary: 'All members, newest first, fifty at a time; for admins by role, also where ADMIN_ACCESS=everyone',
  query: z.strictObject({
    query: singleLineText({ min: 0, max: limits.email }).optional().describe('Part of a username or an e-mail address'),
    ...pageQuery,
  }),
  reply: z.array(member),
})

export const suspendMember = endpoint({
  method: 'POST',
  path: '/api/admin/members/{id}/suspend',
  access: 'admin',
  summary: 'End every session of a member and let him begin none; what he wrote stays',
  params,
  reply: member,
  errors: ['not-found', 'conflict', 'last-admin'],
})

export const restoreMember = endpoint({
  method: 'POST',
  path: '/api/admin/members/{id}/restore',
  access: 'admin',
  summary: 'Let a suspended member sign in again',
  params,
  reply: member,
  errors: ['not-found'],
})
