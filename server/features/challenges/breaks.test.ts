import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlannedBreak } from '#contract/breaks.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { addDays } from '../../calendar.ts'

let site: TestApp
let member: TestClient
let other: TestClient

beforeAll(async () => {
  site = await createTestApp()
  await site.signUp()
  other = await site.signUp()
})
beforeEach(async () => {
  site.services.clock.set('2026-03-10T09:00:00.000Z')
  member = await site.signUp()
})
afterAll(() => site.close())

const list = async ({ call } = member): Promise<PlannedBreak[]> => (await call('GET', '/api/breaks')).json()
const plan = (body: object, headers = {}) => member.call('POST', '/api/breaks', body, headers)
const fieldErrors = async (body: object) => {
  const reply = await plan(body)
  return [reply.statusCode, reply.json().fields]
}

const join = async (client = member) => (await joinTestChallenge(site, client)).id

test('plans breaks from all challenges or one, and lists them by their start', async () => {
  const participationId = await join()
  const later = await plan({ from: '2026-05-01', to: '2026-05-01', participationId })
  expect([later.statusCode, later.json()]).toEqual([
    201,
    { id: expect.any(String), participationId, from: '2026-05-01', to: '2026-05-01' },
  ])
  const sooner = await plan({ from: '2026-03-10', to: '2026-03-20', participationId: null })
  expect(sooner.json().participationId).toBeNull()
  expect(await list()).toEqual([sooner.json(), later.json()])
  expect(await list(other)).toEqual([])
})

test('plans one break for repeated requests with the same key, even on a later day', async () => {
  const key = { 'idempotency-key': 'break-to-retry' }
  const form = { from: '2026-03-10', to: '2026-03-12' }
  const [first, second] = await Promise.all([plan(form, key), plan(form, key)])
  site.services.clock.advance({ days: 2 })
  const third = await plan(form, key)
  expect([second.json(), third.json()]).toEqual([first.json(), first.json()])
  expect(await list()).toEqual([first.json()])
  expect((await plan({ ...form, to: '2026-03-14' }, key)).statusCode).toBe(422)
})

test.each([
  [{ from: '2026-03-09', to: '2026-03-12' }, { from: 'Choose today or a later day' }],
  [{ from: '2027-03-12', to: '2027-03-12' }, { from: 'Choose a day within a year' }],
  [{ from: '2026-03-12', to: '2026-03-11' }, { to: 'Choose the first day of the break or a later one' }],
  [{ from: '2026-03-10', to: '2027-03-11' }, { to: 'A break can last at most 366 days' }],
  [{ from: '2026-02-30', to: '2026-03-11' }, { from: 'Invalid date' }],
  [{ from: '2026-03-10' }, { to: 'Required' }],
])('rejects %j', async (body, fields) => {
  expect(await fieldErrors(body)).toEqual([400, fields])
  expect(await list()).toEqual([])
})

test('accepts the longest break on the last possible day', async () => {
  expect((await plan({ from: '2027-03-11', to: '2028-03-10' })).statusCode).toBe(201)
})

test('lets today be the day that started in the evening before', async () => {
  site.services.clock.set('2026-03-11T02:59:00.000Z')
  expect((await plan({ from: '2026-03-10', to: '2026-03-10' })).statusCode).toBe(201)
  site.services.clock.set('2026-03-11T03:00:00.000Z')
  expect(await fieldErrors({ from: '2026-03-10', to: '2026-03-10' })).toEqual([400, { from: expect.any(String) }])
  expect(await list()).toEqual([])
})

test('plans breaks only from the member’s own active challenges', async () => {
  const form = { from: '2026-03-10', to: '2026-03-12' }
  const left = await join()
  await member.call('DELETE', `/api/user-challenges/${left}`)
  for (const participationId of [left, await join(other), 'unknown'])
    expect((await plan({ ...form, participationId })).statusCode).toBe(404)
  expect(await list()).toEqual([])
})

test('does not list breaks from a challenge that the member has left', async () => {
  const participationId = await join()
  const all = (await plan({ from: '2026-03-10', to: '2026-03-12' })).json()
  await plan({ from: '2026-03-10', to: '2026-03-12', participationId })
  expect(await list()).toHaveLength(2)
  await member.call('DELETE', `/api/user-challenges/${participationId}`)
  expect(await list()).toEqual([all])
})

test('removes a break that has not started and one that starts today', async () => {
  for (const from of ['2026-03-10', '2026-03-11']) {
    const { id } = (await plan({ from, to: '2026-03-20' })).json()
    expect((await other.call('DELETE', `/api/breaks/${id}`)).statusCode).toBe(404)
    expect((await member.call('DELETE', `/api/breaks/${id}`)).json()).toEqual({ ended: true })
    expect((await member.call('DELETE', `/api/breaks/${id}`)).statusCode).toBe(404)
  }
  expect(await site.database.selectFrom('breaks').selectAll().where('user_id', '=', member.id).execute()).toEqual([])
})

test('ends a break that has started with yesterday, and only once', async () => {
  const { id } = (await plan({ from: '2026-03-10', to: '2026-03-20' })).json()
  const readEnd = async () =>
    (await site.database.selectFrom('breaks').select('ends_on').where('id', '=', id).executeTakeFirstOrThrow()).ends_on
  site.services.clock.advance({ days: 3 })
  expect((await member.call('DELETE', `/api/breaks/${id}`)).statusCode).toBe(200)
  expect([await readEnd(), await list()]).toEqual(['2026-03-12', []])
  site.services.clock.advance({ days: 3 })
  expect((await member.call('DELETE', `/api/breaks/${id}`)).statusCode).toBe(200)
  expect(await readEnd()).toBe('2026-03-12')
})

test('limits the breaks that have not ended', async () => {
  for (let day = 0; day < 50; day++) expect((await plan({ from: '2026-03-10', to: '2026-03-10' })).statusCode).toBe(201)
  const refused = await plan({ from: '2026-03-10', to: '2026-03-11' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict'])
  expect(await list()).toHaveLength(50)
  site.services.clock.advance({ days: 1 })
  expect((await plan({ from: '2026-03-11', to: '2026-03-11' })).statusCode).toBe(201)
})

test('pauses the days, the streak and the rule of the challenge', async () => {
  const [paused, other] = [
    await joinTestChallenge(site, member, { rule: 'strict' }),
    await joinTestChallenge(site, member, { rule: 'strict' }),
  ]
  for (const { mark } of [paused, other]) await mark()
  site.services.clock.advance({ days: 1 })
  await plan({ from: '2026-03-11', to: '2026-03-15', participationId: paused.id })
  expect(await paused.read()).toMatchObject({ today: 'break', breakUntil: '2026-03-15', run: 1 })
  expect(await other.read()).toMatchObject({ today: 'open', breakUntil: null })
  site.services.clock.advance({ days: 6 })
  expect(await paused.read()).toMatchObject({
    run: 1,
    progress: 1,
    missed: 0,
    breakUntil: null,
    numbers: { streak: 1 },
  })
  expect(await other.read()).toMatchObject({ run: 2, progress: 0, numbers: { streak: 0 } })
})

test('never changes a day that is already final', async () => {
  const random = createRandom(3)
  const { clock } = site.services
  const participation = await joinTestChallenge(site, member, { rule: 'passes', passes: 5, duration: 300 })
  const breaks: string[] = []
  for (let day = 0; day < 80; day++) {
    if (random(4) > 0) await participation.mark()
    const from = addDays('2026-03-10', day + random(6))
    if (random(6) === 0) {
      const participationId = random(2) ? participation.id : null
      breaks.push((await plan({ from, to: addDays(from, random(12)), participationId })).json().id)
    }
    const ended = random(7) === 0 ? breaks[random(breaks.length)] : undefined
    if (ended) await member.call('DELETE', `/api/breaks/${ended}`)
    clock.advance({ days: 1 })
  }
  await participation.mark()
  const read = async () => ({
    participation: await participation.read(),
    days: (await member.call('GET', '/api/days')).json(),
    today: (await member.call('GET', '/api/today')).json(),
  })
  const saved = await read()
  expect(saved.days.states).toMatch(/b.*m.*b/)
  // Without it, everything is folded again from the first day.
  await deleteMemberLedger(member.id)
  expect(await read()).toEqual(saved)
})

async function deleteMemberLedger(userId: string) {
  const deleted = site.database.deleteFrom('member_ledgers').where('user_id', '=', userId)
  expect(await deleted.returning('user_id').execute()).toHaveLength(1)
}

/** Creates the same random integers, from 0 to below the limit, in every run. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
