import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { createWebDir } from '#test/web-dir.ts'
import { createApp } from '../../app.ts'

const screens = ['/', '/help', '/settings']
const webDir = createWebDir({
  'app.html': `<head><title>Seven Pillars</title><meta name="description" content="Grow" /><script nonce="__NONCE__">theme()</script></head>
<div id="root"><!--content--><p>Loading...</p><!--/content--></div><script type="application/json">__DOCUMENT__</script>`,
  'screens.json': JSON.stringify({ signedIn: screens, signedOut: screens }),
})
const site = await createTestApp()
const app = createApp(site, { webDir })
const admin = await site.signUp()
afterAll(async () => {
  await app.close()
  await site.close()
})

const open = (headers: Record<string, string> = {}, url = '/help') => app.inject({ method: 'GET', url, headers })
const findFirstCountry = (html: string) => /<h2>(.*?)<\/h2>/.exec(html)?.[1]

test('shows the whole list before the app has loaded, indexable for visitors', async () => {
  const { statusCode, headers, body } = await open()
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined])
  expect(body).toContain('<title>Help now · Seven Pillars</title>')
  expect(body).toContain('content="Emergency numbers and crisis lines by country')
  expect(body.match(/<h1/g)).toHaveLength(1)
  expect(body).not.toContain('Loading...')
  expect(body.match(/<details>/g)?.length).toBeGreaterThanOrEqual(25)
  expect(body).toContain('<a href="tel:999" dir="ltr">999</a>')
  expect(body).toContain('href="sms:741741?&#38;body=HOME"')
  expect(body).not.toMatch(/ style="/)
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1]
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
})

test('shows the same list to a member', async () => {
  const { statusCode, headers, body } = await open({ cookie: admin.cookie })
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(body).toContain('Samaritans')
})

test.each([
  ['en-GB,en;q=0.9', 'United Kingdom'],
  ['en;q=0.5,fr;q=0.9', 'France'],
  ['de', 'Germany'],
  ['de, en-IE;q=0.5', 'Ireland'],
  ['en', 'Choose your country'],
  ['es-419', 'Choose your country'],
  ['*', 'Choose your country'],
  ['x;;q=y,\u00ff', 'Choose your country'],
])('puts the country of %s first', async (language, country) => {
  expect(findFirstCountry((await open({ 'accept-language': language })).body)).toBe(country)
})

test('leaves out every script and all data of the member for the service worker', async () => {
  const { body } = await open({ cookie: admin.cookie }, '/help?plain')
  expect(body).not.toMatch(/<script/)
  expect(body).not.toContain(admin.username)
  expect(body).toContain('Samaritans')
})

test('escapes what an admin wrote', async () => {
  const evil = `"><img src=x onerror=alert(1)>'&`
  const line = {
    name: evil,
    call: '123#',
    text: { number: '456', body: evil },
    chat: `https://example.org/?"><b>`,
    hours: evil,
    languages: [evil],
    website: null,
    source: 'https://example.org',
    checked: '2026-11-22',
  }
  const countries = [{ code: 'GB', name: evil, emergency: ['999'], lines: [line] }]
  expect((await admin.call('PATCH', '/api/admin/help', { countries, note: evil })).statusCode).toBe(200)
  const { body } = await open({ 'accept-language': 'en-GB' })
  expect(body).not.toMatch(/<img|<b>\s*"|"><b/)
  expect(body).toContain('href="tel:123%23"')
  expect(body).toContain('Checked on 22 November 2026.')
  await admin.call('PATCH', '/api/admin/help', { countries: null, note: '' })
})

test('keeps the loading screen on other pages', async () => {
  expect((await open({}, '/settings')).body).toContain('Loading...')
})
