import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { openDatabase } from '#server/database/open.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { addTestChallenge } from '#test/challenge-member.ts'
import { engine } from '#test/database.ts'
import { openEvents } from '#test/event-stream.ts'
import { changeRole } from '../accounts/roles.ts'
import { sendDueAnnouncements } from './announcement-sending.ts'

const site = await createTestApp({}, { connections: 20 })
const admin = await site.signUp()
const member = await site.signUp()
const other = await site.signUp()
beforeEach(async () => {
  // Each test starts on a day without announcements.
  await site.database.deleteFrom('announcements').execute()
  await site.database.deleteFrom('notifications').execute()
})
afterAll(() => site.close())

const form = { title: 'Meeting', content: 'On **Friday**.' }
const create = async (body: object = form, key?: string): Promise<ManagedAnnouncement> =>
  (await admin.call('POST', '/api/admin/announcements', body, key ? { 'idempotency-key': key } : {})).json()
const send = () => sendDueAnnouncements(site)
const list = async (): Promise<ManagedAnnouncement[]> => (await admin.call('GET', '/api/admin/announcements')).json()
const listInbox = async (caller: TestClient) => (await caller.call('GET', '/api/notifications')).json()

async function addMembers(count: number): Promise<string[]> {
  const template = await site.database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const names = Array.from({ length: count }, (_, at) => `many-${String(at).padStart(5, '0')}`)
  for (let start = 0; start < count; start += 100)
    await site.database
      .insertInto('users')
      .values(
        names.slice(start, start + 100).map((name) => ({
          ...template,
          id: name,
          email: `${name}@example.org`,
          username: name,
          username_key: name,
        })),
      )
      .execute()
  return names
}

describe('sending', () => {
  test('reaches everyone once, and counts who has read it', async () => {
    const { id, status } = await create()
    expect(status).toBe('scheduled')
    const stream = await openEvents(site, member.cookie)
    await Promise.all([send(), send()])
    await send()
    await stream.until((event): event is typeof event => event.type === 'notifications' && event.unread === 1)
    await stream.close()
    expect(await listInbox(member)).toMatchObject([
      { kind: 'announcement', announcementId: id, title: 'Meeting', read: false },
    ])
    expect((await member.call('GET', `/api/announcements/${id}`)).json()).toEqual({
      id,
      ...form,
      sentAt: '2026-03-10T09:00:00.000Z',
    })
    for (const caller of [member, member, admin])
      await caller.call('POST', '/api/notifications/read', { announcementId: id })
    expect(await list()).toMatchObject([{ id, status: 'sent', recipients: 3, seen: 2, author: admin.username }])
  })

  test('queues messages behind those to single members', async () => {
    await site.database.updateTable('users').set({ email_verified_at: 'now' }).where('id', '=', member.id).execute()
    await create()
    await send()
    const queued = await site.database.selectFrom('outbox').select(['bulk']).where('user_id', '=', member.id).execute()
    await site.database.updateTable('users').set({ email_verified_at: null }).where('id', '=', member.id).execute()
    expect(queued).toMatchObject([{ bulk: true }])
  })

  test('goes only to the active members of a challenge', async () => {
    const challengeId = await addTestChallenge(site)
    await member.call('POST', '/api/user-challenges', { challengeId })
    const left = (await other.call('POST', '/api/user-challenges', { challengeId })).json().id
    await other.call('DELETE', `/api/user-challenges/${left}`)
    expect(await create({ ...form, challengeId })).toMatchObject({
      challenge: { id: challengeId, title: 'Thirty mornings' },
      audience: 1,
    })
    await send()
    expect([await listInbox(member), await listInbox(other)]).toMatchObject([[{ title: 'Meeting' }], []])
  })

  test('waits for its time, and leaves out members who join after it', async () => {
    await create({ ...form, sendAt: '2026-03-10T10:00:00.000Z' })
    await send()
    expect(await listInbox(member)).toEqual([])
    site.services.clock.advance({ minutes: 90 })
    const late = await site.signUp()
    await send()
    expect([(await listInbox(member)).length, await listInbox(late)]).toEqual([1, []])
    site.services.clock.advance({ minutes: -90 })
    await late.call('POST', '/api/account/delete', { password: 'correct horse battery', posts: 'keep' })
  })

  test('leaves out suspended members', async () => {
    await create()
    const suspend = (at: string | null) =>
      site.database.updateTable('users').set({ suspended_at: at }).where('id', '=', other.id).execute()
    await suspend('now')
    await send()
    await suspend(null)
    expect(await list()).toMatchObject([{ recipients: 2, audience: 2 }])
    expect(await listInbox(other)).toEqual([])
  })

  test('continues after a crash without sending twice, in several processes', async () => {
    const names = await addMembers(1200)
    const { id } = await create()
    // A crash after the first transaction: the lease is left behind.
    const crash = new AbortController()
    const originalNow = site.services.clock.now
    let transactions = 0
    site.services.clock.now = () => {
      if (++transactions === 2) crash.abort()
      return originalNow()
    }
    await sendDueAnnouncements(site, crash.signal)
    site.services.clock.now = originalNow
    expect(await list()).toMatchObject([{ status: 'sending', recipients: 500, audience: 1203 }])
    await send()
    expect(await list()).toMatchObject([{ status: 'sending', recipients: 500 }])
    site.services.clock.advance({ minutes: 2 })
    const elsewhere = engine === 'postgres' ? await openDatabase(site, { connections: 2 }) : null
    await Promise.all([send(), sendDueAnnouncements({ ...site, database: elsewhere ?? site.database })])
    await elsewhere?.destroy()
    site.services.clock.advance({ minutes: -2 })
    expect(await list()).toMatchObject([{ status: 'sent', recipients: 1203 }])
    const rows = await site.database
      .selectFrom('notifications')
      .select('user_id')
      .where('subject_id', '=', id)
      .execute()
    expect([rows.length, new Set(rows.map((row) => row.user_id)).size]).toEqual([1203, 1203])
    for (let start = 0; start < names.length; start += 500)
      await site.database
        .deleteFrom('users')
        .where('id', 'in', names.slice(start, start + 500))
        .execute()
  })
})

describe('managing', () => {
  test('creates one announcement when the request is sent again', async () => {
    const all = await Promise.all([create(form, 'announce-1'), create(form, 'announce-1')])
    expect(all[0]?.id).toBe(all[1]?.id)
    expect(await list()).toHaveLength(1)
  })

  test('changes everything before it is sent, and then only the text', async () => {
    const { id } = await create({ ...form, sendAt: '2026-03-12T09:00:00.000Z' })
    const patch = (body: object) => admin.call('PATCH', `/api/admin/announcements/${id}`, body)
    expect((await patch({ title: 'Later', sendAt: '2026-03-11T09:00:00.000Z' })).json()).toMatchObject({
      title: 'Later',
      content: form.content,
      sendAt: '2026-03-11T09:00:00.000Z',
    })
    expect((await patch({ sendAt: '' })).json().sendAt).toBe('2026-03-10T09:00:00.000Z')
    await send()
    expect((await patch({ title: 'Corrected' })).statusCode).toBe(200)
    expect(await listInbox(member)).toMatchObject([{ title: 'Corrected' }])
    expect((await patch({ sendAt: '2026-03-20T09:00:00.000Z' })).statusCode).toBe(409)
    expect((await patch({ challengeId: null })).statusCode).toBe(409)
  })

  test('takes back what was sent', async () => {
    const { id } = await create()
    await send()
    const stream = await openEvents(site, member.cookie)
    const taken = (await admin.call('DELETE', `/api/admin/announcements/${id}`)).json()
    expect(taken).toMatchObject({ status: 'cancelled', recipients: 3, seen: 0 })
    await stream.until((event): event is typeof event => event.type === 'notifications' && event.unread === 0)
    await stream.close()
    expect(await listInbox(member)).toEqual([])
    expect((await member.call('GET', `/api/announcements/${id}`)).statusCode).toBe(404)
    expect((await admin.call('PATCH', `/api/admin/announcements/${id}`, { title: 'Again' })).statusCode).toBe(409)
  })

  test('never sends what was cancelled before its time', async () => {
    const { id } = await create({ ...form, sendAt: '2026-03-10T09:30:00.000Z' })
    await admin.call('DELETE', `/api/admin/announcements/${id}`)
    site.services.clock.advance({ minutes: 60 })
    await send()
    site.services.clock.advance({ minutes: -60 })
    expect(await listInbox(member)).toEqual([])
  })

  test('allows ten announcements a day', async () => {
    for (let count = 0; count < 10; count++) expect((await create()).status).toBe('scheduled')
    const refused = await admin.call('POST', '/api/admin/announcements', form)
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'At most 10 announcements a day. Please try again tomorrow.',
    ])
  })

  test.each([
    [{ ...form, title: ' ' }, 400],
    [{ ...form, sendAt: 'tomorrow' }, 400],
    [{ ...form, sendAt: '2027-03-11T09:00:00.000Z' }, 400],
    [{ ...form, challengeId: 'nothing' }, 404],
  ])('rejects %j', async (body, status) => {
    expect((await admin.call('POST', '/api/admin/announcements', body)).statusCode).toBe(status)
    expect(await list()).toEqual([])
  })

  test('records announcements in the security log', async () => {
    await create()
    const entries = (await admin.call('GET', '/api/admin/audit?kind=announcement&limit=1')).json()
    expect(entries).toMatchObject([{ kind: 'announcement', actor: { id: admin.id }, detail: 'Meeting' }])
  })
})

describe('access', () => {
  test('is for admins, even if everyone may use the admin screens', async () => {
    const open = await createTestApp({ adminAccess: 'everyone' })
    const owner = await open.signUp()
    const someone = await open.signUp()
    const { id } = (await owner.call('POST', '/api/admin/announcements', form)).json()
    const calls = [
      ['GET', '/api/admin/announcements', undefined],
      ['POST', '/api/admin/announcements', form],
      ['PATCH', `/api/admin/announcements/${id}`, { title: 'Mine' }],
      ['DELETE', `/api/admin/announcements/${id}`, undefined],
    ] as const
    for (const [method, url, body] of calls) expect((await someone.call(method, url, body)).statusCode).toBe(403)
    expect((await owner.call('GET', '/api/admin/announcements')).json()).toMatchObject([
      { title: 'Meeting', status: 'scheduled' },
    ])
    await changeRole(open, { userId: someone.id, role: 'admin' })
    expect((await someone.call('GET', '/api/admin/announcements')).statusCode).toBe(200)
    await open.close()
  })

  test('shows an announcement only to those it was sent to', async () => {
    const challengeId = await addTestChallenge(site)
    await member.call('POST', '/api/user-challenges', { challengeId })
    const { id } = await create({ ...form, challengeId })
    const get = async (caller: TestClient) => (await caller.call('GET', `/api/announcements/${id}`)).statusCode
    expect(await get(member)).toBe(404)
    await send()
    expect([await get(member), await get(other)]).toEqual([200, 404])
  })
})
