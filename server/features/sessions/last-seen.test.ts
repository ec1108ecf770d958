import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, password, type TestApp, type TestClient } from '#test/app.ts'

let site: TestApp
let member: TestClient

beforeEach(async () => {
  site = await createTestApp()
  await site.signUp()
  member = await site.signUp()
  // 09:00 at sign-up
  site.services.clock.advance({ minutes: 90 })
})
afterEach(() => site.close())

async function readLastSeen(): Promise<string | null> {
  const { last_seen_at } = await site.database
    .selectFrom('users')
    .select('last_seen_at')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return last_seen_at
}

test('is the hour of sign-up at first', async () => {
  expect(await readLastSeen()).toBe('2026-03-10T09:00:00.000Z')
})

test.each(['/api/auth/user', '/api/goals', '/api/notifications'])(
  'does not change when a member reads %s',
  async (url) => {
    expect((await member.call('GET', url)).statusCode).toBe(200)
    expect(await readLastSeen()).toBe('2026-03-10T09:00:00.000Z')
  },
)

test('is the hour of the last change by the member', async () => {
  await member.call('POST', '/api/goals', { title: 'A', pillar: 'career' })
  expect(await readLastSeen()).toBe('2026-03-10T10:00:00.000Z')
})

test('is the hour in which the member signed in', async () => {
  await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password })
  expect(await readLastSeen()).toBe('2026-03-10T10:00:00.000Z')
})

test('is the hour in which the member signed out', async () => {
  await member.call('GET', '/api/logout')
  expect(await readLastSeen()).toBe('2026-03-10T10:00:00.000Z')
})

test('changes in the last days of a session that is too old to be extended', async () => {
  for (let day = 0; day < 8; day++) {
    site.services.clock.advance({ minutes: 11 * 24 * 60 })
    await member.call('POST', '/api/goals', { title: 'A', pillar: 'career' })
  }
  expect(await readLastSeen()).toBe('2026-06-06T10:00:00.000Z')
  site.services.clock.advance({ minutes: 60 })
  await member.call('POST', '/api/goals', { title: 'A', pillar: 'career' })
  expect(await readLastSeen()).toBe('2026-06-06T11:00:00.000Z')
})
