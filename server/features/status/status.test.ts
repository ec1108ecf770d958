import { expect, test } from 'vitest'
import type { SiteStatus } from '#contract/status.ts'
import type { TestApp, TestClient } from '#test/app.ts'
import { engine } from '#test/database.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { openDatabase } from '../../database/open.ts'
import { saveStatus } from './samples.ts'

async function readStatus(admin: TestClient): Promise<SiteStatus> {
  return (await admin.call('GET', '/api/admin/status')).json()
}

function addSample(site: TestApp, sample: { ended_at: string; calls: number; slow_us?: number }) {
  return site.database
    .insertInto('load_samples')
    .values({ id: crypto.randomUUID(), failures: 1, median_us: 2000, slow_us: 9000, ...sample })
    .execute()
}

test('shows what the process, the database and the queues are doing', async () => {
  const site = await startTestApp()
  const admin = await site.signUp()
  await admin.call('GET', '/api/goals')
  const status = await readStatus(admin)
  expect(status).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    engine: site.engine,
    processes: 1,
    recent: { calls: expect.any(Number), failures: 0 },
    channels: [
      { channel: 'push', waiting: 0, failed: 0 },
      { channel: 'email', waiting: 0, failed: 0 },
    ],
    backup: { time: '03:00', lastAt: null, problem: null, overdue: false },
    overdue: [],
  })
  expect(status.memoryBytes).toBeGreaterThan(1e6)
  expect(status.databaseBytes).toBeGreaterThan(1e4)
  if (site.engine === 'sqlite') expect(status.freeBytes).toBeGreaterThan(0)
  else expect(status.freeBytes).toBeNull()
  expect(status.busiest.map(({ method, path, summary }) => `${method} ${path}: ${summary}`)).toContain(
    'GET /api/goals: List goals',
  )
})

test('counts the members of each day, and keeps the number of a day when members leave', async () => {
  const site = await startTestApp()
  const admin = await site.signUp()
  const other = await site.signUp()
  await saveStatus(site)
  await site.database.deleteFrom('users').where('id', '=', other.id).execute()
  await saveStatus(site)
  expect((await readStatus(admin)).members).toEqual({
    all: 1,
    today: 1,
    week: 1,
    month: 1,
    days: [{ day: '2026-03-10', members: 2 }],
  })
  site.services.clock.advance({ days: 1 })
  await admin.call('POST', '/api/goals', { title: 'Sleep', pillar: 'physical' })
  const { members } = await readStatus(admin)
  expect(members.days).toEqual([
    { day: '2026-03-10', members: 2 },
    { day: '2026-03-11', members: 1 },
  ])
})

test('puts the samples of several processes together', async () => {
  const site = await startTestApp()
  const admin = await site.signUp()
  await addSample(site, { ended_at: '2026-03-10T08:56:00.000Z', calls: 10 })
  await addSample(site, { ended_at: '2026-03-10T08:57:00.000Z', calls: 30, slow_us: 50_000 })
  await addSample(site, { ended_at: '2026-03-10T08:50:30.000Z', calls: 5 })
  await addSample(site, { ended_at: '2026-03-09T08:50:30.000Z', calls: 7 })
  const { load } = await readStatus(admin)
  expect(load).toEqual([
    { at: '2026-03-10T08:45:00.000Z', calls: 5, failures: 1, medianMs: 2, slowMs: 9 },
    { at: '2026-03-10T08:50:00.000Z', calls: 40, failures: 2, medianMs: 2, slowMs: 50 },
  ])
})

test.runIf(engine === 'postgres')('counts the processes that are connected to the database', async () => {
  const site = await startTestApp()
  const admin = await site.signUp()
  const other = await openDatabase(site, { connections: 1 })
  await other.selectFrom('users').select('id').execute()
  expect((await readStatus(admin)).processes).toBe(2)
  await other.destroy()
})

test('saves the load of this process, and forgets samples after two days', async () => {
  const site = await startTestApp()
  const admin = await site.signUp()
  await addSample(site, { ended_at: '2026-03-08T08:59:00.000Z', calls: 1 })
  await admin.call('GET', '/api/goals')
  await saveStatus(site)
  const samples = await site.database.selectFrom('load_samples').selectAll().execute()
  expect(samples).toHaveLength(1)
  expect(samples[0]).toMatchObject({ ended_at: '2026-03-10T09:00:00.000Z', failures: 0 })
  expect(samples[0]?.calls).toBeGreaterThan(0)
  expect((await readStatus(admin)).load).toHaveLength(1)
})

test('adds up the messages of each day', async () => {
  const site = await startTestApp()
  const admin = await site.signUp()
  await site.database
    .insertInto('delivery_hours')
    .values([
      { channel: 'email', hour: '2026-03-09T10', sent: 3 },
      { channel: 'email', hour: '2026-03-09T11', sent: 4 },
      { channel: 'push', hour: '2026-03-09T11', sent: 5 },
      { channel: 'push', hour: '2026-02-01T11', sent: 6 },
    ])
    .execute()
  expect((await readStatus(admin)).messages).toEqual([{ day: '2026-03-09', email: 7, push: 5 }])
})

test('names work that should have been done', async () => {
  const site = await startTestApp()
  const admin = await site.signUp()
  await site.database
    .insertInto('notification_settings')
    .values({ user_id: admin.id, kinds: '{}', digest_at: '2026-03-10T08:45:00.000Z' })
    .execute()
  expect((await readStatus(admin)).overdue).toEqual([{ work: 'digests', since: '2026-03-10T08:45:00.000Z' }])
})

test('is for admins only', async () => {
  const site = await startTestApp({ adminAccess: 'everyone' })
  await site.signUp()
  const member = await site.signUp()
  expect((await member.call('GET', '/api/admin/status')).statusCode).toBe(403)
  expect((await site.visitor('GET', '/api/admin/status')).statusCode).toBe(401)
})
