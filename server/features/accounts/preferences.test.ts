import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

const site = await createTestApp()
await site.signUp()
afterAll(() => site.close())

test('starts days at 03:00 and shows numbers by default', async () => {
  const member = await site.signUp()
  expect((await member.call('GET', '/api/preferences')).json()).toEqual({
    dayStart: 3,
    showNumbers: true,
    audience: null,
  })
})

test('changes one preference and keeps the other', async () => {
  const member = await site.signUp()
  const hidden = await member.call('PATCH', '/api/preferences', { showNumbers: false })
  expect([hidden.statusCode, hidden.json()]).toEqual([200, { dayStart: 3, showNumbers: false, audience: null }])
  await member.call('PATCH', '/api/preferences', { dayStart: 0 })
  expect((await member.call('GET', '/api/preferences')).json()).toEqual({
    dayStart: 0,
    showNumbers: false,
    audience: null,
  })
  expect((await member.call('PATCH', '/api/preferences', {})).json()).toEqual({
    dayStart: 0,
    showNumbers: false,
    audience: null,
  })
})

test.each([
  { dayStart: -1 },
  { dayStart: 13 },
  { dayStart: 1.5 },
  { dayStart: '3' },
  { showNumbers: 'no' },
  { theme: 1 },
])('rejects %j', async (body) => {
  const member = await site.signUp()
  expect((await member.call('PATCH', '/api/preferences', body)).statusCode).toBe(400)
  expect((await member.call('GET', '/api/preferences')).json()).toEqual({
    dayStart: 3,
    showNumbers: true,
    audience: null,
  })
})

test('keeps preferences out of the public fields of a member', async () => {
  const member = await site.signUp()
  expect(Object.keys((await member.call('GET', '/api/auth/user')).json())).toEqual([
    'id',
    'email',
    'emailVerified',
    'username',
    'firstName',
    'lastName',
    'profileImageUrl',
    'role',
    'isAdmin',
    'onboardingCompleted',
    'timeZone',
    'createdAt',
  ])
})

test('gives visitors no preferences', async () => {
  expect((await site.visitor('GET', '/api/preferences')).statusCode).toBe(401)
  expect((await site.visitor('PATCH', '/api/preferences', { dayStart: 5 })).statusCode).toBe(401)
})
