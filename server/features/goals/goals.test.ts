import { afterAll, describe, expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { perMemberLimits } from '#contract/limits.ts'
import { generateId } from '#server/database/ids.ts'
import { createTestApp, type TestClient } from '#test/app.ts'

const site = await createTestApp()
const member = await site.signUp()
const other = await site.signUp()
afterAll(() => site.close())

const form = { title: 'Run ten kilometres', description: 'Slowly.', pillar: 'physical', targetDate: '2026-06-01' }
const set = async (caller: TestClient, body: object = form): Promise<Goal> =>
  (await caller.call('POST', '/api/goals', body)).json()
const listGoals = async (caller: TestClient): Promise<Goal[]> => (await caller.call('GET', '/api/goals')).json()

test('adds a goal for the signed-in member and ignores ids in the body', async () => {
  const reply = await member.call('POST', '/api/goals', { ...form, userId: other.id })
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({
    ...form,
    userId: member.id,
    completed: false,
    completedAt: null,
    createdAt: '2026-03-10T09:00:00.000Z',
  })
  expect((await listGoals(member))[0]).toEqual(reply.json())
  expect(await listGoals(other)).toEqual([])
})

test('stores an empty description and date as null', async () => {
  expect(await set(member, { title: 'Read', pillar: 'mental', description: '', targetDate: '' })).toMatchObject({
    description: null,
    targetDate: null,
  })
})

describe('target dates', () => {
  const timeZones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

  async function signUpIn(timeZone: string): Promise<TestClient> {
    const caller = await site.signUp()
    expect((await caller.call('PATCH', '/api/account', { timeZone })).statusCode).toBe(200)
    return caller
  }

  test.each(timeZones)('are the date as written in %s', async (timeZone) => {
    const caller = await signUpIn(timeZone)
    const { id } = await set(caller)
    for (const targetDate of [
      '2026-12-31',
      '2026-12-31T00:00:00Z',
      '2026-12-31T00:00:00.000Z',
      '2026-12-31T00:00:00+00:00',
      '2026-12-31T00:00:00+14:00',
      '2026-12-31T23:59:59.999-12:00',
    ]) {
      const goal = await set(caller, { ...form, targetDate })
      expect([targetDate, goal.targetDate]).toEqual([targetDate, '2026-12-31'])
      await caller.call('PATCH', `/api/goals/${id}`, { targetDate: null })
      const changed = (await caller.call('PATCH', `/api/goals/${id}`, { targetDate })).json()
      expect([targetDate, changed.targetDate]).toEqual([targetDate, '2026-12-31'])
    }
    expect((await listGoals(caller)).map(({ targetDate }) => targetDate)).toEqual(Array(7).fill('2026-12-31'))
  })

  test.each([
    ['Europe/Berlin', '2026-12-30T23:00:00.000Z', '2026-12-31'],
    ['Europe/Berlin', '2026-12-31T23:30:00Z', '2027-01-01'],
    ['Europe/Berlin', '2026-06-30T22:00:00.000Z', '2026-07-01'],
    ['Europe/Berlin', '2026-12-31T00:00:00.001Z', '2026-12-31'],
    ['America/New_York', '2026-12-31T04:59:59Z', '2026-12-30'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Pacific/Pago_Pago', '2026-12-31T10:59Z', '2026-12-30'],
  ])('in %s, the instant %s is %s', async (timeZone, targetDate, expected) => {
    const caller = await signUpIn(timeZone)
    const goal = await set(caller, { ...form, targetDate })
    expect(goal.targetDate).toBe(expected)
    await caller.call('PATCH', `/api/goals/${goal.id}`, { targetDate: '' })
    await caller.call('PATCH', `/api/goals/${goal.id}`, { targetDate })
    expect((await listGoals(caller))[0]?.targetDate).toBe(expected)
  })

  test.each([
    'soon',
    '2026-02-30',
    '2027-02-29T12:00:00Z',
    '2026-12-31T24:61',
    '2026-12-31T12:00:00',
    '2026-12-31T12:00:00+25:00',
    '2026-12-31 12:00:00Z',
    '2026-1-1',
    '+012026-12-31T00:00:00Z',
    '2026-12-31\n',
    '1798675200000',
    `2026-12-31T00:00:00.${'0'.repeat(1000)}Z`,
  ])('rejects %j with the name of the field', async (targetDate) => {
    const { id } = await set(member)
    for (const reply of [
      await member.call('POST', '/api/goals', { ...form, targetDate }),
      await member.call('PATCH', `/api/goals/${id}`, { targetDate }),
    ]) {
      expect([reply.statusCode, reply.json().message]).toEqual([400, 'targetDate: Invalid date'])
      expect(reply.json().fields).toEqual({ targetDate: 'Invalid date' })
    }
    expect((await listGoals(member))[0]?.targetDate).toBe(form.targetDate)
  })

  test.each([
    ['Pacific/Kiritimati', '9999-12-31T20:00:00Z'],
    ['Pacific/Pago_Pago', '0000-01-01T05:00:00Z'],
  ])('rejects an instant that in %s is outside the calendar: %s', async (timeZone, targetDate) => {
    const caller = await signUpIn(timeZone)
    const reply = await caller.call('POST', '/api/goals', { ...form, targetDate })
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'targetDate: Invalid date'])
    expect(await listGoals(caller)).toEqual([])
  })
})

test.each([
  [{}, { title: 'Required', pillar: 'Required' }],
  [{ ...form, title: '' }, { title: 'Required' }],
  [{ ...form, title: '\u200b\u200b' }, { title: 'Required' }],
  [{ ...form, title: 'x'.repeat(121) }, { title: 'String must contain at most 120 character(s)' }],
  [{ ...form, completed: true }, { body: "Unrecognized key(s) in object: 'completed'" }],
])('rejects a goal with %j, names the field and writes nothing', async (body, fields) => {
  const before = await listGoals(member)
  const reply = await member.call('POST', '/api/goals', body)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().fields).toMatchObject(fields)
  expect(await listGoals(member)).toEqual(before)
})

test('rejects a goal with an unknown pillar', async () => {
  expect((await member.call('POST', '/api/goals', { ...form, pillar: 'money' })).json().fields.pillar).toMatch(
    /^Expected 'purpose' \|/,
  )
})

test('adds one goal when the same request is retried', async () => {
  const headers = { 'idempotency-key': 'request-0001' }
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => member.call('POST', '/api/goals', { ...form, title: 'Once' }, headers)),
  )
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  expect((await listGoals(member)).filter(({ title }) => title === 'Once')).toHaveLength(1)
  expect((await other.call('POST', '/api/goals', form, headers)).json().userId).toBe(other.id)
})

describe('toggling a goal', () => {
  test('completes a goal and reopens it', async () => {
    const { id } = await set(member)
    expect((await member.call('PATCH', `/api/goals/${id}/toggle`, {})).json()).toMatchObject({
      completed: true,
      completedAt: '2026-03-10T09:00:00.000Z',
    })
    expect((await member.call('PATCH', `/api/goals/${id}/toggle`)).json()).toMatchObject({
      completed: false,
      completedAt: null,
    })
  })

  test('toggles a goal once per request, however often it is retried', async () => {
    const { id } = await set(member)
    const toggle = (key: string) => member.call('PATCH', `/api/goals/${id}/toggle`, {}, { 'idempotency-key': key })
    await Promise.all([toggle('toggle-0001'), toggle('toggle-0001'), toggle('toggle-0001')])
    expect((await toggle('toggle-0001')).json().completed).toBe(true)
    expect((await toggle('toggle-0002')).json().completed).toBe(false)
  })
})

test('updates only the given fields of a goal and can clear its date', async () => {
  const { id } = await set(member)
  expect((await member.call('PATCH', `/api/goals/${id}`, { title: 'Run five' })).json()).toMatchObject({
    ...form,
    title: 'Run five',
  })
  expect((await member.call('PATCH', `/api/goals/${id}`, { targetDate: null, description: '' })).json()).toMatchObject({
    targetDate: null,
    description: null,
  })
  expect((await member.call('PATCH', `/api/goals/${id}`, {})).statusCode).toBe(200)
})

test('rejects more than a thousand goals', async () => {
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
    'You have 1,000 goals, which is the limit. Delete one first.',
  ])
  expect((await last()).json().id).toBe(id)
  expect(await listGoals(many)).toHaveLength(perMemberLimits.goals)
  await many.call('DELETE', `/api/goals/${id}`)
  expect((await many.call('POST', '/api/goals', form)).statusCode).toBe(201)
})

test('deletes a goal', async () => {
  const { id } = await set(member)
  expect((await member.call('DELETE', `/api/goals/${id}`)).json()).toEqual({ deleted: true })
  expect((await member.call('DELETE', `/api/goals/${id}`)).statusCode).toBe(404)
  expect((await listGoals(member)).some((goal) => goal.id === id)).toBe(false)
})
