import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '#test/app.ts'

let site: TestApp
let man: Caller

beforeAll(async () => {
  site = await createTestApp()
  await site.signUp()
  man = await site.signUp({ username: 'Marcus' })
})

afterAll(() => site.close())

test('names and time zone can be changed, one at a time or all at once', async () => {
  const first = await man.call('PATCH', '/api/account', { firstName: '  Marcus ', timeZone: 'Asia/Tokyo' })
  expect([first.statusCode, first.json()]).toEqual([
    200,
    expect.objectContaining({ firstName: 'Marcus', lastName: null, timeZone: 'Asia/Tokyo', username: 'Marcus' }),
  ])
  const second = await man.call('PATCH', '/api/account', { firstName: '', lastName: 'Aurelius', username: 'Emperor' })
  expect(second.json()).toMatchObject({
    firstName: null,
    lastName: 'Aurelius',
    username: 'Emperor',
    timeZone: 'Asia/Tokyo',
  })
  expect((await man.call('GET', '/api/auth/user')).json()).toEqual(second.json())
})

test('a new username is the author of what he has written before', async () => {
  const { id } = (await man.call('POST', '/api/forum', { title: 'A', content: 'B', pillar: 'mental' })).json()
  await man.call('PATCH', '/api/account', { username: 'Stoic' })
  expect((await man.call('GET', `/api/forum/${id}`)).json().username).toBe('Stoic')
})

test('a username that differs only by case from another’s is taken, his own is not', async () => {
  await site.signUp({ username: 'Seneca' })
  const taken = await man.call('PATCH', '/api/account', { username: 'SENECA' })
  expect([taken.statusCode, taken.json().code, taken.json().fields]).toEqual([
    409,
    'username-taken',
    { username: 'This username is taken' },
  ])
  await man.call('PATCH', '/api/account', { username: 'stoic' })
  expect((await man.call('PATCH', '/api/account', { username: 'STOIC' })).json().username).toBe('STOIC')
})

test('of ten who take the same username at once one has it', async () => {
  const men = await Promise.all(Array.from({ length: 10 }, () => site.signUp()))
  const replies = await Promise.all(men.map(({ call }) => call('PATCH', '/api/account', { username: 'Epictetus' })))
  const codes = replies.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === 409)).toHaveLength(9)
})

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'timeZone: Unknown time zone'],
  [{ username: 'x' }, 'username: String must contain at least 3 character(s)'],
  [{ firstName: 'a'.repeat(61) }, 'firstName: String must contain at most 60 character(s)'],
  [{ email: 'other@example.org' }, "body: Unrecognized key(s) in object: 'email'"],
  [{ role: 'admin' }, "body: Unrecognized key(s) in object: 'role'"],
  [{ onboardingCompleted: true }, "body: Unrecognized key(s) in object: 'onboardingCompleted'"],
])('%j is refused and changes nothing', async (body, message) => {
  const before = (await man.call('GET', '/api/auth/user')).json()
  const reply = await man.call('PATCH', '/api/account', body)
  expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  expect((await man.call('GET', '/api/auth/user')).json()).toEqual(before)
})
