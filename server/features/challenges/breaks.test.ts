import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlannedBreak } from '#contract/breaks.ts'
import { addChallenge } from '#server/features/challenges/catalog.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'

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

async function join(client = member): Promise<string> {
  const texts = { title: 'Walk', description: 'Walk.', pillar: 'physical', difficulty: 'beginner' } as const
  const challengeId = await addChallenge(site.database, { ...texts, duration: 30, plan: null }, new Date())
  return (await client.call('POST', '/api/user-challenges', { challengeId })).json().id
}

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
