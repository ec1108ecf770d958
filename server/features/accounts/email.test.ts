import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, formatCookieHeader, password, type TestClient } from '#test/app.ts'

let member: TestClient

const site = await createTestApp({ adminEmails: ['boss@example.org'], publicUrl: 'https://pillars.example.org' })
beforeEach(async () => {
  member = await site.signUp()
  site.services.mail.sent.length = 0
})
afterAll(() => site.close())

const ask = (who: TestClient, email: string, given = password) =>
  who.call('POST', '/api/account/email', { email, password: given })
const open = (token: string, who?: TestClient) =>
  (who ?? { call: site.visitor }).call('POST', '/api/auth/verify', { token })
const state = async (who: TestClient) => (await who.call('GET', '/api/account')).json()
const canSignIn = async (email: string) =>
  (await site.visitor('POST', '/api/auth/sign-in', { email, password })).statusCode === 200

function getMailedToken(address: string): string {
  const mail = site.services.mail.sent.findLast(({ to }) => to === address)
  return /https:\/\/pillars\.example\.org\/verify#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('changes the address when its link is opened and notifies the old address', async () => {
  const address = `new-${member.username}@example.org`
  expect((await ask(member, address.toUpperCase())).json()).toEqual({ ok: true })
  expect(await state(member)).toEqual({
    email: member.email,
    emailVerified: false,
    linkSent: false,
    pendingEmail: address,
  })
  expect([await canSignIn(member.email), await canSignIn(address)]).toEqual([true, false])

  expect((await open(getMailedToken(address), member)).statusCode).toBe(200)
  expect(await state(member)).toEqual({ email: address, emailVerified: true, linkSent: false, pendingEmail: null })
  expect([await canSignIn(member.email), await canSignIn(address)]).toEqual([false, true])
  expect(site.services.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [address, 'Confirm your new email address'],
    [member.email, 'Your email address was changed'],
    [address, 'Your email address was changed'],
  ])
  const [, toOldAddress, toNewAddress] = site.services.mail.sent.map(({ text }) => text)
  expect(toOldAddress).toContain('You can no longer sign in with this address')
  expect(toNewAddress).toContain('This is now the email address')
})

test('ends all other sessions when the address changes', async () => {
  const elsewhere = formatCookieHeader(
    await site.visitor('POST', '/api/auth/sign-in', { email: member.email, password }),
  )
  const isSignedIn = async (cookie: string) =>
    (await site.visitor('GET', '/api/auth/user', undefined, { cookie })).statusCode === 200
  await member.call('POST', '/api/auth/request-verification')
  await open(getMailedToken(member.email), member)
  expect([await isSignedIn(elsewhere), await isSignedIn(member.cookie)]).toEqual([true, true])
  const address = `new-${member.username}@example.org`
  await ask(member, address)
  await open(getMailedToken(address), member)
  expect([await isSignedIn(elsewhere), await isSignedIn(member.cookie)]).toEqual([false, true])
})

test('redeems an email change link once, and only for the account that requested it', async () => {
  const address = `new-${member.username}@example.org`
  await ask(member, address)
  const token = getMailedToken(address)
  const stranger = await site.signUp()
  // A mistyped address may belong to someone else, who may open the link.
  expect((await open(token)).json().code).toBe('not-signed-in')
  expect((await open(token, stranger)).json().code).toBe('not-signed-in')
  expect((await open(token, member)).statusCode).toBe(200)
  expect((await open(token, member)).json().code).toBe('link-expired')
})

test('invalidates links sent to the old address', async () => {
  await member.call('POST', '/api/auth/request-verification')
  const old = getMailedToken(member.email)
  const address = `new-${member.username}@example.org`
  await ask(member, address)
  await open(getMailedToken(address), member)
  expect((await open(old, member)).json().code).toBe('link-expired')
})

test('rejects an email change with a wrong password and limits the attempts', async () => {
  const wrong = await ask(member, 'somewhere@example.org', 'not my password')
  expect([wrong.statusCode, wrong.json().code, wrong.json().fields]).toEqual([
    403,
    'wrong-password',
    { password: 'That’s not your password.' },
  ])
  await site.database.updateTable('attempts').set({ count: 10 }).execute()
  const slowed = await ask(member, 'somewhere@example.org')
  expect([slowed.statusCode, Number(slowed.headers['retry-after'])]).toEqual([429, 1])
  expect(site.services.mail.sent).toEqual([])
})

test('reveals that an address has an account only in an email to its owner', async () => {
  const other = await site.signUp()
  const free = await ask(member, `free-${member.username}@example.org`)
  const freeState = await state(member)
  const taken = await ask(member, other.email)
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
  expect(await state(member)).toEqual({ ...freeState, pendingEmail: other.email })
  expect(site.services.mail.sent.at(-1)).toMatchObject({
    to: other.email,
    subject: 'This address already has an account',
  })
  expect(site.services.mail.sent.at(-1)?.text).not.toContain('token=')
})

test('sends one address at most five links a day in total', async () => {
  const address = `stranger-${member.username}@example.org`
  const others = await Promise.all(Array.from({ length: 6 }, () => site.signUp()))
  const statuses: number[] = []
  for (const other of others) statuses.push((await ask(other, address)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const limited = await ask(member, address)
  expect(limited.json().message).toBe('Too many attempts. Please try again in 24 hours.')
  expect(site.services.mail.sent.filter(({ to }) => to === address)).toHaveLength(5)
})

test('reports that the new address was taken before its link was opened', async () => {
  const address = `race-${member.username}@example.org`
  await ask(member, address)
  await site.signUp({ email: address })
  const reply = await open(getMailedToken(address), member)
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'email-taken'])
  expect((await state(member)).email).toBe(member.email)
})

test('rejects an email change to the current address', async () => {
  const reply = await ask(member, member.email.toUpperCase())
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { email: 'This is already your email address' }])
})

test('makes a member admin when they verify an address in ADMIN_EMAILS', async () => {
  await ask(member, 'boss@example.org')
  await open(getMailedToken('boss@example.org'), member)
  expect((await member.call('GET', '/api/auth/user')).json().role).toBe('admin')
})

test("refers the member to the operator when the site can't send email", async () => {
  site.services.mail.available = false
  const replies = [await ask(member, 'new@example.org'), await member.call('POST', '/api/auth/request-verification')]
  site.services.mail.available = true
  for (const reply of replies)
    expect([reply.statusCode, reply.json().message]).toEqual([503, expect.stringMatching(/ask the person who runs it/)])
})
