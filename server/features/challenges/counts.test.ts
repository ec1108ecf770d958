import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlanStep } from '#contract/challenges.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { generateId } from '../../database/ids.ts'
import { addChallenge } from './catalog.ts'

let site: TestApp
let admin: TestClient
let challengeId: string

beforeAll(async () => {
  site = await createTestApp()
  admin = await site.signUp()
})
beforeEach(async () => {
  // A Monday.
  setDate('2026-01-05')
  challengeId = await addChallenge(
    site.database,
    {
      title: 'Six evenings',
      description: 'Read.',
      pillar: 'mental',
      duration: 6,
      difficulty: 'beginner',
      plan: describeDays(6, 'Evening'),
    },
    new Date(),
  )
})
afterAll(() => site.close())

const setDate = (date: string) => site.services.clock.set(`${date}T09:00:00.000Z`)
const describeDays = (days: number, title: string): PlanStep[] =>
  Array.from({ length: days }, (_, at) => ({ from: at + 1, to: at + 1, title: `${title} ${at + 1}`, action: 'Read.' }))

async function join(member?: TestClient) {
  const client = member ?? (await site.signUp())
  const { id } = (await client.call('POST', '/api/user-challenges', { challengeId, rule: 'flexible' })).json()
  return {
    client,
    id,
    leave: () => client.call('DELETE', `/api/user-challenges/${id}`),
    /** Marks the current date and the days after it. */
    async mark(days: number) {
      const start = site.services.clock.now()
      for (let day = 0; day < days; day++) {
        expect((await client.call('POST', `/api/user-challenges/${id}/check-ins`, {})).statusCode).toBe(201)
        site.services.clock.advance({ days: 1 })
      }
      site.services.clock.set(start.toISOString())
    },
  }
}

const read = async (id = challengeId) => (await admin.call('GET', `/api/content/challenges/${id}/counts`)).json()

/** Lets members stop, one on each of these days, on the current date. */
async function stopOn(...days: number[]) {
  for (const day of days) await (await join()).mark(day - 1)
}

test('says nothing but the title until five members have joined', async () => {
  for (let member = 0; member < 4; member++) await join()
  expect(await read()).toEqual({ title: 'Six evenings', duration: 6, lastDay: 6, counts: null })
  await join()
  expect((await read()).counts).toEqual({ joined: 5, stillIn: 5, finished: 0, stopped: 0, stops: null })
})

test('counts who finished and who stopped, with the day they did not mark', async () => {
  await (await join()).mark(6)
  await stopOn(1, 2, 4, 4)
  const left = await join()
  await left.mark(3)
  await left.leave()
  // Two weeks after the 7th, the last date that was marked, this is the first Monday.
  setDate('2026-01-26')
  await (await join()).mark(1)
  expect(await read()).toEqual({
    title: 'Six evenings',
    duration: 6,
    lastDay: 6,
    counts: {
      joined: 7,
      stillIn: 1,
      finished: 1,
      stopped: 5,
      stops: [
        { day: 1, members: 1, title: 'Evening 1' },
        { day: 2, members: 1, title: 'Evening 2' },
        { day: 4, members: 3, title: 'Evening 4' },
      ],
    },
  })
})

test('does not say on which days members stopped until five have', async () => {
  await stopOn(1, 2, 3, 4)
  await (await join()).mark(6)
  setDate('2026-01-26')
  expect((await read()).counts).toEqual({ joined: 5, stillIn: 0, finished: 1, stopped: 4, stops: null })
})

test('does not change when a member leaves, until those who went quiet that day count', async () => {
  await stopOn(1, 1, 1, 1, 1)
  const leaver = await join()
  const quiet = await join()
  setDate('2026-01-20')
  await leaver.mark(1)
  await quiet.mark(1)
  const before = await read()
  expect(before.counts).toMatchObject({ joined: 7, stillIn: 2, stopped: 5 })
  await leaver.leave()
  expect(await read()).toEqual(before)
  for (const date of ['2026-02-02', '2026-02-08']) {
    setDate(date)
    expect(await read()).toEqual(before)
  }
  setDate('2026-02-09')
  expect((await read()).counts).toMatchObject({ stillIn: 0, stopped: 7, stops: [{ day: 1 }, { day: 2, members: 2 }] })
})

test('counts a member who joined again once, with the later participation', async () => {
  await stopOn(1, 1, 1, 1)
  const first = await join()
  await first.mark(2)
  await first.leave()
  setDate('2026-01-26')
  expect((await read()).counts).toMatchObject({ joined: 5, stillIn: 0, stopped: 5 })
  await join(first.client)
  expect((await read()).counts).toMatchObject({ joined: 5, stillIn: 1, stopped: 4 })
})

test('does not count a member who is on a break, or was within two weeks, as stopped', async () => {
  await stopOn(1, 1, 1, 1)
  const { client, id } = await join()
  const form = { participationId: id, from: '2026-01-06', to: '2026-02-01' }
  expect((await client.call('POST', '/api/breaks', form)).statusCode).toBe(201)
  const other = await join()
  await other.client.call('POST', '/api/breaks', { from: '2026-02-20', to: '2026-02-25' })
  for (const [date, stopped] of [
    ['2026-01-26', 5],
    ['2026-02-09', 5],
    ['2026-02-16', 6],
  ] as const) {
    setDate(date)
    expect([date, (await read()).counts]).toMatchObject([date, { joined: 6, stopped }])
  }
})

test('counts members who wait for a start on a date as joined and still in', async () => {
  await stopOn(1, 1, 1, 1)
  const waiting = await join()
  const start = { id: generateId(), challenge_id: challengeId, user_id: admin.id, starts_on: '2026-03-02' }
  await site.database
    .insertInto('challenge_starts')
    .values({ ...start, created_at: new Date().toISOString() })
    .execute()
  await site.database
    .updateTable('user_challenges')
    .set({ start_id: start.id, started_on: start.starts_on })
    .where('id', '=', waiting.id)
    .execute()
  setDate('2026-03-01')
  expect((await read()).counts).toMatchObject({ joined: 5, stillIn: 1, stopped: 4 })
  setDate('2026-03-16')
  expect((await read()).counts).toMatchObject({ stillIn: 0, stopped: 5 })
})

test('counts all versions, and names a day as in the version that most of those who stopped have', async () => {
  await stopOn(2, 2, 2, 6)
  const current = await site.database
    .selectFrom('challenges')
    .selectAll()
    .where('id', '=', challengeId)
    .executeTakeFirstOrThrow()
  const { title, description, pillar, difficulty } = current
  await site.database
    .insertInto('challenge_versions')
    .values({
      challenge_id: challengeId,
      version: 1,
      duration: 6,
      title,
      description,
      pillar,
      difficulty,
      plan: JSON.stringify(describeDays(6, 'Old evening')),
      created_at: new Date().toISOString(),
    })
    .execute()
  await site.database
    .updateTable('challenges')
    .set({ version: 2, duration: 3, plan: JSON.stringify(describeDays(3, 'Evening')) })
    .where('id', '=', challengeId)
    .execute()
  const later = await join()
  await site.database.updateTable('user_challenges').set({ version: 2 }).where('id', '=', later.id).execute()
  await later.mark(1)
  setDate('2026-02-02')
  expect(await read()).toMatchObject({
    duration: 3,
    lastDay: 6,
    counts: {
      joined: 5,
      stopped: 5,
      stops: [
        { day: 2, members: 4, title: 'Old evening 2' },
        { day: 6, members: 1, title: 'Old evening 6' },
      ],
    },
  })
})

test('has no titles for a challenge without a plan, and answers 404 for an unknown one', async () => {
  await site.database.updateTable('challenges').set({ plan: null }).where('id', '=', challengeId).execute()
  await stopOn(1, 1, 1, 1, 1)
  setDate('2026-01-26')
  expect((await read()).counts.stops).toEqual([{ day: 1, members: 5, title: null }])
  const unknown = await admin.call('GET', '/api/content/challenges/unknown/counts')
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Challenge not found.'])
})
