import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import { formatCookieHeader, createTestApp, password, type TestClient, type TestApp } from '#test/app.ts'
import { openEvents } from '#test/event-stream.ts'
import { runAdminCommand } from '../admin-commands.ts'
import { publish } from '../events.ts'
import { changeRole } from '../features/accounts/roles.ts'
import { authenticateAll } from '../features/sessions/authenticate.ts'
import { generateToken } from '../services/tokens.ts'

let site: TestApp
let admin: TestClient
let member: TestClient

beforeEach(async () => {
  site = await createTestApp()
  admin = await site.signUp()
  member = await site.signUp()
})
afterEach(async () => {
  vi.useRealTimers()
  await site.close()
})

/** Publishes an event for one member only. */
function publishTo(userId: string, text = userId): void {
  const event: MemberEvent = { type: 'ready', userId: text }
  publish(site.database, { key: text, isFor: ({ id }) => id === userId, read: async () => event })
}
const isEvent =
  (text: string) =>
  (event: MemberEvent): event is MemberEvent =>
    event.type === 'ready' && event.userId === text

test('starts with the id of the member it belongs to and their unread notifications', async () => {
  const { reply, events } = await openEvents(site, member.cookie)
  expect(reply.headers.get('content-type')).toBe('text/event-stream')
  expect(events).toEqual([
    { type: 'ready', userId: member.id },
    { type: 'notifications', unread: 0 },
  ])
})

test('sends each member only their own events', async () => {
  const [theirs, own] = [await openEvents(site, member.cookie), await openEvents(site, admin.cookie)]
  publishTo(admin.id, 'for the admin')
  publishTo(member.id, 'for the member')
  await theirs.until(isEvent('for the member'))
  await own.until(isEvent('for the admin'))
  // Admins also get the number of open cases.
  expect([theirs.events.length, own.events.length]).toEqual([3, 4])
})

test('sends only the latest state of a key that was published several times', async () => {
  const stream = await openEvents(site, member.cookie)
  let state = 0
  const reads: number[] = []
  for (let change = 0; change < 50; change++) {
    state += 1
    const read = async (): Promise<MemberEvent> => {
      reads.push(state)
      return { type: 'ready', userId: `state ${state}` }
    }
    publish(site.database, { key: 'one', isFor: () => true, read })
  }
  await stream.until(isEvent('state 50'))
  expect(reads).toEqual([50])
})

test('sends a comment as a heartbeat', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = await openEvents(site, member.cookie)
  vi.advanceTimersByTime(20_000)
  await vi.waitFor(() => expect(stream.comments()).toBe(1))
})

test('replaces the oldest of four streams of a member', async () => {
  const others = await openEvents(site, admin.cookie)
  const streams = []
  for (let count = 0; count < 6; count++) streams.push(await openEvents(site, member.cookie))
  await Promise.all([streams[0]?.ended, streams[1]?.ended])
  publishTo(member.id, 'to the four newest')
  await Promise.all(streams.slice(2).map((stream) => stream.until(isEvent('to the four newest'))))
  publishTo(admin.id, 'to the admin')
  await others.until(isEvent('to the admin'))
  expect(streams.map((stream) => stream.replaced())).toEqual([true, true, false, false, false, false])
})

test('makes room for a new stream when one is closed', async () => {
  const closed: Promise<unknown>[] = []
  site.app.server.on('connection', (socket: Socket) => closed.push(once(socket, 'close')))
  const streams = []
  for (let count = 0; count < 4; count++) streams.push(await openEvents(site, member.cookie))
  await streams[3]?.close()
  await Promise.race(closed)
  await openEvents(site, member.cookie)
  publishTo(member.id, 'to all')
  await streams[0]?.until(isEvent('to all'))
  expect(streams[0]?.replaced()).toBe(false)
})

test('ends when the server closes', async () => {
  const stream = await openEvents(site, member.cookie)
  await site.app.close()
  await stream.ended
})

describe('losing access', () => {
  type Loss = { how: string; lose: () => Promise<unknown> }
  const signInAgain = async () => {
    const reply = await site.visitor('POST', '/api/auth/sign-in', { email: admin.email, password })
    return formatCookieHeader(reply)
  }
  const signOut = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }
  const demote = () => member.call('POST', `/api/admin/members/${admin.id}/role`, { role: 'member' })
  /** Waits for all events that the stream of an admin starts with. */
  const openAdminEvents = async () => {
    const stream = await openEvents(site, admin.cookie)
    await stream.until((event): event is Extract<MemberEvent, { type: 'cases' }> => event.type === 'cases')
    return stream
  }

  // `member` becomes an admin too, and the stream belongs to `admin`.
  const throughThisProcess: Loss[] = [
    { how: 'another admin takes their role away', lose: demote },
    { how: 'they sign out', lose: () => admin.call('GET', '/api/logout', undefined, signOut) },
    {
      how: 'they sign out their other browsers',
      lose: async () => site.visitor('DELETE', '/api/account/sessions', undefined, { cookie: await signInAgain() }),
    },
    {
      how: 'they change their password in another browser',
      lose: async () => {
        const change = { currentPassword: password, newPassword: 'a better horse battery' }
        return site.visitor('POST', '/api/account/password', change, { cookie: await signInAgain() })
      },
    },
    {
      how: 'they reset their password',
      lose: async () => {
        const link = await runAdminCommand(site, ['reset-link', admin.email])
        const token = /token=([\w-]+)/.exec(link)?.[1]
        return site.visitor('POST', '/api/auth/reset', { token, password: 'a better horse battery' })
      },
    },
    {
      how: 'they delete their account',
      lose: () => admin.call('POST', '/api/account/delete', { password, posts: 'keep' }),
    },
  ]
  const elsewhere: Loss[] = [
    { how: 'the operator suspends them', lose: () => runAdminCommand(site, ['suspend', admin.email]) },
    { how: 'the operator demotes them', lose: () => runAdminCommand(site, ['role', admin.email, 'public']) },
    { how: 'another process ends the session', lose: () => site.database.deleteFrom('sessions').execute() },
    { how: 'the session expires', lose: async () => site.services.clock.advance({ days: 100 }) },
  ]

  beforeEach(() => changeRole(site, { userId: member.id, role: 'admin' }))

  test.each(throughThisProcess)('ends the stream of an admin at once when $how', async ({ lose }) => {
    // Without timers, neither the heartbeat nor the regular check can end the stream.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stream = await openAdminEvents()
    expect(await lose()).toMatchObject({ statusCode: expect.toBeOneOf([200, 302]) })
    await stream.ended
    expect(stream.events).toHaveLength(3)
  })

  test.each(elsewhere)(
    'ends the stream of an admin at the next check, without an event, when $how',
    async ({ lose }) => {
      const stream = await openAdminEvents()
      await lose()
      await stream.ended
      expect([stream.events.length, stream.comments()]).toEqual([3, 0])
    },
  )

  test.each(elsewhere)('sends no event before that check when $how', async ({ lose }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stream = await openAdminEvents()
    await lose()
    publishTo(admin.id, 'too late')
    await stream.ended
    expect(stream.events).toHaveLength(3)
  })

  test('keeps the streams of other members open', async () => {
    const streams = await Promise.all([admin, member].map(({ cookie }) => openEvents(site, cookie)))
    await demote()
    await streams[0]?.ended
    publishTo(member.id, 'still open')
    await streams[1]?.until(isEvent('still open'))
  })

  test('finds the members of any number of streams', async () => {
    const cookies = [admin.cookie, member.cookie].map(
      (cookie) => /seven_pillars_session=([^;]+)/.exec(cookie)?.[1] ?? '',
    )
    const many = [...Array.from({ length: 1500 }, () => generateToken()), ...cookies]
    const users = await authenticateAll(site, many)
    expect(users).toEqual(
      new Map([
        [cookies[0], { id: admin.id, isAdmin: true, role: 'admin' }],
        [cookies[1], { id: member.id, isAdmin: true, role: 'admin' }],
      ]),
    )
  })
})
