import { z } from 'zod'
import { id, idParam, pageQuery, timestamp } from './common-fields.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKey } from './headers.ts'
import { mailedInvitationLimits } from './limits.ts'
import { optionalChoice } from './text-fields.ts'

const { perList, perDay, entry, days, keptDays } = mailedInvitationLimits

const person = z.object({ id, username: z.string() }).nullable()

export const mailedInvitationStatus = z
  .enum(['waiting', 'sent', 'failed', 'uncertain', 'joined', 'used', 'expired', 'withdrawn'])
  .describe(
    '`uncertain`: the email may have arrived, so it is never sent again. `joined`: a member has the address or used the link. `used`: the link was used for a request to join that waits or was refused.',
  )
export type MailedInvitationStatus = z.infer<typeof mailedInvitationStatus>

export const mailedInvitation = z.object({
  id,
  email: z.string(),
  status: mailedInvitationStatus,
  reason: z.string().nullable().describe('Why it failed, may have arrived, or is not sent yet'),
  by: person.describe('The admin who sent it; null after the account was deleted'),
  member: person.describe('Who joined'),
  createdAt: timestamp,
  sentAt: timestamp.nullable().describe('When the email was sent, or may have been'),
  expiresAt: timestamp.nullable().describe('When the link stops working; null until the email is written'),
})
export type MailedInvitation = z.infer<typeof mailedInvitation>

const entries = z
  .array(z.string().max(entry))
  .min(1, 'Add at least one address')
  .max(perList, `A list can have at most ${perList} addresses. Split it into smaller lists`)
  .describe('What the list has as addresses, in its order')

export const checkedAddress = z.object({
  email: z.string().describe('The address in lower case, or else what the list has'),
  result: z
    .enum(['new', 'invalid', 'duplicate', 'member', 'applicant', 'invited', 'failed', 'recent'])
    .describe(
      '`new`: it will get an invitation. `applicant`: a request to join with it waits. `invited`: its invitation waits or still works. `failed`: its email failed, so it can be sent again. `recent`: it got an email in the last 14 days, but its invitation has ended.',
    ),
  reason: z.string().nullable().describe('Why it is not an address'),
  sameAs: z.int().nullable().describe('Place of the same address earlier in the list, from 0'),
  invitedAt: timestamp.nullable().describe('When it was invited before'),
})
export type CheckedAddress = z.infer<typeof checkedAddress>

const ended = `Their addresses are deleted ${keptDays} days after the invitation was used, withdrawn or expired.`

export const listMailedInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/mailed-invitations',
  access: 'admin',
  summary: 'List the invitations by email',
  description: `Newest first, 50 per page by default. ${ended}`,
  query: z.strictObject({
    status: optionalChoice(mailedInvitationStatus.options).describe('Empty for all'),
    ...pageQuery,
  }),
  reply: z.array(mailedInvitation),
})

export const getMailedInvitationSummary = endpoint({
  method: 'GET',
  path: '/api/admin/mailed-invitations/summary',
  access: 'admin',
  summary: 'Count the invitations by email',
  reply: z.object({
    counts: z
      .object({
        waiting: z.int(),
        sent: z.int(),
        failed: z.int(),
        uncertain: z.int(),
        joined: z.int(),
        used: z.int(),
        expired: z.int(),
        withdrawn: z.int(),
      })
      .describe('By status'),
    left: z.int().describe(`Addresses that can be invited now: the site has ${perDay} in 24 hours`),
  }),
})

export const checkAddresses = endpoint({
  method: 'POST',
  path: '/api/admin/mailed-invitations/check',
  access: 'admin',
  summary: 'Check a list of addresses before they are invited',
  description: 'Stores and sends nothing.',
  body: z.strictObject({ addresses: entries }),
  reply: z.object({
    addresses: z.array(checkedAddress).describe('In the order of the list'),
    left: z.int().describe('Addresses that can be invited now'),
  }),
})

export const createMailedInvitations = endpoint({
  method: 'POST',
  path: '/api/admin/mailed-invitations',
  access: 'admin',
  summary: 'Invite people by email',
  description: `Each new address gets one email with an invitation for one person, which works for ${days} days. Other addresses are left out, as the check says. The emails are sent in the background, about 30 a minute. Refused while the site can’t send email, while sign-up is closed, and above ${perDay} addresses in 24 hours.`,
  headers: z.object(idempotencyKey),
  body: z.strictObject({
    addresses: entries,
    agreed: z.literal(true).describe('All these people agreed that this group writes to them; the security log has it'),
  }),
  status: 201,
  reply: z.object({
    invited: z.int().describe('Addresses that get an email'),
    leftOut: z.int(),
  }),
  errors: ['sign-up-closed', 'too-many-requests', 'unavailable'],
})

export const stopMailedInvitations = endpoint({
  method: 'POST',
  path: '/api/admin/mailed-invitations/stop',
  access: 'admin',
  summary: 'Withdraw all invitations by email that wait',
  reply: z.object({ stopped: z.int() }),
})

export const retryMailedInvitations = endpoint({
  method: 'POST',
  path: '/api/admin/mailed-invitations/retry',
  access: 'admin',
  summary: 'Send the invitations again whose email failed',
  description: 'Leaves out emails that may have arrived.',
  reply: z.object({ retried: z.int() }),
  errors: ['sign-up-closed', 'unavailable'],
})

export const withdrawMailedInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/mailed-invitations/{id}',
  access: 'admin',
  summary: 'Withdraw an invitation by email',
  description: 'Its email is not sent, and its link stops working.',
  params: z.strictObject({ id: idParam }),
  reply: mailedInvitation,
  errors: ['conflict'],
})
