import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { createTestApp } from '#test/app.ts'

async function start(settings: Partial<Config> = {}) {
  const site = await createTestApp({ publicUrl: 'https://pillars.example.org', ...settings })
  onTestFinished(() => site.close())
  return site
}

const expectedHosts = [
  'pillars.example.org',
  'pillars.example.org:443',
  'pillars.example.org:3000',
  'Pillars.Example.ORG',
  'pillars.example.org.',
  'pillars.example.org.:443',
  'localhost',
  'LOCALHOST:3000',
  '127.0.0.1:3000',
  '192.168.1.20',
  '[::1]:3000',
  '[::1]',
  '[2001:db8::1]:8080',
]
const otherHosts = [
  'evil.example',
  'evil.example:443',
  'pillars.example.org.evil.example',
  'evil-pillars.example.org',
  'pillars.example.org@evil.example',
  'pillars.example.org:443:80',
  'pillars.example.org:x',
  'pillars.example.org..',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '::1',
  '[::1',
  '[evil.example]',
  '[127.0.0.1]',
  '[fe80::1%eth0]',
  'http://pillars.example.org',
  ' ',
]

test('serves only the host of PUBLIC_URL, localhost and IP addresses', async () => {
  const site = await start()
  for (const url of ['/api/site', '/healthz', '/']) {
    const statusFor = async (host: string) => (await site.inject({ url, headers: { host } })).statusCode
    for (const host of expectedHosts) expect([host, await statusFor(host)]).not.toEqual([host, 421])
    for (const host of otherHosts) expect([host, await statusFor(host)]).toEqual([host, 421])
  }
})

test('shows a person at another host a page with a link to the site', async () => {
  const site = await start()
  const reply = await site.inject({ url: '/goals', headers: { host: 'old.example', accept: 'text/html' } })
  expect(reply.statusCode).toBe(421)
  expect(reply.body).toMatch(/<a [^>]*href="https:\/\/pillars.example.org"[^>]*>Open the site<\/a>/)
})

test('creates no account for another host, not even with the setup code', async () => {
  const site = await start()
  const payload = { email: 'a@example.org', username: 'first', password: 'correct horse battery' }
  const reply = await site.inject({
    method: 'POST',
    url: '/api/auth/sign-up',
    headers: { host: 'evil.example' },
    payload: { ...payload, setupCode: await site.readSetupCode() },
  })
  expect([reply.statusCode, reply.json().code]).toEqual([421, 'wrong-host'])
  expect(await site.database.selectFrom('users').selectAll().execute()).toEqual([])
})

test.each([
  { trustProxy: 0, host: 'evil.example', forwarded: 'pillars.example.org', status: 421 },
  { trustProxy: 0, host: 'pillars.example.org', forwarded: 'evil.example', status: 200 },
  { trustProxy: 1, host: 'app:3000', forwarded: 'pillars.example.org', status: 200 },
  { trustProxy: 1, host: 'app:3000', forwarded: undefined, status: 421 },
  { trustProxy: 1, host: 'pillars.example.org', forwarded: 'evil.example', status: 421 },
  { trustProxy: 1, host: 'app:3000', forwarded: 'pillars.example.org, evil.example', status: 421 },
  { trustProxy: 1, host: 'app:3000', forwarded: 'evil.example, pillars.example.org', status: 200 },
])(
  'trusts X-Forwarded-Host only of a proxy: TRUST_PROXY=$trustProxy, $host, $forwarded',
  async ({ trustProxy, host, forwarded, status }) => {
    const site = await start({ trustProxy })
    const headers = { host, ...(forwarded && { 'x-forwarded-host': forwarded }) }
    expect((await site.inject({ url: '/api/site', headers })).statusCode).toBe(status)
  },
)

test.each([
  { host: 'localhost:3000', status: 201 },
  { host: '127.0.0.1:3000', status: 201 },
  { host: '192.168.1.20', status: 201 },
  { host: '[2001:db8::1]:8080', status: 201 },
  { host: 'Garage-PC:3000', bind: 'garage-pc', status: 201 },
  { host: 'garage-pc:3000', status: 421 },
  { host: 'garage-pc:3000', bind: '0.0.0.0', status: 421 },
  { host: '0.0.0.0.evil.example', bind: '0.0.0.0', status: 421 },
  { host: 'evil.example', bind: 'garage-pc', status: 421 },
  { host: '127.0.0.1.evil.example', status: 421 },
  { host: 'app:3000', forwarded: 'evil.example', trustProxy: 1, status: 421 },
  { host: 'localhost:3000', forwarded: 'evil.example', trustProxy: 1, status: 421 },
])(
  'creates the first account without PUBLIC_URL only under a host that the site knows: $host, HOST=$bind',
  async ({ host, bind, forwarded, trustProxy = 0, status }) => {
    const site = await start({ publicUrl: null, host: bind ?? '127.0.0.1', trustProxy })
    const account = { email: 'a@example.org', username: 'first', password: 'correct horse battery' }
    const signUp = (payload: object) =>
      site.inject({
        method: 'POST',
        url: '/api/auth/sign-up',
        headers: { host, ...(forwarded && { 'x-forwarded-host': forwarded }) },
        payload,
      })
    expect((await signUp(account)).json().code, 'without the code').toBe('setup-required')
    const reply = await signUp({ ...account, setupCode: await site.readSetupCode() })
    expect(reply.statusCode).toBe(status)
    const accounts = await site.database.selectFrom('users').select('username').execute()
    expect(accounts).toHaveLength(status === 201 ? 1 : 0)
    if (status === 421) {
      expect(reply.json()).toMatchObject({ code: 'wrong-host', message: expect.stringContaining('PUBLIC_URL') })
      const retry = { ...account, setupCode: await site.readSetupCode() }
      const elsewhere = await site.inject({ method: 'POST', url: '/api/auth/sign-up', payload: retry })
      expect(elsewhere.statusCode, 'the code was not used up').toBe(201)
    }
  },
)

test('serves every host without PUBLIC_URL', async () => {
  const site = await start({ publicUrl: null })
  expect((await site.inject({ url: '/api/site', headers: { host: 'any.example' } })).statusCode).toBe(200)
})
