import { afterAll, expect, test } from 'vitest'
import { helpTopics } from '#contract/help-categories.ts'
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

test.each(['en-US,en;q=0.9', 'en-GB', 'de-AT', '*'])('guesses no country from the language %s', async (language) => {
  const { body } = await open({ 'accept-language': language })
  expect(/<h2>(.*?)<\/h2>/.exec(body)?.[1]).toBe('Choose your country')
  expect(body).toContain('call your local emergency number.')
  const beforeList = body.slice(0, body.indexOf('<details>'))
  expect(beforeList).not.toContain('href="tel:')
})

test('groups the lines of a country by what they are for, and has a target for each link', async () => {
  const { body } = await open()
  for (const topic of Object.keys(helpTopics)) expect(body, topic).toContain(`<p id="${topic}" class="topic">`)
  const country = body.slice(body.indexOf('<summary>United Kingdom'), body.indexOf('<summary>United States'))
  const titles = [...country.matchAll(/<h3 class="group">(.*?)<\/h3>/g)].map(([, title]) => title)
  expect(titles).toEqual(Object.values(helpTopics).map((title) => title.replace("'", '&#39;')))
})

test('says nothing about numbers that could not be confirmed, which only admins can change', async () => {
  expect((await open()).body).not.toMatch(/could not confirm/i)
  expect((await open({ cookie: admin.cookie })).body).not.toMatch(/could not confirm/i)
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
    category: 'crisis',
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
