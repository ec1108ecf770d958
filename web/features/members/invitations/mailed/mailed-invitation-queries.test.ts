import { expect, test } from 'vitest'
import type { MailedInvitation } from '#contract/mailed-invitations.ts'
import { mailedInvitationsQuery } from './mailed-invitation-queries.ts'

test('asks again while an invitation of the list waits, whatever the summary says', () => {
  const { refetchInterval } = mailedInvitationsQuery(undefined)
  const ask = (...statuses: MailedInvitation['status'][]) =>
    refetchInterval({ state: { data: { pages: [{ items: statuses.map(createInvitation) }] } } })
  expect([ask('sent', 'waiting'), ask('sent'), refetchInterval({ state: {} })]).toEqual([5_000, false, false])
})

function createInvitation(status: MailedInvitation['status']): MailedInvitation {
  return {
    id: status,
    email: 'ann@example.com',
    status,
    reason: null,
    by: null,
    member: null,
    createdAt: '2026-03-01T09:00:00.000Z',
    sentAt: null,
    expiresAt: null,
  }
}
