import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { perMemberLimits } from '#contract/limits.ts'
import { generateId } from '#server/database/ids.ts'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'

let site: TestApp
let man: TestClient
let other: TestClient

beforeAll(async () => {
  site = await createTestApp()
  man = await site.signUp()
  other = await site.signUp()
})
afterAll(() => site.close())

const form = { title: 'Run ten kilometres', description: 'Slowly.', pillar: 'physical', targetDate: '2026-06-01' }
const set = async (caller: TestClient, body: object = form): Promise<Goal> =>
  (await caller.call('POST', '/api/goals', body)).json()
const listGoals = async (caller: TestClient): Promise<Goal[]> => (await caller.call('GET', '/api/goals')).json()

test('a goal is set by the member of the session, whatever the body says', async () => {
  const reply = await man.call('POST', '/api/goals', { ...form, userId: other.id })
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({
    ...form,
    userId: man.id,
    completed: false,
    completedAt: null,
    createdAt: '2026-03-10T09:00:00.000Z',
  })
  expect((await listGoals(man))[0]).toEqual(reply.json())
  expect(await listGoals(other)).toEqual([])
})

test('an empty description and date are none', async () => {
  expect(await set(man, { title: 'Read', pillar: 'mental', description: '', targetDate: '' })).toMatchObject({
    description: null,
    targetDate: null,
  })
})

test.each([
  [{}, { title: 'Required', pillar: 'Required' }],
  [{ ...form, title: '' }, { title: 'String must contain at least 1 character(s)' }],
  [{ ...form, title: '\u200b\u200b' }, { title: 'String must contain at least 1 character(s)' }],
  [{ ...form, title: 'x'.repeat(121) }, { title: 'String must contain at most 120 character(s)' }],
  [{ ...form, title: 7 }, { title: 'Expected string, received number' }],
  [{ ...form, title: 'a\u0000' }, { title: 'Invalid character' }],
  [{ ...form, targetDate: '2026-02-30' }, { targetDate: 'Invalid date' }],
  [{ ...form, targetDate: 'soon' }, { targetDate: 'Invalid date' }],
  [{ ...form, completed: true }, { body: "Unrecognized key(s) in object: 'completed'" }],
])('%j is refused by name, and nothing is written', async (body, fields) => {
  const before = await listGoals(man)
  const reply = await man.call('POST', '/api/goals', body)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().fields).toMatchObject(fields)
  expect(await listGoals(man)).toEqual(before)
})

test('an unknown pillar is refused', async () => {
  expect((await man.call('POST', '/api/goals', { ...form, pillar: 'money' })).json().fields.pillar).toMatch(
    /^Expected 'purpose' \|/,
  )
})

test('a repeat of the same request sets one goal', async () => {
  const headers = { 'idempotency-key': 'request-0001' }
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => man.call('POST', '/api/goals', { ...form, title: 'Once' }, headers)),
  )
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  expect((await listGoals(man)).filter(({ title }) => title === 'Once')).toHaveLength(1)
  expect((await other.call('POST', '/api/goals', form, headers)).json().userId).toBe(other.id)
})

describe('toggling', () => {
  test('goes both ways', async () => {
    const { id } = await set(man)
    expect((await man.call('PATCH', `/api/goals/${id}/toggle`, {})).json()).toMatchObject({
      completed: true,
      completedAt: '2026-03-10T09:00:00.000Z',
    })
    expect((await man.call('PATCH', `/api/goals/${id}/toggle`)).json()).toMatchObject({
      completed: false,
      completedAt: null,
    })
  })

  test('once a request, however often it is repeated', async () => {
    const { id } = await set(man)
    const toggle = (key: string) => man.call('PATCH', `/api/goals/${id}/toggle`, {}, { 'idempotency-key': key })
    await Promise.all([toggle('toggle-0001'), toggle('toggle-0001'), toggle('toggle-0001')])
    expect((await toggle('toggle-0001')).json().completed).toBe(true)
    expect((await toggle('toggle-0002')).json().completed).toBe(false)
  })
})

test('a change leaves what is absent, and can take the date away', async () => {
  const { id } = await set(man)
  expect((await man.call('PATCH', `/api/goals/${id}`, { title: 'Run five' })).json()).toMatchObject({
    ...form,
    title: 'Run five',
  })
  expect((await man.call('PATCH', `/api/goals/${id}`, { targetDate: null, description: '' })).json()).toMatchObject({
    targetDate: null,
    description: null,
  })
  expect((await man.call('PATCH', `/api/goals/${id}`, {})).statusCode).toBe(200)
})

test('there can be a thousand goals, and not one more', async () => {
  const many = await site.signUp()
  const row = {
    user_id: many.id,
    title: 't',
    pillar: 'mental',
    completed: false,
    created_at: '2026-03-10T09:00:00.000Z',
  } as const
  await site.database
    .insertInto('goals')
    .values(Array.from({ length: perMemberLimits.goals - 1 }, () => ({ ...row, id: generateId() })))
    .execute()
  const last = () => many.call('POST', '/api/goals', form, { 'idempotency-key': 'the-last-goal' })
  const { id } = (await last()).json()
  const refused = await many.call('POST', '/api/goals', form)
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'You have 1,000 goals, and that is the most there can be. Delete one first.',
  ])
  expect((await last()).json().id).toBe(id)
  expect(await listGoals(many)).toHaveLength(perMemberLimits.goals)
  await many.call('DELETE', `/api/goals/${id}`)
  expect((await many.call('POST', '/api/goals', form)).statusCode).toBe(201)
})

test('a deleted goal is gone', async () => {
  const { id } = await set(man)
  expect((await man.call('DELETE', `/api/goals/${id}`)).json()).toEqual({ deleted: true })
  expect((await man.call('DELETE', `/api/goals/${id}`)).statusCode).toBe(404)
  expect((await listGoals(man)).some((goal) => goal.id === id)).toBe(false)
})
