import { z } from 'zod'
import { id, idParam, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { itemKind } from './moderation-items.ts'
import { multilineText, optionalText, singleLineText } from './text-fields.ts'

export const reportReason = z.enum(['danger', 'harassment', 'hate', 'spam', 'sexual', 'private', 'advice', 'other'])
export type ReportReason = z.infer<typeof reportReason>

export const reportForm = z.strictObject({
  kind: itemKind,
  subjectId: singleLineText({ max: 64 }).describe(
    'Of the discussion, reply, social post, answer to a weekly round, or member',
  ),
  reason: reportReason.describe(
    '`danger`: someone may harm themselves or others. `private`: shares private information. `advice`: dangerous advice.',
  ),
  details: optionalText(multilineText({ min: 0, max: limits.description })),
})

export const createReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Report something that a member wrote, or a member, to the moderators',
  description:
    'The reported member is not told who reported it. A second report of the same item replaces the first. After reports by three established members, a post is hidden until it is reviewed, unless its author is staff or staff have decided to keep it. At most 20 a day.',
  headers: z.object(idempotencyKey),
  body: reportForm,
  status: 201,
  reply: z.object({ id }),
  errors: ['not-found', 'conflict', 'too-many-requests'],
})

const memberParams = z.strictObject({ id: idParam.describe('Of the other member') })

export const blockedMember = z.object({
  id,
  username: z.string().describe('The name when they were blocked'),
  blockedAt: timestamp,
})
export type BlockedMember = z.infer<typeof blockedMember>

const blocked = z.object({ blocked: z.boolean() })

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/blocks',
  access: 'member',
  summary: 'List the members that the member has blocked',
  description: 'Newest first.',
  reply: z.array(blockedMember),
})

export const blockMember = endpoint({
  method: 'POST',
  path: '/api/members/{id}/block',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Block a member',
  description: 'Neither sees the posts of the other. The blocked member is not told. Staff cannot be blocked.',
  params: memberParams,
  reply: blocked,
  errors: ['conflict', 'too-many-requests'],
})

export const unblockMember = endpoint({
  method: 'DELETE',
  path: '/api/members/{id}/block',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Unblock a member',
  params: memberParams,
  reply: blocked,
})
