import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import { formatCookieHeader, createTestApp, password, type TestClient, type TestApp } from '#test/app.ts'
import { openEvents } from '#test/event-stream.ts'
import { publish } from '../events.ts'
import { changeRole } from '../features/accounts/roles.ts'

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

test('starts with the id of the member it belongs to', async () => {
  const { reply, events } = await openEvents(site, member.cookie)
  expect(reply.headers.get('content-type')).toBe('text/event-stream')
  expect(events).toEqual([{ type: 'ready', userId: member.id }])
})

test('sends each member only their own events', async () => {
  const [theirs, own] = [await openEvents(site, member.cookie), await openEvents(site, admin.cookie)]
  publishTo(admin.id, 'for the admin')
  publishTo(member.id, 'for the member')
  await theirs.until(isEvent('for the member'))
  await own.until(isEvent('for the admin'))
  expect([theirs.events.length, own.events.length]).toEqual([2, 2])
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

test('refuses a member who holds more streams than any browser opens', async () => {
  const first = await openEvents(site, member.cookie)
  await Promise.all(Array.from({ length: 19 }, () => openEvents(site, member.cookie)))
  expect((await openEvents(site, member.cookie)).reply.status).toBe(429)
  expect((await openEvents(site, admin.cookie)).reply.status).toBe(200)
  await first.close()
  await vi.waitFor(async () => expect((await openEvents(site, member.cookie)).reply.status).toBe(200))
})

describe('a stream that ends immediately', () => {
  test('ends when the member is suspended', async () => {
    const stream = await openEvents(site, member.cookie)
    const others = await openEvents(site, admin.cookie)
    await admin.call('POST', `/api/admin/members/${member.id}/suspend`)
    await stream.ended
    publishTo(admin.id, 'still open')
    await others.until(isEvent('still open'))
  })

  test('ends when the member signs out', async () => {
    const stream = await openEvents(site, member.cookie)
    await member.call('GET', '/api/logout', undefined, {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'document',
    })
    await stream.ended
  })

  test('ends when the member ends the session from another browser', async () => {
    const stream = await openEvents(site, member.cookie)
    const reply = await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password })
    await site.visitor('DELETE', '/api/account/sessions', undefined, { cookie: formatCookieHeader(reply) })
    await stream.ended
  })

  test('ends when the server closes', async () => {
    const stream = await openEvents(site, member.cookie)
    await site.app.close()
    await stream.ended
  })
})

describe('a stream that ends before the next event', () => {
  test.each([
    ['demoted', () => changeRole(site.database, { userId: admin.id, role: 'public', now: new Date() })],
    ['signed out by the operator', () => site.database.deleteFrom('sessions').execute()],
    ['past the end of the session', async () => site.services.clock.advance({ days: 100 })],
  ])('ends without the next event for an admin who is %s', async (_name, change) => {
    await changeRole(site.database, { userId: member.id, role: 'admin', now: new Date() })
    const stream = await openEvents(site, admin.cookie)
    await change()
    publishTo(admin.id, 'too late')
    await stream.ended
    expect(stream.events).toHaveLength(1)
  })

  test('ends with the next heartbeat when there is no event', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stream = await openEvents(site, member.cookie)
    await site.database.deleteFrom('sessions').execute()
    vi.advanceTimersByTime(20_000)
    await stream.ended
    expect(stream.comments()).toBe(0)
  })
})
