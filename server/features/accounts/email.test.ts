import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, password, type Caller, type TestApp } from '#test/app.ts'

let site: TestApp
let man: Caller

beforeAll(async () => {
  site = await createTestApp({ adminEmails: ['boss@example.org'], publicUrl: 'https://pillars.example.org' })
})
beforeEach(async () => {
  man = await site.signUp()
  site.services.mail.sent.length = 0
})
afterAll(() => site.close())

const ask = (who: Caller, email: string, given = password) =>
  who.call('POST', '/api/account/email', { email, password: given })
const open = (token: string, who?: Caller) =>
  (who ?? { call: site.visitor }).call('POST', '/api/auth/verify', { token })
const state = async (who: Caller) => (await who.call('GET', '/api/account')).json()
const signsIn = async (email: string) =>
  (await site.visitor('POST', '/api/auth/sign-in', { email, password })).statusCode === 200

function tokenTo(address: string): string {
  const mail = site.services.mail.sent.findLast(({ to }) => to === address)
  return /https:\/\/pillars\.example\.org\/verify#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('the address changes once its link is opened, and the old one is told', async () => {
  const address = `new-${man.username}@example.org`
  expect((await ask(man, address.toUpperCase())).json()).toEqual({ ok: true })
  expect(await state(man)).toEqual({ email: man.email, emailVerified: false, pendingEmail: address })
  expect([await signsIn(man.email), await signsIn(address)]).toEqual([true, false])

  expect((await open(tokenTo(address), man)).statusCode).toBe(200)
  expect(await state(man)).toEqual({ email: address, emailVerified: true, pendingEmail: null })
  expect([await signsIn(man.email), await signsIn(address)]).toEqual([false, true])
  expect(site.services.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [address, 'Confirm your new email address'],
    [man.email, 'Your email address was changed'],
  ])
})

test('a link works once, and only for the account that asked', async () => {
  const address = `new-${man.username}@example.org`
  await ask(man, address)
  const token = tokenTo(address)
  const stranger = await site.signUp()
  // A mistyped address belongs to somebody, and he opens his mail.
  expect((await open(token)).json().code).toBe('not-signed-in')
  expect((await open(token, stranger)).json().code).toBe('not-signed-in')
  expect((await open(token, man)).statusCode).toBe(200)
  expect((await open(token, man)).json().code).toBe('link-expired')
})

test('links mailed to the old address no longer work', async () => {
  await man.call('POST', '/api/auth/request-verification')
  const old = tokenTo(man.email)
  const address = `new-${man.username}@example.org`
  await ask(man, address)
  await open(tokenTo(address), man)
  expect((await open(old, man)).json().code).toBe('link-expired')
})

test('a wrong password is refused at its field, and counted', async () => {
  const wrong = await ask(man, 'somewhere@example.org', 'not my password')
  expect([wrong.statusCode, wrong.json().code, wrong.json().fields]).toEqual([
    403,
    'wrong-password',
    { password: 'That is not your password.' },
  ])
  for (let at = 0; at < 9; at++) await ask(man, 'somewhere@example.org', 'not my password')
  const slowed = await ask(man, 'somewhere@example.org')
  expect([slowed.statusCode, Number(slowed.headers['retry-after'])]).toEqual([429, 900])
  expect(site.services.mail.sent).toEqual([])
})

test('whether an address has an account shows in nothing but the mail to its owner', async () => {
  const other = await site.signUp()
  const free = await ask(man, `free-${man.username}@example.org`)
  const freeState = await state(man)
  const taken = await ask(man, other.email)
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
  expect(await state(man)).toEqual({ ...freeState, pendingEmail: other.email })
  expect(site.services.mail.sent.at(-1)).toMatchObject({
    to: other.email,
    subject: 'This address has an account already',
  })
  expect(site.services.mail.sent.at(-1)?.text).not.toContain('token=')
})

test('an address that is taken meanwhile is named to who has proven it', async () => {
  const address = `race-${man.username}@example.org`
  await ask(man, address)
  await site.signUp({ email: address })
  const reply = await open(tokenTo(address), man)
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'email-taken'])
  expect((await state(man)).email).toBe(man.email)
})

test('one’s own address is no change', async () => {
  const reply = await ask(man, man.email.toUpperCase())
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { email: 'This is your address already' }])
})

test('an address in ADMIN_EMAILS makes an admin of who proves it', async () => {
  await ask(man, 'boss@example.org')
  await open(tokenTo('boss@example.org'), man)
  expect((await man.call('GET', '/api/auth/user')).json().role).toBe('admin')
})

test('without mail the operator has to be asked', async () => {
  site.services.mail.available = false
  const replies = [await ask(man, 'new@example.org'), await man.call('POST', '/api/auth/request-verification')]
  site.services.mail.available = true
  for (const reply of replies)
    expect([reply.statusCode, reply.json().message]).toEqual([503, expect.stringMatching(/ask the person who runs it/)])
})
