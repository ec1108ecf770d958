import { afterAll, beforeEach, expect, test } from 'vitest'
import { formatCookieHeader, createTestApp, password, type TestClient } from '#test/app.ts'

const better = 'a better horse battery'
let member: TestClient

const site = await createTestApp()
beforeEach(async () => {
  member = await site.signUp()
})
afterAll(() => site.close())

const change = (currentPassword: string, newPassword = better) =>
  member.call('POST', '/api/account/password', { currentPassword, newPassword })
const signIn = (given: string) => site.visitor('POST', '/api/auth/sign-in', { email: member.email, password: given })
const isSignedIn = async (cookie: string) =>
  (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).statusCode === 200

test('accepts the new password and rejects the old one after a change', async () => {
  expect((await change(password)).statusCode).toBe(200)
  expect([(await signIn(better)).statusCode, (await signIn(password)).statusCode]).toEqual([200, 401])
})

test('ends all other sessions and renews this one when the password changes', async () => {
  const elsewhere = formatCookieHeader(await signIn(password))
  const renewed = formatCookieHeader(await change(password))
  expect([await isSignedIn(elsewhere), await isSignedIn(member.cookie), await isSignedIn(renewed)]).toEqual([
    false,
    false,
    true,
  ])
})

test('invalidates emailed links when the password changes', async () => {
  await member.call('POST', '/api/auth/request-verification')
  const token = /token=([\w-]+)/.exec(site.services.mail.sent.at(-1)?.text ?? '')?.[1]
  await change(password)
  expect((await site.visitor('POST', '/api/auth/verify', { token })).statusCode).toBe(410)
})

test('tells the member by email that the password was changed', async () => {
  site.services.mail.sent.length = 0
  await change('not my password')
  expect(site.services.mail.sent).toEqual([])
  await change(password)
  await expect
    .poll(() => site.services.mail.sent)
    .toMatchObject([{ to: member.email, subject: 'Your password was changed' }])
})

test('changes the password when the mail server fails', async () => {
  const { send } = site.services.mail
  site.services.mail.send = async () => {
    throw new Error('554 rejected')
  }
  const reply = await change(password)
  site.services.mail.send = send
  expect([reply.statusCode, (await signIn(better)).statusCode]).toEqual([200, 200])
})

test('requires the current password and limits guesses', async () => {
  const wrong = await change('not my password')
  expect([wrong.statusCode, wrong.json().fields]).toEqual([403, { currentPassword: 'That’s not your password.' }])
  const guesses = await Promise.all(Array.from({ length: 15 }, () => change('not my password')))
  expect(guesses.map(({ statusCode }) => statusCode).filter((code) => code === 429)).toHaveLength(6)
  expect((await change(password)).statusCode).toBe(429)
  expect((await signIn(password)).statusCode).toBe(200)
})

test('applies only one of ten concurrent password changes', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => change(password, `${better} ${at}`)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('rejects passwords that are too long', async () => {
  expect((await change('x'.repeat(500_000))).statusCode).toBe(400)
  expect((await change(password, 'x'.repeat(1025))).json().message).toBe(
    'newPassword: String must contain at most 1024 character(s)',
  )
})
