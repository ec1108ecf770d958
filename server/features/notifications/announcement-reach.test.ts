import { expect, test } from 'vitest'
import type { TestApp, TestClient } from '#test/app.ts'
import { addTestChallenge } from '#test/challenge-member.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { sendDueAnnouncements } from './announcement-sending.ts'

async function start() {
  const site = await startTestApp()
  const admin = await site.signUp()
  const readReach = async (query = '') => (await admin.call('GET', `/api/admin/announcements/reach${query}`)).json()
  /** Sends an announcement. @returns how many emails wait for the mail server */
  async function send(challengeId?: string): Promise<number> {
    await admin.call('POST', '/api/admin/announcements', { title: 'Meeting', content: 'On Friday.', challengeId })
    await sendDueAnnouncements(site)
    const emails = await site.database.selectFrom('outbox').select('id').where('channel', '=', 'email').execute()
    await site.database.deleteFrom('outbox').execute()
    return emails.length
  }
  return { site, admin, readReach, send }
}

const confirm = (site: TestApp, { id }: TestClient) =>
  site.database.updateTable('users').set({ email_verified_at: 'now' }).where('id', '=', id).execute()

test('counts exactly the members who get the email, and why the others do not', async () => {
  const { site, readReach, send } = await start()
  const [doing, silent, suspended, unconfirmed] = [
    await site.signUp(),
    await site.signUp(),
    await site.signUp(),
    await site.signUp(),
  ]
  for (const member of [doing, silent, suspended]) await confirm(site, member)
  for (const member of [silent, unconfirmed])
    await member.call('PATCH', '/api/notification-settings', { kinds: { announcement: { email: false } } })
  await doing.call('PATCH', '/api/notification-settings', { kinds: { reply: { push: false } } })
  const challengeId = await addTestChallenge(site)
  for (const member of [doing, silent, suspended, unconfirmed])
    await member.call('POST', '/api/user-challenges', { challengeId })
  await site.database.updateTable('users').set({ suspended_at: 'now' }).where('id', '=', suspended.id).execute()

  expect(await readReach()).toEqual({ members: 4, email: 1, unconfirmed: 2, emailOff: 1 })
  expect(await send()).toBe(1)
  const ofChallenge = await readReach(`?challengeId=${challengeId}`)
  expect(ofChallenge).toEqual({ members: 3, email: 1, unconfirmed: 1, emailOff: 1 })
  expect(await send(challengeId)).toBe(1)
})

test('reaches nobody by email on a site that can’t send any', async () => {
  const { site, admin, readReach } = await start()
  await confirm(site, admin)
  expect(await readReach()).toEqual({ members: 1, email: 1, unconfirmed: 0, emailOff: 0 })
  site.services.mail.available = false
  expect(await readReach()).toEqual({ members: 1, email: 0, unconfirmed: 0, emailOff: 0 })
})

test('is only for admins', async () => {
  const { site } = await start()
  const member = await site.signUp()
  expect((await member.call('GET', '/api/admin/announcements/reach')).statusCode).toBe(403)
})
