import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Today } from '#contract/today.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'

let site: TestApp
let member: TestClient

beforeAll(async () => {
  site = await createTestApp()
  await site.signUp()
})
afterAll(() => site.close())
beforeEach(async () => {
  goTo('2026-03-10')
  member = await site.signUp({ timeZone: 'America/New_York' })
})

const goTo = (date: string, time = '16:00') => site.services.clock.set(`${date}T${time}:00.000Z`)
const join = (options: Parameters<typeof joinTestChallenge>[2] = {}) => joinTestChallenge(site, member, options)
const readToday = async (): Promise<Today> => (await member.call('GET', '/api/today')).json()

const noDays = { purpose: 0, mental: 0, physical: 0, brotherhood: 0, relationships: 0, career: 0, spiritual: 0 }

test('is empty for a new member', async () => {
  expect(await readToday()).toEqual({
    asOf: '2026-03-10',
    participations: [],
    joined: 0,
    completed: 0,
    numbers: { streak: 0, longest: 0, kept: 0, due: 0, strength: 0 },
    daysByPillar: noDays,
    lifetime: { days: 0, firstDate: null, pillars: noDays },
  })
})

test('is the day of the member, which starts at the hour they chose', async () => {
  goTo('2026-03-11', '06:59')
  expect((await readToday()).asOf).toBe('2026-03-10')
  goTo('2026-03-11', '07:00')
  expect((await readToday()).asOf).toBe('2026-03-11')
  await member.call('PATCH', '/api/preferences', { dayStart: 6 })
  expect((await readToday()).asOf).toBe('2026-03-10')
})

test('is read in a time zone with a short name, as older clients send it', async () => {
  member = await site.signUp({ timeZone: 'PST' })
  const { mark } = await join()
  expect((await mark()).statusCode).toBe(201)
  expect(await readToday()).toMatchObject({ asOf: '2026-03-10', participations: [{ progress: 1 }] })
})

test('lists active participations, first joined first, and those completed today', async () => {
  const long = await join()
  const short = await join({ duration: 1 })
  const left = await join()
  await left.leave()
  await short.mark()
  const today = await readToday()
  expect(today.participations).toEqual([await long.read(), await short.read()])
  expect(today).toMatchObject({ joined: 2, completed: 1, daysByPillar: { ...noDays, physical: 1 } })
  goTo('2026-03-11')
  expect((await readToday()).participations.map(({ id }) => id)).toEqual([long.id])
  expect(await readToday()).toMatchObject({ joined: 2, completed: 1 })
})

test('counts the days of all challenges together', async () => {
  const first = await join()
  const second = await join()
  await first.mark()
  goTo('2026-03-11')
  await second.mark()
  goTo('2026-03-12')
  await first.mark()
  await second.mark()
  expect(await readToday()).toMatchObject({
    numbers: { streak: 3, longest: 3, kept: 3, due: 3 },
    daysByPillar: { ...noDays, physical: 4 },
    lifetime: { days: 3, firstDate: '2026-03-10', pillars: { ...noDays, physical: 3 } },
  })
  goTo('2026-03-15')
  expect((await readToday()).numbers).toMatchObject({ streak: 0, longest: 3, kept: 3, due: 4 })
})

test('keeps counting after months, and after challenges were completed and left', async () => {
  const completed = await join({ duration: 20 })
  const active = await join()
  const left = await join()
  let marked = 0
  for (let day = 0; day < 40; day++) {
    goTo(new Date(Date.UTC(2026, 2, 10 + day)).toISOString().slice(0, 10))
    for (const each of [completed, active, left]) {
      const reply = await each.mark()
      if (reply.statusCode === 201) marked++
    }
    if (day === 10) await left.leave()
  }
  expect(marked).toBe(20 + 30 + 11)
  expect(await readToday()).toMatchObject({
    participations: [],
    joined: 2,
    completed: 2,
    // Nothing is due after the last challenge was completed.
    numbers: { streak: 30, longest: 30, kept: 20, due: 20 },
    daysByPillar: { ...noDays, physical: marked },
  })
  const saved = site.database.selectFrom('member_ledgers').select('ledger').where('user_id', '=', member.id)
  // The last mark saved what was final then, so that no read needs the months before.
  expect(JSON.parse((await saved.executeTakeFirstOrThrow()).ledger)).toMatchObject({ through: '2026-03-29' })
})

test('shows a break, which costs nothing', async () => {
  const { id, mark, read } = await join({ rule: 'strict' })
  await mark()
  await member.call('POST', '/api/breaks', { participationId: id, from: '2026-03-11', to: '2026-03-16' })
  goTo('2026-03-14')
  expect((await readToday()).participations[0]).toMatchObject({
    run: 1,
    progress: 1,
    today: 'break',
    breakUntil: '2026-03-16',
  })
  goTo('2026-03-18')
  expect(await read()).toMatchObject({ run: 1, progress: 1, missed: 0, breakUntil: null, today: 'open' })
  goTo('2026-03-19')
  expect(await read()).toMatchObject({ run: 2, progress: 0, restart: { missed: '2026-03-17' } })
})
