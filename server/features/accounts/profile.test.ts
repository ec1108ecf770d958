import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

const site = await createTestApp()
await site.signUp()
const member = await site.signUp({ username: 'Marcus' })

afterAll(() => site.close())

test('updates names and time zone, alone or together', async () => {
  const first = await member.call('PATCH', '/api/account', { firstName: '  Marcus ', timeZone: 'Asia/Tokyo' })
  expect([first.statusCode, first.json()]).toEqual([
    200,
    expect.objectContaining({ firstName: 'Marcus', lastName: null, timeZone: 'Asia/Tokyo', username: 'Marcus' }),
  ])
  const second = await member.call('PATCH', '/api/account', {
    firstName: '',
    lastName: 'Aurelius',
    username: 'Emperor',
  })
  expect(second.json()).toMatchObject({
    firstName: null,
    lastName: 'Aurelius',
    username: 'Emperor',
    timeZone: 'Asia/Tokyo',
  })
  expect((await member.call('GET', '/api/auth/user')).json()).toEqual(second.json())
})

test('shows a new username on earlier posts', async () => {
  const { id } = (await member.call('POST', '/api/forum', { title: 'A', content: 'B', pillar: 'mental' })).json()
  await member.call('PATCH', '/api/account', { username: 'Stoic' })
  expect((await member.call('GET', `/api/forum/${id}`)).json().username).toBe('Stoic')
})

test("ignores case when it looks for a taken username, except for the member's own", async () => {
  await site.signUp({ username: 'Seneca' })
  const taken = await member.call('PATCH', '/api/account', { username: 'SENECA' })
  expect([taken.statusCode, taken.json().code, taken.json().fields]).toEqual([
    409,
    'username-taken',
    { username: 'This username is taken' },
  ])
  await member.call('PATCH', '/api/account', { username: 'stoic' })
  expect((await member.call('PATCH', '/api/account', { username: 'STOIC' })).json().username).toBe('STOIC')
})

test('gives a username to only one of ten concurrent requests', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => site.signUp()))
  const replies = await Promise.all(members.map(({ call }) => call('PATCH', '/api/account', { username: 'Epictetus' })))
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
])('rejects %j and keeps the profile', async (body, message) => {
  const before = (await member.call('GET', '/api/auth/user')).json()
  const reply = await member.call('PATCH', '/api/account', body)
  expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  expect((await member.call('GET', '/api/auth/user')).json()).toEqual(before)
})
