import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import { composers } from '#server/composers.ts'
import { generateId } from '#server/database/ids.ts'
import { changeRole } from '#server/features/accounts/roles.ts'
import { deliverDue } from '#server/features/delivery/delivery.ts'
import { createTestApp, password, type TestApp, type TestClient } from '#test/app.ts'
import { openEvents } from '#test/event-stream.ts'
import {
  actOnMember,
  actOnPost,
  appoint,
  listCases,
  listNotifications,
  report,
  startDiscussion,
} from '#test/moderation-site.ts'
import { watchCases } from './live.ts'

let site: TestApp
let admin: TestClient
let moderator: TestClient
let member: TestClient
let reporter: TestClient

beforeEach(async () => {
  site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
  admin = await site.signUp()
  moderator = await site.signUp()
  member = await site.signUp()
  reporter = await site.signUp()
  await appoint(site, moderator)
  await site.database.updateTable('users').set({ email_verified_at: '2026-03-10T09:00:00.000Z' }).execute()
  await site.database.deleteFrom('outbox').execute()
})
afterEach(() => site.close())

const isCases =
  (open: number) =>
  (event: MemberEvent): event is MemberEvent =>
    event.type === 'cases' && event.open === open

async function deliver(): Promise<string[][]> {
  site.services.mail.sent.length = 0
  await deliverDue(site, composers, {})
  return site.services.mail.sent.map(({ to, subject }) => [to, subject]).sort()
}

test('writes to staff about a report, to the author about the decision and to the reporter, without the content', async () => {
  const id = await startDiscussion(member, 'Secret title', 'Secret words')
  await report(reporter, 'discussion', id, { details: 'Secret details' })
  expect(await deliver()).toEqual(
    [
      [admin.email, 'A post was reported'],
      [moderator.email, 'A post was reported'],
    ].sort(),
  )
  expect(site.services.mail.sent[0]?.text).toContain('https://pillars.example.org/moderation/')
  const first = site.services.mail.sent.map(({ text }) => text).join()
  await actOnPost(moderator, 'discussion', id, 'hide', { note: 'Secret note' })
  expect(await deliver()).toEqual(
    [
      [member.email, 'A moderator reviewed one of your posts'],
      [reporter.email, 'A moderator reviewed what you reported'],
    ].sort(),
  )
  expect(first + site.services.mail.sent.map(({ text }) => text).join()).not.toContain('Secret')
})

test('does not write about a case that was closed before the message was sent', async () => {
  const id = await startDiscussion(member)
  await report(reporter, 'discussion', id)
  const [found] = await listCases(admin)
  await admin.call('POST', `/api/moderation/cases/${found?.id}/close`)
  expect(await deliver()).toEqual([[reporter.email, 'A moderator reviewed what you reported']])
})

test('no longer shows or sends reports to someone who was demoted', async () => {
  await changeRole(site, { userId: reporter.id, role: 'admin' })
  await report(member, 'member', moderator.id)
  expect(await listNotifications(reporter)).toHaveLength(1)
  await changeRole(site, { userId: reporter.id, role: 'member' })
  expect(await listNotifications(reporter)).toEqual([])
  expect((await reporter.call('GET', '/api/notifications/unread')).json().unread).toBe(0)
  expect(await deliver()).toEqual([[admin.email, 'A member was reported']])
})

test('tells connected staff how many cases are open, and members nothing', async () => {
  const id = await startDiscussion(member)
  const [staff, other] = [await openEvents(site, moderator.cookie), await openEvents(site, member.cookie)]
  await staff.until(isCases(0))
  await report(reporter, 'discussion', id)
  await staff.until(isCases(1))
  await actOnPost(admin, 'discussion', id, 'remove')
  await other.until((event): event is MemberEvent => event.type === 'notifications' && event.unread === 1)
  expect(other.events.filter(({ type }) => type === 'cases')).toEqual([])
  await staff.close()
  await other.close()
})

test('notices changes of cases by another process', async () => {
  await report(reporter, 'member', member.id)
  const publishChanges = watchCases(site)
  await publishChanges()
  const staff = await openEvents(site, moderator.cookie)
  await staff.until(isCases(1))
  await site.database.updateTable('moderation_cases').set({ status: 'closed', revision: generateId() }).execute()
  await publishChanges()
  await staff.until(isCases(0))
  await staff.close()
})

test('ends the stream of a member who is suspended', async () => {
  const stream = await openEvents(site, member.cookie)
  await actOnMember(moderator, member, 'suspend', { days: 1 })
  await stream.ended
  expect((await member.call('GET', '/api/events')).statusCode).toBe(401)
})

test('writes to a suspended member once, with the reason, the end and how to appeal', async () => {
  const suspension = { days: 3, note: 'Please be kind.\n\nhttps://example.org' }
  site.services.mail.sent.length = 0
  for (let time = 0; time < 2; time++) await actOnMember(moderator, member, 'suspend', suspension)
  await expect.poll(() => site.services.mail.sent).toHaveLength(1)
  const [mail] = site.services.mail.sent
  expect([mail?.to, mail?.subject]).toEqual([member.email, 'Your account is suspended'])
  expect(mail?.text).toContain('is suspended until 13 March 2026, so')
  expect(mail?.text).toContain('Reason: Please be kind.\nhttps://example.org\n')
  expect(mail?.html).toContain('href="https://pillars.example.org/sign-in"')

  const form = { email: member.email, password, message: 'Please look again.' }
  expect((await site.visitor('POST', '/api/auth/appeal', form)).statusCode).toBe(200)
  const [found] = await listCases(admin)
  await admin.call('POST', `/api/moderation/cases/${found?.id}/answer`, { outcome: 'upheld', answer: 'It stays.' })
  await expect.poll(() => site.services.mail.sent.map(({ subject }) => subject)).toContain('Your appeal was answered')
  expect(site.services.mail.sent.at(-1)?.text).toContain('Their answer: It stays.')
})

test('writes about a suspension from the members’ screen, but not to an address that nobody has confirmed', async () => {
  await site.database.updateTable('users').set({ email_verified_at: null }).where('id', '=', member.id).execute()
  site.services.mail.sent.length = 0
  for (const { id } of [member, reporter, reporter]) await admin.call('POST', `/api/admin/members/${id}/suspend`)
  await expect.poll(() => site.services.mail.sent).toHaveLength(1)
  expect(site.services.mail.sent).toMatchObject([{ to: reporter.email, subject: 'Your account is suspended' }])
})
