import { afterAll, describe, expect, test } from 'vitest'
import type { Goal } from '#contract/goals.ts'
import { limits, perMemberLimits } from '#contract/limits.ts'
import { generateId } from '#server/database/ids.ts'
import { storedColumns } from '#server/member-data.ts'
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

describe('steps of a goal', () => {
  const titlesOf = ({ steps }: Goal) => steps.map(({ title }) => title)

  /** Creates a goal with steps. */
  async function setWithSteps(...titles: string[]) {
    const goal = await set(member)
    const path = `/api/goals/${goal.id}/steps`
    for (const title of titles) await member.call('POST', path, { title })
    const { steps } = (await listGoals(member)).find(({ id }) => id === goal.id) ?? goal
    const stepPath = (title: string) => `${path}/${steps.find((step) => step.title === title)?.id}`
    const edit = async (title: string, change: object): Promise<Goal> =>
      (await member.call('PATCH', stepPath(title), change)).json()
    return { goal, path, steps, stepPath, edit }
  }

  test('are listed in the order in which they were added', async () => {
    const { goal, steps } = await setWithSteps('Buy shoes', 'Run five', 'Enter a race')
    expect(goal.steps).toEqual([])
    expect(steps.map(({ title, done }) => [title, done])).toEqual([
      ['Buy shoes', false],
      ['Run five', false],
      ['Enter a race', false],
    ])
  })

  test('are checked, renamed and moved, and the goal stays active after the last one', async () => {
    const { edit } = await setWithSteps('One', 'Two', 'Three')
    expect(titlesOf(await edit('Three', { position: 0 }))).toEqual(['Three', 'One', 'Two'])
    expect(titlesOf(await edit('Three', { position: 9 })), 'the last place').toEqual(['One', 'Two', 'Three'])
    expect(titlesOf(await edit('Two', { title: '  Second\n' }))).toEqual(['One', 'Second', 'Three'])
    await Promise.all(['One', 'Two', 'Three', 'One'].map((title) => edit(title, { done: true })))
    const goal = await edit('One', {})
    expect(goal.steps.every(({ done }) => done)).toBe(true)
    expect(goal.completed).toBe(false)
  })

  test('keep what two tabs do at once', async () => {
    const { path, stepPath, edit } = await setWithSteps('One', 'Two', 'Three')
    await Promise.all([
      edit('One', { done: true }),
      edit('Two', { title: 'Second' }),
      member.call('DELETE', stepPath('Three')),
      member.call('POST', path, { title: 'Four' }),
      member.call('POST', path, { title: 'Five' }),
    ])
    const goal = await edit('One', {})
    expect(titlesOf(goal).slice(0, 2)).toEqual(['One', 'Second'])
    expect(titlesOf(goal).slice(2).sort()).toEqual(['Five', 'Four'])
    expect(goal.steps.map(({ done }) => done)).toEqual([true, false, false, false])
  })

  test('are added once when the same request is retried', async () => {
    const { goal, path } = await setWithSteps()
    const add = () => member.call('POST', path, { title: 'Once' }, { 'idempotency-key': `step-of-${goal.id}` })
    const replies = await Promise.all([add(), add(), add()])
    for (const reply of replies) expect([reply.statusCode, titlesOf(reply.json())]).toEqual([201, ['Once']])
  })

  test(`are ${limits.goalSteps} at most`, async () => {
    const { path, stepPath } = await setWithSteps(...Array.from({ length: limits.goalSteps }, (_, at) => `Step ${at}`))
    const refused = await member.call('POST', path, { title: 'One more' })
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'A goal has up to 10 steps. Remove one first.'])
    expect((await member.call('DELETE', stepPath('Step 3'))).json().steps).toHaveLength(limits.goalSteps - 1)
    expect((await member.call('POST', path, { title: 'One more' })).statusCode).toBe(201)
  })

  test('are refused without a title, with a wrong place, and when they do not exist', async () => {
    const { path, stepPath } = await setWithSteps('One')
    expect((await member.call('POST', path, { title: ' ' })).json().fields).toEqual({ title: 'Required' })
    expect((await member.call('PATCH', stepPath('One'), { position: -1 })).statusCode).toBe(400)
    await member.call('DELETE', stepPath('One'))
    const missing = await member.call('PATCH', stepPath('One'), { done: true })
    expect([missing.statusCode, missing.json().message]).toEqual([404, 'Step not found.'])
    expect((await member.call('DELETE', stepPath('One'))).statusCode).toBe(404)
  })

  test('count towards the storage, and end with the goal', async () => {
    const { goal, path } = await setWithSteps('One')
    expect(storedColumns.goals).toContain('steps')
    await member.call('DELETE', `/api/goals/${goal.id}`)
    expect((await member.call('POST', path, { title: 'Two' })).json().message).toBe('Goal not found.')
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
