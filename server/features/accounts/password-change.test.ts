import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookiesOf, createTestApp, password, type Caller, type TestApp } from '#test/app.ts'

const better = 'a better horse battery'
let site: TestApp
let man: Caller

beforeAll(async () => {
  site = await createTestApp()
})
beforeEach(async () => {
  man = await site.signUp()
})
afterAll(() => site.close())

const change = (currentPassword: string, newPassword = better) =>
  man.call('POST', '/api/account/password', { currentPassword, newPassword })
const signIn = (given: string) => site.visitor('POST', '/api/auth/sign-in', { email: man.email, password: given })
const isSignedIn = async (cookie: string) =>
  (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).statusCode === 200

test('the new password counts from now on, and the old one no more', async () => {
  expect((await change(password)).statusCode).toBe(200)
  expect([(await signIn(better)).statusCode, (await signIn(password)).statusCode]).toEqual([200, 401])
})

test('every other session ends; this browser goes on with a new one', async () => {
  const elsewhere = cookiesOf(await signIn(password))
  const renewed = cookiesOf(await change(password))
  expect([await isSignedIn(elsewhere), await isSignedIn(man.cookie), await isSignedIn(renewed)]).toEqual([
    false,
    false,
    true,
  ])
})

test('links that were on their way no longer work', async () => {
  await man.call('POST', '/api/auth/request-verification')
  const token = /token=([\w-]+)/.exec(site.services.mail.sent.at(-1)?.text ?? '')?.[1]
  await change(password)
  expect((await site.visitor('POST', '/api/auth/verify', { token })).statusCode).toBe(410)
})

test('without the present one nothing changes, and guessing is slowed', async () => {
  const wrong = await change('not my password')
  expect([wrong.statusCode, wrong.json().fields]).toEqual([403, { currentPassword: 'That is not your password.' }])
  const guesses = await Promise.all(Array.from({ length: 15 }, () => change('not my password')))
  expect(guesses.map(({ statusCode }) => statusCode).filter((code) => code === 429)).toHaveLength(6)
  expect((await change(password)).statusCode).toBe(429)
  expect((await signIn(password)).statusCode).toBe(200)
})

test('of ten changes at once one is made', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => change(password, `${better} ${at}`)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a megabyte is no password', async () => {
  expect((await change('x'.repeat(500_000))).statusCode).toBe(400)
  expect((await change(password, 'x'.repeat(1025))).json().message).toBe(
    'newPassword: String must contain at most 1024 character(s)',
  )
})
