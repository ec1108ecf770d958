import { randomBytes } from 'node:crypto'
import { connect, type AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import { repliesOf } from '#contract/replies.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { createWebDir } from '#test/web-dir.ts'
import { createApp } from '../app.ts'
import { generateId } from '../database/ids.ts'
import { chooseEncoding } from './compression.ts'

const webDir = createWebDir({ 'app.html': `${'<p>A step a day.</p>'.repeat(100)}__DOCUMENT__` })
const site = await createTestApp()
const pages = createApp(site, { webDir })
const admin = await site.signUp()
const member = await site.signUp()
const reader = await site.signUp()
afterAll(async () => {
  await pages.close()
  await site.close()
})

beforeAll(() => member.call('POST', '/api/journal', { content: 'One brick a day. 🧱 '.repeat(200) }))

const get = (client: TestClient, url: string, encoding: string) =>
  client.call('GET', url, undefined, { 'accept-encoding': encoding })

const getPage = (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  pages.inject({ method, url, headers: { cookie: member.cookie, ...headers } })

function decode({ headers, rawPayload }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString()
  return (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString()
}

const callsWithSecret = [
  'DELETE /api/calendar',
  'DELETE /api/invitations/{id}',
  'GET /api/admin/invitations',
  'GET /api/crews/{id}',
  'GET /api/invitations',
  'GET /api/notification-settings',
  'PATCH /api/crews/{id}',
  'PATCH /api/notification-settings',
  'POST /api/admin/members',
  'POST /api/admin/members/{id}/reset-link',
  'POST /api/calendar',
  'POST /api/challenges/{id}/invitation',
  'POST /api/create-setup-intent',
  'POST /api/crew-link/join',
  'POST /api/crews',
  'POST /api/crews/{id}/link',
  'POST /api/invitations',
]

const withoutNonce = (page: string) => page.replace(/nonce="[^"]+"/g, '')

describe('a reply of more than a kilobyte', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'br;q=0, gzip'],
    ['br', 'gzip;q=0.5, br;q=0.8'],
    ['gzip', 'gzip;q=0.8, br;q=0.5'],
    ['br', '*'],
  ])('is sent as %s to a client that accepts %s', async (encoding, accepted) => {
    const plain = await get(member, '/api/journal', 'identity')
    const json = await get(member, '/api/journal', accepted)
    const page = await getPage('/', { 'accept-encoding': accepted })
    for (const reply of [json, page]) {
      expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length))
      expect(reply.rawPayload.length).toBeLessThan(1000)
    }
    expect(decode(json)).toBe(plain.body)
    expect(withoutNonce(decode(page))).toBe(withoutNonce((await getPage('/', {})).body))
  })

  test.each(['', 'identity', 'br;q=0', 'br; q=0.0, gzip;q=0', '*;q=0', 'zstd', 'brotli', 'br;q=no'])(
    'is sent plain to a client that accepts only "%s", but depends on what it accepts',
    async (accepted) => {
      const replies = [await get(member, '/api/journal', accepted), await getPage('/', { 'accept-encoding': accepted })]
      for (const { headers, rawPayload } of replies) {
        expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
        expect(headers['content-length']).toBe(String(rawPayload.length))
      }
    },
  )

  test('has the same headers when only they are asked for', async () => {
    const names = ['content-encoding', 'content-type', 'vary', 'content-length']
    const pick = ({ headers }: LightMyRequestResponse) => names.map((name) => headers[name])
    const headers = { cookie: reader.cookie, 'accept-encoding': 'br' }
    const url = '/api/openapi.json'
    const head = await pages.inject({ method: 'HEAD', url, headers })
    expect(pick(head)).toEqual(pick(await pages.inject({ url, headers })))
    expect([head.rawPayload.length, head.headers['content-encoding']]).toEqual([0, 'br'])
    const page = await getPage('/', { 'accept-encoding': 'br' }, 'HEAD')
    expect([page.rawPayload.length, page.headers['content-encoding']]).toEqual([0, 'br'])
  })

  test('is compressed when it is the page of an error', async () => {
    const unbuilt = createApp(site, { webDir: '/nonexistent' })
    onTestFinished(() => unbuilt.close())
    const page = await unbuilt.inject({ url: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } })
    expect([page.statusCode, page.headers['content-encoding']]).toEqual([404, 'br'])
    expect(decode(page)).toContain('This page can’t be shown')
  })

  test('is compressed once when a cache has it compressed', async () => {
    const { headers, rawPayload } = await get(reader, '/api/pillars', 'br')
    expect([headers['content-encoding'], rawPayload.length < 1024]).toEqual([undefined, true])
    const challenges = await get(reader, '/api/resources', 'br')
    expect(JSON.parse(decode(challenges))).toEqual((await get(reader, '/api/resources', 'identity')).json())
    expect(challenges.headers.vary).toBe('accept-encoding')
  })
})

test('sends short replies, files and pictures as they are', async () => {
  const version = generateId()
  await site.database
    .insertInto('site_logo')
    .values({ version, type: 'image/png', bytes: new Uint8Array(9000), created_at: '2026-03-10T09:00:00.000Z' })
    .execute()
  for (const url of ['/api/standing', `/api/site/logo/${version}`, '/api/account/export']) {
    const { statusCode, headers } = await get(member, url, 'br')
    expect([url, statusCode, headers['content-encoding']]).toEqual([url, 200, undefined])
  }
  const etag = String((await get(member, `/api/site/logo/${version}`, 'br')).headers.etag)
  const headers = { 'accept-encoding': 'br', 'if-none-match': etag }
  expect((await member.call('GET', `/api/site/logo/${version}`, undefined, headers)).statusCode).toBe(304)
})

describe('a reply with a secret', () => {
  test('is sent plain next to the words of others, also by a proxy', async () => {
    for (let count = 0; count < 8; count++)
      await admin.call('POST', '/api/invitations', { note: `Table ${count}, evening group ${'of men '.repeat(8)}` })
    for (const url of ['/api/invitations', '/api/admin/invitations']) {
      const { headers, rawPayload } = await get(admin, url, 'br, gzip')
      expect(rawPayload.length).toBeGreaterThan(2000)
      expect(headers).toMatchObject({ 'cache-control': 'no-store, no-transform' })
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
    }
  })

  test('keeps its call from being compressed by the server or a proxy, and no other call', async () => {
    const excluded: string[] = []
    for (const { method, path } of endpoints) {
      const { headers } = await site.visitor(method, path.replaceAll(/\{\w+\}/g, generateId()))
      if (/\bno-transform\b/.test(String(headers['cache-control']))) excluded.push(`${method} ${path}`)
    }
    expect(excluded.toSorted()).toEqual(callsWithSecret)
  })

  test('is marked wherever a field has a name of one', () => {
    const harmless = [
      'code: ISO 3166-1 alpha-2',
      'hasToken: The account has its own access token; replies never contain it',
      'key: ',
      'key: One of the seven pillars',
      'linkSent: A link that verifies the address was mailed and still works',
      'links: ',
      'logoUrl: ',
      'profileImageUrl: ',
      'profileImageUrl: Avatar of the author',
      'publicKey: VAPID key for `pushManager.subscribe`; null while push is unavailable',
      'publishableKey: ',
      'scriptUrl: Stub of the provider’s script on the local machine; null for the real script',
      'tokens: Tokens as the model counts them',
      'url: ',
      'url: DOI or exact page',
      'url: Link to the post on its platform',
      'url: Of a social post',
      'url: Path of the JPEG file',
    ]
    const found = new Set<string>()
    for (const reply of endpoints.flatMap((endpoint) => [...repliesOf(endpoint).values()])) {
      if (typeof reply === 'string') continue
      z.toJSONSchema(reply, {
        io: 'output',
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          for (const [name, field] of Object.entries(jsonSchema.properties ?? {})) {
            if (!/ur[il]$|link|secret|token|password|code$|key$/i.test(name) || typeof field === 'boolean') continue
            if (field['x-secret'] !== true) found.add(`${name}: ${field.description ?? ''}`)
          }
        },
      })
    }
    expect([...found].toSorted()).toEqual(harmless)
  })
})

// Another site can open a page, but cannot put words next to what is in it. Pages of visitors have nothing to steal.
test('repeats nothing of its address in the page of a member', async () => {
  const words = 'canary-of-another-site'
  const names = ['x', 'plain', 'pillar', 'tab', 'q', 'query', 'cursor', 'date', 'returnTo', 'setup', 'token', 'screen']
  const query = names.map((name) => `${name}=${words}`).join('&')
  const paths = ['/', '/help', '/journal', '/community', '/goals', '/challenges', '/reset', '/sign-in', '/sign-up']
  for (const path of [...paths, `/community/${words}`, `/challenge/${words}`, `/${words}`, `/assets/${words}`])
    for (const app of [pages, site.app])
      for (const accept of ['text/html', '*/*']) {
        const { body } = await app.inject({ url: `${path}?${query}`, headers: { cookie: member.cookie, accept } })
        expect(`${path} ${body.includes(words)}`).toBe(`${path} false`)
      }
})

test('hides the exact length of what a member reads', async () => {
  const lengths = new Set<number>()
  for (let count = 0; count < 40; count++) {
    const { headers } = await get(member, '/api/journal', 'br')
    lengths.add(String(headers['x-padding']).length)
  }
  expect(lengths.size).toBeGreaterThan(5)
  expect((await get(member, '/api/journal', 'identity')).headers).not.toHaveProperty('x-padding')
  expect((await pages.inject({ url: '/api/openapi.json' })).headers).not.toHaveProperty('x-padding')
})

test('goes on after clients that are gone before their reply is compressed', async () => {
  const own = createApp(site, { webDir })
  onTestFinished(() => own.close())
  await own.listen({ port: 0, host: '127.0.0.1' })
  const { port } = own.server.address() as AddressInfo
  for (let count = 0; count < 5; count++)
    await reader.call('POST', '/api/journal', { content: randomBytes(24_000).toString('hex') })
  const request = `GET /api/journal HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\ncookie: ${reader.cookie}\r\n\r\n`
  // More than may be unread at a time.
  for (let count = 0; count < 50; count++) {
    await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request))
      own.server.once('request', () => socket.destroy())
      socket.on('close', resolve)
    })
  }
  const headers = { cookie: reader.cookie, 'accept-encoding': 'br' }
  const reply = await fetch(`http://127.0.0.1:${port}/api/journal`, { headers })
  expect([reply.status, reply.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(await reply.json()).toHaveLength(5)
})

test.each([
  ['br', 'br, gzip'],
  ['gzip', 'GZIP'],
  ['gzip', 'br;q=0, *'],
  ['gzip', 'gzip;q=1.0, br;q=0.9'],
  [null, undefined],
])('chooses %s for a client that accepts %s', (encoding, accepted) => {
  expect(chooseEncoding({ headers: { 'accept-encoding': accepted } })).toBe(encoding)
})
