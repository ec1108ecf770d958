import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, onTestFinished, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { createApp } from '../app.ts'
import { sessionCookieName } from '../client.ts'
import { toAddressBlock } from '../throttle/limits.ts'
import { assertAllEndpointsServed } from './mount.ts'
import { createRateLimits } from './rate-limits.ts'
import { isSameSiteNavigation, isSameOrigin } from './same-origin.ts'
import { createSessionMembers } from './session-members.ts'

const site = await createTestApp()
const member = await site.signUp()
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

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])('rejects a body of type "%s"', async (type) => {
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
    ['a megabyte of opening brackets', '['.repeat(1_000_000)],
    ['a __proto__ key', '{"challengeId":"x","__proto__":{"isAdmin":true}}'],
    ['a constructor key', '{"challengeId":"x","constructor":{"prototype":{"isAdmin":true}}}'],
    ['invalid JSON', '{"challengeId":'],
  ])('rejects a body with %s', async (_name, payload) => {
    expect((await post(payload, 'application/json')).statusCode).toBe(400)
  })

  test.each([
    ['33 arrays', '['.repeat(33) + ']'.repeat(33), 'body: Nested more than 32 levels deep'],
    ['33 objects', '{"a":'.repeat(33) + '1' + '}'.repeat(33), 'body: Nested more than 32 levels deep'],
    ['32 levels', `{"challengeId":${'['.repeat(31)}${']'.repeat(31)}}`, /received array/],
    ['brackets in a string', JSON.stringify({ challengeId: `"\\${'[{'.repeat(40)}` }), /^challengeId: /],
    ['siblings', `{"challengeId":[${'[],'.repeat(100)}[]]}`, /received array/],
  ])('limits the depth of JSON: %s', async (_name, payload, message) => {
    expect((await post(payload, 'application/json')).json().message).toMatch(message)
  })

  const keys = (count: number) => Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')
  const tooManyKeys = 'body: More than 5,000 keys'
  const tooManyValues = 'body: More than 10,000 values'

  test.each([
    ['5,001 keys', `{${keys(5001)}}`, tooManyKeys],
    ['5,001 times the same key', `{${'"a":1,'.repeat(5000)}"a":1}`, tooManyKeys],
    ['5,001 keys in all of its objects', `{"a":[{${keys(2500)}},{${keys(2500)}}]}`, tooManyKeys],
    ['5,000 keys', `{${keys(5000)}}`, /^challengeId: /],
    ['10,001 items', `{"challengeId":[${'1,'.repeat(10_000)}1]}`, tooManyValues],
    ['10,000 items', `{"challengeId":[${'1,'.repeat(9_999)}1]}`, /^challengeId: /],
    ['colons and commas in a string', JSON.stringify({ challengeId: ':,\\"'.repeat(20_000) }), /^challengeId: /],
  ])('limits the keys and items of JSON before it is parsed: %s', async (_name, payload, message) => {
    const reply = await post(payload, 'application/json')
    expect([reply.statusCode, reply.json().message]).toEqual([400, expect.stringMatching(message)])
  })

  describe('of a call without a session', () => {
    const send = (url: string, payload: string) =>
      site.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })
    const ofSize = (bytes: number) => JSON.stringify({ email: '' }).padEnd(bytes)

    test('may have 100 keys', async () => {
      const replies = await Promise.all([100, 101].map((count) => send('/api/auth/sign-in', `{${keys(count)}}`)))
      expect(replies.map((reply) => [reply.statusCode, reply.json().message])).toEqual([
        [400, expect.stringMatching(/^(?!body: More than)/)],
        [400, 'body: More than 100 keys'],
      ])
    })

    test('may have 64 KB', async () => {
      const [fits, tooLarge] = await Promise.all(
        [64 * 1024, 64 * 1024 + 1].map((bytes) => send('/api/auth/sign-in', ofSize(bytes))),
      )
      expect([fits?.statusCode, tooLarge?.statusCode, tooLarge?.json().code]).toEqual([400, 413, 'too-large'])
    })

    test.each([
      ['/api/payments/webhook', 1024 * 1024],
      ['/api/csp-reports', 256 * 1024],
    ])('may have more to %s, which other programs call', async (url, bytes) => {
      const replies = await Promise.all([bytes, bytes + 1].map((size) => send(url, ofSize(size))))
      expect(replies.map(({ statusCode }) => statusCode === 413)).toEqual([false, true])
    })
  })

  test('names at most five unknown keys', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`k${at}`, 1]))
    const reply = await post(JSON.stringify({ challengeId: 'x', ...unknown }), 'application/json')
    expect(reply.json().message).toBe("body: Unrecognized key(s) in object: 'k0', 'k1', 'k2', 'k3', 'k4' and 12 more")
  })

  test('shortens the names of unknown keys', async () => {
    const reply = await post(JSON.stringify({ challengeId: 'x', ['k'.repeat(100_000)]: 1 }), 'application/json')
    expect(reply.body.length).toBeLessThan(400)
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
  ])('decides whether %j is same-origin: %s', (headers, expected) => {
    expect(isSameOrigin(headers, null)).toBe(expected)
  })

  test.each([
    ['https://site.example', 'site.example', true],
    ['https://site.example', 'internal:3000', true],
    ['http://site.example', 'site.example', false],
    ['https://site.example.evil.example', 'site.example', false],
    ['http://localhost:3000', 'localhost:3000', true],
    ['http://localhost:3001', 'localhost:3000', false],
    ['null', 'site.example', false],
  ])('compares the origin %s at host %s with PUBLIC_URL: %s', (origin, host, expected) => {
    expect(isSameOrigin({ origin, host }, 'https://site.example')).toBe(expected)
    expect(isSameSiteNavigation({ referer: `${origin}/challenges`, host }, 'https://site.example')).toBe(expected)
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
    expect(isSameSiteNavigation(headers, null)).toBe(expected)
  })
})

describe('security headers', () => {
  test.each(['/api/challenges', '/api/nothing', '/healthz', '/', '/%E0%A4%A', `/api/forum/${'x'.repeat(300)}`])(
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

  test.each([
    ['https://pillars.example.org', false, 'max-age=31536000'],
    ['https://pillars.example.org', true, 'max-age=31536000; includeSubDomains'],
    ['http://pillars.example.org', true, undefined],
    [null, true, undefined],
  ])('at %s with HSTS_SUBDOMAINS %s sends Strict-Transport-Security: %s', async (publicUrl, hstsSubdomains, sent) => {
    const own = await createTestApp({ publicUrl, hstsSubdomains })
    expect((await own.inject({ url: '/healthz' })).headers['strict-transport-security']).toBe(sent)
    await own.close()
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

test.each([
  ['/api/goals/%zz', { path: 'Invalid percent-encoding' }],
  ['/challenges/%E0%A4%A', { path: 'Invalid percent-encoding' }],
  ['/api/resources/{an id of 65 characters}', { id: 'Invalid identifier' }],
  ['/api/resources/{an id of 10,000 characters}', { id: 'Invalid identifier' }],
])('rejects the malformed path %s', async (path, fields) => {
  const url = path.replace(/{.*}/, 'x'.repeat(path.includes('65') ? 65 : 10_000))
  const reply = await member.call('GET', url)
  expect([reply.statusCode, reply.json().code, reply.json().fields]).toEqual([400, 'bad-request', fields])
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
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const limits = createRateLimits({
      memberCalls: 100,
      memberWrites: 5,
      memberSearches: 5,
      visitorCalls: 100,
      visitorWrites: 5,
      browserReports: 5,
    })
    for (let count = 0; count < 5; count++) await limits.check(call)
    await expect(limits.check(call)).rejects.toMatchObject({ code: 'too-many-requests', detail: { retryAfter: 60 } })
    vi.advanceTimersByTime(60_000)
    await expect(limits.check(call)).resolves.toBeUndefined()
  })

  describe('behind one address', () => {
    const callsPerMinute = {
      memberCalls: 5,
      memberWrites: 2,
      memberSearches: 3,
      visitorCalls: 5,
      visitorWrites: 2,
      browserReports: 2,
    }
    const urls = ['/api/challenges', '/api/goals', '/']
    let app: FastifyInstance
    let members: TestClient[]

    const countRefused = async (client: Partial<TestClient>, calls = callsPerMinute.memberCalls, url = urls[0]) => {
      const replies = Array.from({ length: calls }, () =>
        app.inject({ method: 'GET', url, headers: client.cookie ? { cookie: client.cookie } : {} }),
      )
      return (await Promise.all(replies)).filter(({ statusCode }) => statusCode === 429).length
    }

    beforeAll(async () => {
      members = await Promise.all(Array.from({ length: 6 }, () => site.signUp()))
    })
    beforeEach(() => {
      app = createApp(site, { callsPerMinute })
    })
    afterEach(() => app.close())

    test.each(urls)('counts reads of %s per member', async (url) => {
      for (const each of members) expect(await countRefused(each, callsPerMinute.memberCalls, url)).toBe(0)
      expect(await countRefused(members[0] ?? {}, 1, url)).toBe(1)
      expect(await countRefused({}, callsPerMinute.visitorCalls, url)).toBe(0)
    })

    test('counts searches per member, besides all reads', async () => {
      const url = '/api/search?query=sleep'
      for (const each of members) expect(await countRefused(each, callsPerMinute.memberSearches, url)).toBe(0)
      expect(await countRefused(members[0] ?? {}, 1, url)).toBe(1)
      expect(await countRefused(members[0] ?? {}, 1, '/api/goals')).toBe(0)
    })

    test('counts writes per member', async () => {
      const write = async ({ cookie }: TestClient) => {
        const reply = await app.inject({ method: 'POST', url: '/api/goals', payload: {}, headers: { cookie } })
        return reply.statusCode
      }
      for (const each of members) expect([await write(each), await write(each)]).toEqual([400, 400])
      const [first] = members
      if (first) expect(await write(first)).toBe(429)
    })

    test('counts visitors and invalid sessions together', async () => {
      expect(await countRefused({}, 3)).toBe(0)
      expect(await countRefused({ cookie: `${sessionCookieName}=${'x'.repeat(43)}` }, 3)).toBe(1)
      expect(await countRefused(members[0] ?? {}, 3)).toBe(0)
    })
  })

  test('remembers the member of a session for a minute', async () => {
    let now = 0
    const found: string[] = []
    const findMember = createSessionMembers(
      async (cookie) => {
        found.push(cookie)
        return cookie === 'unknown' ? null : { id: `member of ${cookie}` }
      },
      () => now,
    )
    for (const cookie of ['a', 'b', 'a', 'unknown', 'unknown', null]) await findMember(cookie)
    expect(found).toEqual(['a', 'b', 'unknown', 'unknown'])
    now = 60_000
    expect(await findMember('a')).toBe('member of a')
    expect(found).toHaveLength(5)
  })

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('counts %s as %s', (address, block) => {
    expect(toAddressBlock(address)).toBe(block)
  })
})
