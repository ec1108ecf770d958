import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Participation } from '#contract/challenges.ts'
import type { Days } from '#contract/days.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { addDays } from '../../calendar.ts'
import { addChallenge } from './catalog.ts'

let site: TestApp
let challengeId: string

beforeAll(async () => {
  site = await createTestApp()
  await site.signUp()
  const texts = { title: 'Walk', description: 'Walk.', pillar: 'physical', difficulty: 'beginner' } as const
  challengeId = await addChallenge(site.database, { ...texts, duration: 90, plan: null }, site.services.clock.now())
})
afterAll(() => site.close())

/** Signs up a member who joins a challenge at an instant. */
async function startAt(instant: string, { timeZone, dayStart = 3 }: { timeZone: string; dayStart?: number }) {
  site.services.clock.set(instant)
  const member = await site.signUp({ timeZone })
  if (dayStart !== 3) await member.call('PATCH', '/api/preferences', { dayStart })
  const joined: Participation = (
    await member.call('POST', '/api/user-challenges', { challengeId, rule: 'strict' })
  ).json()
  return { ...member, url: `/api/user-challenges/${joined.id}` }
}

type Traveller = Awaited<ReturnType<typeof startAt>>

/** Marks today. @returns its date, or `already marked` */
async function mark({ call, url }: Traveller): Promise<string> {
  const reply = await call('POST', `${url}/check-ins`, {})
  if (reply.statusCode === 409) return 'already marked'
  expect(reply.statusCode).toBe(201)
  return reply.json().lastCheckIn.date
}

async function markDaily(member: Traveller, days: number): Promise<string[]> {
  const dates = []
  for (let day = 0; day < days; day++) {
    site.services.clock.advance({ days: 1 })
    dates.push(await mark(member))
  }
  return dates
}

const readDays = async ({ call }: TestClient, query = ''): Promise<Days> =>
  (await call('GET', `/api/days${query}`)).json()
const readToday = async (member: TestClient) => (await readDays(member)).asOf

async function moveTo({ call }: TestClient, { timeZone, dayStart }: { timeZone?: string; dayStart?: number }) {
  if (timeZone !== undefined) expect((await call('PATCH', '/api/account', { timeZone })).statusCode).toBe(200)
  if (dayStart !== undefined) expect((await call('PATCH', '/api/preferences', { dayStart })).statusCode).toBe(200)
}

const listTravel = async ({ id }: TestClient) =>
  (
    await site.database
      .selectFrom('breaks')
      .select(['starts_on', 'ends_on'])
      .where('user_id', '=', id)
      .where('kind', '=', 'travel')
      .execute()
  ).map(({ starts_on, ends_on }) => `${starts_on} to ${ends_on}`)

/** Checks that no date was marked twice or missed, and that the strict rule started nothing over. */
async function expectNoneLost(member: Traveller, marks: string[]) {
  const { states, checkIns } = await readDays(member)
  expect(states).not.toMatch(/m/)
  const dates = marks.filter((date) => date !== 'already marked')
  expect(checkIns.map(({ date }) => date)).toEqual(dates.toSorted())
  expect(new Set(dates).size).toBe(dates.length)
  const [participation]: Participation[] = (await member.call('GET', '/api/user-challenges')).json()
  expect(participation).toMatchObject({ run: 1, progress: dates.length, missed: 0 })
}

const flights: [string, { from: string; to: string; at: string; before: string; after: string; skipped: string[] }][] =
  [
    [
      'Honolulu to Auckland',
      { from: 'Pacific/Honolulu', to: 'Pacific/Auckland', at: '14:00', before: '10', after: '11', skipped: [] },
    ],
    [
      'Honolulu to Auckland at the same date',
      { from: 'Pacific/Honolulu', to: 'Pacific/Auckland', at: '13:30', before: '10', after: '10', skipped: [] },
    ],
    [
      'Auckland to Honolulu',
      { from: 'Pacific/Auckland', to: 'Pacific/Honolulu', at: '14:00', before: '11', after: '10', skipped: [] },
    ],
    [
      'UTC−12 to UTC+14',
      {
        from: 'Etc/GMT+12',
        to: 'Pacific/Kiritimati',
        at: '14:00',
        before: '09',
        after: '11',
        skipped: ['2026-03-09 to 2026-03-10'],
      },
    ],
    [
      'UTC−12 to UTC+14 by one date',
      { from: 'Etc/GMT+12', to: 'Pacific/Kiritimati', at: '16:00', before: '10', after: '11', skipped: [] },
    ],
    [
      'UTC+14 to UTC−12',
      { from: 'Pacific/Kiritimati', to: 'Etc/GMT+12', at: '14:00', before: '11', after: '09', skipped: [] },
    ],
  ]

describe.each(flights)('a flight from %s', (_name, { from, to, at, before, after, skipped }) => {
  const dates = { before: `2026-03-${before}`, after: `2026-03-${after}` }
  const start = () => startAt(`2026-03-05T${at}:00.000Z`, { timeZone: from })

  test('keeps every day of a member who marks before and after it', async () => {
    const member = await start()
    const marks = [await mark(member), ...(await markDaily(member, 5))]
    expect(marks.at(-1)).toBe(dates.before)
    await moveTo(member, { timeZone: to })
    expect([await readToday(member), await listTravel(member)]).toEqual([dates.after, skipped])
    const landed = await mark(member)
    expect(landed).toBe(after > before ? dates.after : 'already marked')
    marks.push(landed, ...(await markDaily(member, 8)))
    await expectNoneLost(member, marks)
  })

  test('lets a member who marks only after it fill in yesterday', async () => {
    const member = await start()
    const marks = [await mark(member), ...(await markDaily(member, 4))]
    site.services.clock.advance({ days: 1 })
    await moveTo(member, { timeZone: to })
    const yesterday = addDays(dates.after, -1)
    const filled = await member.call('POST', `${member.url}/check-ins`, { date: yesterday })
    expect(filled.statusCode).toBe(marks.includes(yesterday) ? 409 : 201)
    if (filled.statusCode === 201) marks.push(yesterday)
    marks.push(await mark(member), ...(await markDaily(member, 8)))
    await expectNoneLost(member, marks)
  })

  test('loses nothing on the way there and back', async () => {
    const member = await start()
    const marks = [await mark(member), ...(await markDaily(member, 5))]
    for (const timeZone of [to, from, to, from]) {
      await moveTo(member, { timeZone })
      marks.push(await mark(member))
    }
    expect(await readToday(member)).toBe(dates.before)
    marks.push(...(await markDaily(member, 8)))
    await expectNoneLost(member, marks)
  })
})

test('shows a day that was marked after the date on which the member left', async () => {
  const member = await startAt('2026-03-08T14:00:00.000Z', { timeZone: 'Pacific/Auckland' })
  expect(await markDaily(member, 1)).toEqual(['2026-03-10'])
  await moveTo(member, { timeZone: 'Pacific/Honolulu' })
  await member.call('DELETE', member.url)
  site.services.clock.advance({ days: 5 })
  const { states, checkIns } = await readDays(member, '?from=2026-03-10&to=2026-03-12')
  expect([states, checkIns.map(({ date }) => date)]).toEqual(['d--', ['2026-03-10']])
})

test('brings a skipped day back when the member returns to it', async () => {
  const member = await startAt('2026-03-05T14:00:00.000Z', { timeZone: 'Etc/GMT+12' })
  const marks = [await mark(member), ...(await markDaily(member, 4))]
  site.services.clock.advance({ days: 1 })
  await moveTo(member, { timeZone: 'Pacific/Kiritimati' })
  expect(await listTravel(member)).toEqual(['2026-03-09 to 2026-03-10'])
  expect((await member.call('GET', '/api/breaks')).json()).toEqual([])
  await moveTo(member, { timeZone: 'Etc/GMT+12' })
  expect(await listTravel(member)).toEqual([])
  expect([await readToday(member), await mark(member)]).toEqual(['2026-03-09', '2026-03-09'])
  await expectNoneLost(member, [...marks, '2026-03-09'])
})

test('keeps the skipped days of others when a member returns to theirs', async () => {
  const start = () => startAt('2026-03-10T14:00:00.000Z', { timeZone: 'Etc/GMT+12' })
  const [stays, returns] = [await start(), await start()]
  for (const member of [stays, returns]) await moveTo(member, { timeZone: 'Pacific/Kiritimati' })
  const skipped = await listTravel(stays)
  await moveTo(returns, { timeZone: 'Etc/GMT+12' })
  expect([skipped.length, await listTravel(stays), await listTravel(returns)]).toEqual([1, skipped, []])
})

describe.each([
  ['forward', 'Europe/Berlin', '2026-03-28T00:00:00.000Z'],
  ['back', 'Europe/Berlin', '2026-10-24T00:00:00.000Z'],
  ['forward', 'America/New_York', '2026-03-07T00:00:00.000Z'],
  ['back', 'America/New_York', '2026-10-31T00:00:00.000Z'],
  ['forward over midnight', 'Africa/Cairo', '2026-04-23T00:00:00.000Z'],
  ['back over midnight', 'Africa/Cairo', '2026-10-28T12:00:00.000Z'],
])('clocks that go %s in %s', (_direction, timeZone, start) => {
  test.each([0, 2, 3])('let each date be marked once with days that start at %d', async (dayStart) => {
    const member = await startAt(start, { timeZone, dayStart })
    const marks = []
    for (let hour = 0; hour < 48; hour++) {
      marks.push(await mark(member))
      site.services.clock.advance({ minutes: 60 })
    }
    const dates = marks.filter((date) => date !== 'already marked')
    const [first = ''] = dates
    expect(dates).toEqual(dates.map((_date, index) => addDays(first, index)))
    expect(dates.length).toBeGreaterThanOrEqual(2)
    await expectNoneLost(member, marks)
  })
})

test('changes the start of the day at 02:00 without losing or doubling a day', async () => {
  const member = await startAt('2026-03-05T02:00:00.000Z', { timeZone: 'UTC' })
  const marks = [await mark(member), ...(await markDaily(member, 5))]
  expect(marks.at(-1)).toBe('2026-03-09')
  await moveTo(member, { dayStart: 12 })
  expect([await readToday(member), await mark(member)]).toEqual(['2026-03-09', 'already marked'])
  await moveTo(member, { dayStart: 0 })
  expect([await readToday(member), await mark(member)]).toEqual(['2026-03-10', '2026-03-10'])
  marks.push('2026-03-10')
  await moveTo(member, { dayStart: 3 })
  expect([await readToday(member), await mark(member)]).toEqual(['2026-03-09', 'already marked'])
  site.services.clock.advance({ minutes: 60 })
  expect([await readToday(member), await mark(member)]).toEqual(['2026-03-10', 'already marked'])
  marks.push(...(await markDaily(member, 8)))
  expect(await listTravel(member)).toEqual([])
  await expectNoneLost(member, marks)
})

test('skips no day when zone and start of the day change in turn', async () => {
  const member = await startAt('2026-03-05T14:00:00.000Z', { timeZone: 'Etc/GMT+12', dayStart: 12 })
  const marks = [await mark(member), ...(await markDaily(member, 5))]
  expect(marks.at(-1)).toBe('2026-03-09')
  await moveTo(member, { timeZone: 'Pacific/Kiritimati', dayStart: 0 })
  expect([await readToday(member), await listTravel(member)]).toEqual(['2026-03-11', []])
  const yesterday = await member.call('POST', `${member.url}/check-ins`, { date: '2026-03-10' })
  expect(yesterday.statusCode).toBe(201)
  marks.push('2026-03-10', await mark(member), ...(await markDaily(member, 8)))
  await expectNoneLost(member, marks)
})
