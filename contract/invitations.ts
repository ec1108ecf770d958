import { z } from 'zod'
import { id, idParam, pageQuery, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { limits } from './limits.ts'
import { secretField } from './secret-field.ts'
import { optionalText, singleLineText } from './text-fields.ts'

const person = z.object({ id, username: z.string() })

/** Invitations by members; staff have no such limits. */
export const memberInvitations = { active: 5, uses: 5, days: 30 } as const

export const invitation = z.object({
  id,
  url: z.string().meta({ ...secretField, description: 'The link to send' }),
  note: z.string().nullable().describe('Who it is for; only its author and admins see it'),
  uses: z.int().describe('People who used it, including sign-ups that wait for approval or were refused'),
  maxUses: z.int().nullable().describe('Null for no limit'),
  expiresAt: timestamp.nullable().describe('Null for never'),
  status: z
    .enum(['active', 'used-up', 'expired', 'revoked'])
    .describe('Invitations of suspended and deleted members are `revoked`'),
  by: person.nullable().describe('Null after the account was deleted'),
  challenge: z
    .object({ id, title: z.string() })
    .nullable()
    .describe('Members who use it start this challenge with its author; null while it is hidden'),
  members: z.array(person).describe('Who joined the site or started the challenge with it, newest first, at most 100'),
  createdAt: timestamp,
})
export type Invitation = z.infer<typeof invitation>

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  access: 'member',
  summary: 'List the invitations of the member',
  description: 'Newest first.',
  reply: z.array(invitation),
})

export const createInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Create an invitation link',
  description:
    'Members may have five active invitations, for at most five people and 30 days each; for staff there is no limit. Nobody can invite while sign-up is closed.',
  headers: z.object(idempotencyKey),
  body: z.strictObject({
    note: optionalText(singleLineText({ min: 0, max: limits.title })),
    maxUses: z.int().min(1).max(1000).nullable().default(1).describe('Null for no limit'),
    days: z.int().min(1).max(365).nullable().default(14).describe('Days until it expires; null for never'),
  }),
  status: 201,
  reply: invitation,
  errors: ['conflict', 'sign-up-closed', 'too-many-requests'],
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/{id}',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Revoke an invitation',
  description: 'Admins can revoke those of others.',
  params: z.strictObject({ id: idParam }),
  reply: invitation,
})

export const listAllInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  access: 'admin',
  summary: 'List the invitations of all members',
  description: 'Newest first, 50 per page by default.',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(invitation),
})

export const checkInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation',
  access: 'public',
  summary: 'Find out whether an invitation can be used',
  body: z.strictObject({ invitation: z.string().min(1).max(limits.token).meta(secretField) }),
  reply: z.object({
    valid: z.boolean(),
    by: z.string().nullable().describe('Username of the member who sent the invitation; null if it is not valid'),
    challengeId: id.nullable().describe('Challenge that they start together, if everyone can open it'),
    vouched: z.boolean().describe('It is by staff, so that the sign-up needs no approval'),
    email: z
      .string()
      .nullable()
      .describe('Address to which this link was mailed; null for a link that a member can copy'),
  }),
})
