import { afterAll, beforeAll, describe, expect, test, onTestFinished, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { createTestApp, type TestClient, type TestApp } from '#test/app.ts'
import { toAddressBlock } from '../throttle/limits.ts'
import { assertAllEndpointsServed } from './mount.ts'
import { createRateLimits } from './rate-limits.ts'
import { isSameSiteNavigation, isSameOrigin } from './same-origin.ts'

let site: TestApp
let member: TestClient

beforeAll(async () => {
  site = await createTestApp()
  member = await site.signUp()
})
afterAll(() => site.close())

test('refuses to start while an endpoint is unserved', () => {
  expect(() => assertAllEndpointsServed(endpoints, [])).toThrow(/Unserved endpoints: .*GET \/api\/auth\/user/)
})

describe('request bodies', () => {
  const post = (payload: string | Buffer, type?: string) =>
    site.inject({
      method: 'POST',
      url: '/api/user-challenges',
      payload,
      headers: { cookie: member.cookie, ...(type && { 'content-type': type }) },
    })

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['text/html'],
    [''],
  ])('rejects a body of type "%s"', async (type) => {
    expect((await post('{"challengeId":"x"}', type)).statusCode).toBe(415)
  })

  test('reads an empty JSON body as an empty object', async () => {
    expect((await post('', 'application/json')).json().fields).toEqual({ challengeId: 'Required' })
  })

  test('rejects a body over a megabyte', async () => {
    expect((await post(JSON.stringify({ challengeId: 'x'.repeat(1_200_000) }), 'application/json')).statusCode).toBe(
      413,
    )
  })

  test.each([
    ['10,000 levels', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['60,000 keys', `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
    ['a __proto__ key', '{"challengeId":"x","__proto__":{"isAdmin":true}}'],
    ['a constructor key', '{"challengeId":"x","constructor":{"prototype":{"isAdmin":true}}}'],
    ['invalid JSON', '{"challengeId":'],
  ])('rejects a body with %s', async (_name, payload) => {
    expect((await post(payload, 'application/json')).statusCode).toBe(400)
  })

  test('rejects a body with a NUL character', async () => {
    const reply = await post(JSON.stringify({ challengeId: 'a\u0000b' }), 'application/json')
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'challengeId: Invalid character'])
  })

  test('rejects an invalid Idempotency-Key', async () => {
    const reply = await member.call(
      'POST',
      '/api/goals',
      { title: 'A', pillar: 'career' },
      { 'idempotency-key': 'a b' },
    )
    expect(reply.statusCode).toBe(400)
  })
})

describe('the origin of a request', () => {
  test.each([
    [{}, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://here', host: 'here' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'http://here:3000', host: 'here:3000' }, true],
    [{ origin: 'http://here:3001', host: 'here:3000' }, false],
    [{ origin: 'null', host: 'here' }, false],
    [{ origin: 'nonsense', host: 'here' }, false],
  ])('decides whether %j is same-origin: %s', (headers, expected) => {
    expect(isSameOrigin(headers)).toBe(expected)
  })

  test.each([
    [{}, true],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, false],
    [{ referer: 'http://elsewhere/', host: 'here' }, false],
    [{ referer: 'http://here/challenges', host: 'here' }, true],
  ])('decides whether a navigation with %j is same-site: %s', (headers, expected) => {
    expect(isSameSiteNavigation(headers)).toBe(expected)
  })
})

describe('security headers', () => {
  test.each(['/api/challenges', '/api/nothing', '/healthz', '/'])(
    'sends %s with security headers and no-store',
    async (url) => {
      const { headers } = await site.inject({ url })
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers.server).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  test('sends Strict-Transport-Security over HTTPS', async () => {
    const secure = await createTestApp({ publicUrl: 'https://pillars.example.org' })
    expect((await secure.inject({ url: '/healthz' })).headers['strict-transport-security']).toContain('max-age=')
    await secure.close()
  })
})

test('answers an unknown endpoint with a JSON 404', async () => {
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/challenges'],
    ['DELETE', '/challenges'],
  ] as const) {
    const reply = await site.inject({ method, url })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found'])
  }
})

test('reports only its status in health checks', async () => {
  expect((await site.inject({ url: '/healthz' })).body).toBe('{"status":"ok"}')
  expect((await site.inject({ url: '/readyz' })).body).toBe('{"status":"ok"}')
})

test('describes every endpoint in the OpenAPI document', async () => {
  const description = (await site.inject({ url: '/api/openapi.json' })).json()
  for (const { method, path } of endpoints)
    expect(description.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined()
})

test('shows no internals in errors', async () => {
  const broken = await createTestApp()
  await broken.database.destroy()
  for (const url of ['/api/challenges', '/readyz', '/api/site']) {
    const reply = await broken.inject({ url })
    expect(reply.statusCode).toBeGreaterThanOrEqual(500)
    expect(reply.body).not.toMatch(/sqlite|kysely|postgres|select|\/work|node_modules|at \w+ \(/i)
  }
  await broken.app.close()
})

describe('rate limits', () => {
  const call = { method: 'POST', access: 'member', address: '203.0.113.5', userId: 'u' } as const

  test('rejects requests over the limit with the time to wait until the minute is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const limits = createRateLimits({ address: 100, publicWrites: 5, memberWrites: 5 })
    for (let count = 0; count < 5; count++) await limits.check(call)
    await expect(limits.check(call)).rejects.toMatchObject({ code: 'too-many-requests', detail: { retryAfter: 60 } })
    vi.advanceTimersByTime(60_000)
    await expect(limits.check(call)).resolves.toBeUndefined()
  })

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('counts %s as %s', (address, block) => {
    expect(toAddressBlock(address)).toBe(block)
  })
})
