import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'
import { fillDisk } from '#test/full-disk.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { createWebDir } from '#test/web-dir.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createStripePayments } from '../services/payments-stripe.ts'

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
const parts = {
  columns: '<svg/>',
  logo: '<img src="__LOGOURL__">',
  imprint: '<a href="/imprint">',
  description: 'Day by day.',
}
const webDir = createWebDir({
  'app.html': '<script nonce="__NONCE__"></script>__DOCUMENT__',
  'parts.json': JSON.stringify(parts),
  'screens.json': JSON.stringify({ signedIn: ['/', '/onboarding', '/settings'], signedOut: ['/', '/imprint'] }),
  'offline.html': 'const a = `__NAME__`',
  'sw.js': 'const a = `__NAME__`',
  'manifest.webmanifest': JSON.stringify({
    id: '/',
    name: 'Seven Pillars',
    short_name: 'Seven Pillars',
    theme_color: '#131210',
    icons: [1],
  }),
})
const site = await createTestApp()
const member = await site.signUp()
afterAll(() => site.close())

/** @returns a page's content security policy by directive */
async function getPolicy(
  url: string,
  settings: Record<string, string>,
  cookie = member.cookie,
): Promise<Record<string, string>> {
  const { stripe } = readConfig(settings)
  const app = createApp(
    { ...site, services: { ...site.services, payments: stripe && createStripePayments(stripe) } },
    { webDir },
  )
  const { headers } = await app.inject({ method: 'GET', url, headers: { cookie } })
  await app.close()
  return Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]),
  )
}

test('allows the payment provider’s script where a card is saved', async () => {
  const policy = await getPolicy('/onboarding?setup_intent=seti_1', keys)
  expect(policy['script-src']).toMatch(
    /^'self' 'nonce-[\w+/=]+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
  )
  expect(policy['frame-src']).toBe('https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')
  expect(policy['connect-src']).toBe("'self' https://api.stripe.com")
})

test.each([
  ['on another screen', '/settings', keys, undefined],
  ['without keys', '/onboarding', {}, undefined],
  ['without a session', '/onboarding', keys, ''],
  ['on a screen with a similar path', '/onboarding/x', keys, undefined],
])('does not allow the payment provider’s script %s', async (_where, url, settings, cookie) => {
  const policy = await getPolicy(url, settings, cookie)
  expect(JSON.stringify(policy)).not.toContain('stripe')
  expect(policy['script-src']).toMatch(/^'self' 'nonce-[\w+/=]+'$/)
  expect(policy['connect-src']).toBe("'self'")
})

test('allows a Stripe fake only on this machine', async () => {
  const fakeStripe = {
    ...keys,
    STRIPE_API_URL: 'http://127.0.0.1:3999',
    STRIPE_JS_URL: 'http://127.0.0.1:3999/stripe.js',
  }
  const policy = await getPolicy('/onboarding', fakeStripe)
  expect(policy['script-src']).toMatch(/ http:\/\/127\.0\.0\.1:3999$/)
  expect(JSON.stringify(policy)).not.toContain('stripe.com')
  for (const wrong of [
    { STRIPE_API_URL: 'https://api.example.org' },
    { STRIPE_API_URL: 'http://127.0.0.1.example.org' },
    { STRIPE_JS_URL: 'http://10.0.0.1/stripe.js' },
    { STRIPE_API_URL: '' },
    { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
    { STRIPE_SECRET_KEY: 'sk_live_1' },
    { STRIPE_SECRET_KEY: '' },
    { STRIPE_SECRET_KEY: 'pk_test_1' },
    { STRIPE_WEBHOOK_SECRET: 'secret' },
  ]) {
    expect(() => readConfig({ ...fakeStripe, ...wrong }), JSON.stringify(wrong)).toThrow(/STRIPE/)
  }
})

test.each([
  ['https://pillars.example.org', 'csp', 'csp="/api/csp-reports"'],
  ['http://pillars.example.org', undefined, undefined],
])('asks browsers at %s to report what the policy blocks', async (publicUrl, reportTo, endpoints) => {
  const own = await startTestApp({ publicUrl })
  const app = createApp(own, { webDir })
  const { headers } = await app.inject({ url: '/', headers: { host: 'pillars.example.org' } })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain('; report-uri /api/csp-reports')
  expect([/report-to (\w+)/.exec(policy)?.[1], headers['reporting-endpoints']]).toEqual([reportTo, endpoints])
  await app.close()
})

describe('the service worker', () => {
  const files = ['app.html', 'screen.html', 'offline.html', 'offline.js', 'sw.js', 'first-load.json']
  const builtDir = createWebDir({
    ...Object.fromEntries(files.map((file) => [file, '`__NAME__` "__LOGO__"'])),
    'manifest.webmanifest': '{"name":"Seven Pillars","icons":[]}',
  })
  const app = createApp(site, { webDir: builtDir })
  afterAll(() => app.close())

  test.each(['identity', 'br'])(
    'may call this site and is never served from a cache, with encoding %s',
    async (encoding) => {
      const { statusCode, headers } = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': encoding } })
      expect(statusCode).toBe(200)
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(headers['content-type']).toMatch(/javascript/)
      expect(headers['cache-control']).toBe('public, no-cache')
      expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    },
  )

  test('keeps an offline page that loads only files of this site', async () => {
    const { headers } = await app.inject({ url: '/offline.html' })
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect((await app.inject({ url: '/offline.js' })).headers['cache-control']).toBe('public, no-cache')
  })

  test.each(['app.html', 'screen.html', 'screens.json', 'first-load.json'])(
    'does not serve %s as a file',
    async (file) => {
      expect((await app.inject({ url: `/${file}` })).statusCode).not.toBe(200)
    },
  )
})

test('does not repeat an invalid key in the error', () => {
  const read = () => readConfig({ STRIPE_SECRET_KEY: 'canary_of_a_key', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })
  expect(read).toThrow(/STRIPE_SECRET_KEY: expected sk_live_…/)
  expect(read).not.toThrow(/canary/)
})

test('counts pages in the rate limit and rejects them with a page', async () => {
  const app = createApp(site, {
    webDir,
    callsPerMinute: {
      memberCalls: 3,
      memberWrites: 3,
      memberSearches: 3,
      visitorCalls: 3,
      visitorWrites: 3,
      browserReports: 3,
    },
  })
  const page = (remoteAddress: string) =>
    app.inject({ method: 'GET', url: '/', remoteAddress, headers: { accept: 'text/html' } })
  await app.inject({ method: 'GET', url: '/api/site', remoteAddress: '10.0.0.1' })
  expect([(await page('10.0.0.1')).statusCode, (await page('10.0.0.1')).statusCode]).toEqual([200, 200])
  const refused = await page('10.0.0.1')
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(refused.body).toContain('Too many requests. Please wait a minute and try again.')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await page('10.0.0.2')).statusCode).toBe(200)
  await app.close()
})

test('refuses calls of paths that do not exist before it reads their body, and counts them', async () => {
  const app = createApp(site, {
    webDir,
    callsPerMinute: {
      memberCalls: 3,
      memberWrites: 3,
      memberSearches: 3,
      visitorCalls: 3,
      visitorWrites: 3,
      browserReports: 3,
    },
  })
  const statuses: number[] = []
  for (const url of ['/api/nothing', '/nothing', '/assets/nothing.js', '/nothing'])
    statuses.push(
      (await app.inject({ method: 'POST', url, payload: '{', headers: { 'content-type': 'application/json' } }))
        .statusCode,
    )
  expect(statuses).toEqual([404, 404, 404, 429])
  await app.close()
})

test('shows a page to a signed-in member when the database is read-only', async () => {
  const own = await startTestApp()
  const reader = await own.signUp()
  const app = createApp(own, { webDir })
  own.services.clock.advance({ days: 1 })
  await fillDisk(own, ['sessions'])
  const page = await app.inject({ method: 'GET', url: '/', headers: { cookie: reader.cookie } })
  expect([page.statusCode, page.body.includes(reader.username)]).toEqual([200, true])
  await app.close()
})

test('extends the session when a page is opened', async () => {
  const own = await startTestApp()
  const reader = await own.signUp()
  const app = createApp(own, { webDir })
  for (let times = 0; times < 3; times++) {
    own.services.clock.advance({ days: 13 })
    expect((await app.inject({ method: 'GET', url: '/', headers: { cookie: reader.cookie } })).body).toContain(
      reader.username,
    )
  }
  await app.close()
})

test('writes what is left to set up into the pages of admins until an admin hides it', async () => {
  const own = await startTestApp()
  const [admin, reader] = [await own.signUp(), await own.signUp()]
  const app = createApp(own, { webDir })
  const readPage = async ({ cookie }: { cookie: string }) =>
    JSON.parse(
      (await app.inject({ method: 'GET', url: '/settings', headers: { cookie } })).body.replace(
        /^<script.*<\/script>/,
        '',
      ),
    )
  const setupList = (await admin.call('GET', '/api/admin/setup-list')).json()
  expect(await readPage(admin)).toMatchObject({ setupList })
  expect(await readPage(reader)).not.toHaveProperty('setupList')
  await admin.call('PATCH', '/api/admin/setup-list', { dismissed: true })
  expect(await readPage(admin)).not.toHaveProperty('setupList')
  await app.close()
})

test('writes the preferences of the member into the page, and none for a visitor', async () => {
  const app = createApp(site, { webDir })
  const readPage = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'GET', url: '/settings', headers })).body.replace(/^<script.*<\/script>/, '')
  expect(JSON.parse(await readPage({ cookie: member.cookie }))).toMatchObject({
    user: { id: member.id },
    preferences: { dayStart: 3, showNumbers: true },
  })
  expect(JSON.parse(await readPage({}))).toMatchObject({ user: null, preferences: null })
  await app.close()
})

describe('a site with its own branding', () => {
  let own: TestApp
  let app: ReturnType<typeof createApp>
  let admin: TestClient
  const get = async (url: string) => (await app.inject({ url })).body

  beforeAll(async () => {
    own = await createTestApp()
    admin = await own.signUp()
    await admin.call('PATCH', '/api/admin/site', { figures: 'live' })
    await own.signUp()
    app = createApp(own, { webDir })
  })
  afterAll(async () => {
    await app.close()
    await own.close()
  })
  const change = (branding: object) => admin.call('PATCH', '/api/admin/site', branding)

  test('has a page for the imprint only after an admin wrote one', async () => {
    const status = async () => (await app.inject({ url: '/imprint' })).statusCode
    await admin.call('PATCH', '/api/admin/pages/imprint', { content: '' })
    expect(await status()).toBe(404)
    await admin.call('PATCH', '/api/admin/pages/imprint', { content: 'Sam' })
    expect(await status()).toBe(200)
  })

  test('is installed under its name', async () => {
    await change({ name: 'Iron Harbor', accent: '#2266aa' })
    expect(JSON.parse(await get('/manifest.webmanifest'))).toMatchObject({
      id: '/',
      name: 'Iron Harbor',
      short_name: 'Iron Harbor',
      theme_color: '#2266aa',
      icons: [1],
    })
  })

  test('gives the service worker its name, so that a new name is a new version', async () => {
    await change({ name: 'a`${1}"\'\\ ü' })
    const { body } = await app.inject({ url: '/sw.js' })
    expect(new Function(`${body}; return a`)()).toBe('a`${1}"\'\\ ü')
    await change({ name: 'Iron Harbor' })
    expect(await get('/sw.js')).toBe('const a = `Iron Harbor`')
    expect(await get('/offline.html')).toBe('const a = `Iron Harbor`')
  })

  test('names itself on error pages', async () => {
    await get('/')
    const { body } = await app.inject({ url: '/%ff', headers: { accept: 'text/html' } })
    expect(body).toContain('<p class="site">Iron Harbor</p>')
    expect(body).toContain('<a href="/help">Help now</a>')
  })
})
