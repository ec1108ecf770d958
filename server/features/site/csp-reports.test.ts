import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'

let site: TestApp
let admin: TestClient

beforeEach(async () => {
  site = await createTestApp({ publicUrl: 'https://pillars.example.org' })
  admin = await site.signUp()
})
afterEach(() => site.close())

const report = (payload: unknown, type = 'application/csp-report') =>
  site.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { 'content-type': type, host: 'pillars.example.org', origin: 'https://pillars.example.org' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

const list = async () => (await admin.call('GET', '/api/admin/csp-reports')).json()

const createReport = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://pillars.example.org/journal?secret=canary',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'canary',
    'original-policy': "default-src 'none'",
  },
})

test.each([
  ['script-src-elem', 'inline', 'script-src-elem', 'inline'],
  ['script-src', 'eval', 'script-src', 'eval'],
  ['script-src', 'wasm-eval', 'script-src', 'eval'],
  ['img-src', 'data', 'img-src', 'data'],
  ['worker-src', 'blob', 'worker-src', 'blob'],
  ['script-src-elem', 'chrome-extension://abc/canary.js', 'script-src-elem', 'extension'],
  ['script-src-elem', 'moz-extension', 'script-src-elem', 'extension'],
  ['img-src', 'https://elsewhere.example/canary.png', 'img-src', 'other-origin'],
  ['connect-src', 'wss://elsewhere.example/canary', 'connect-src', 'other-origin'],
  ['connect-src', 'https://pillars.example.org/canary', 'connect-src', 'same-origin'],
  ['frame-src', 'canary:scheme', 'frame-src', 'other'],
  ['canary-src', '', 'other', 'other'],
])('counts a report of %s and "%s" as %s and %s, without its addresses', async (directive, url, counted, blocked) => {
  expect((await report(createReport(directive, url))).json()).toEqual({ counted: 1 })
  const rows = await list()
  expect(rows).toEqual([{ directive: counted, blocked, count: 1, lastAt: '2026-03-10T09:00:00.000Z' }])
  expect(JSON.stringify(rows)).not.toContain('canary')
})

test('counts the reports of a batch together', async () => {
  const violation = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://a.example/' } }
  const other = { type: 'csp-violation', body: { effectiveDirective: 'style-src-elem', blockedURL: 'inline' } }
  const reply = await report([violation, other, violation], 'application/reports+json')
  expect(reply.json()).toEqual({ counted: 3 })
  await report(createReport('img-src', 'https://b.example/'))
  expect(await list()).toMatchObject([
    { directive: 'img-src', blocked: 'other-origin', count: 3 },
    { directive: 'style-src-elem', blocked: 'inline', count: 1 },
  ])
})

test('reads the directive of browsers that send it with its sources', async () => {
  await report({ 'csp-report': { 'violated-directive': "script-src 'self' 'nonce-x'", 'blocked-uri': 'inline' } })
  expect(await list()).toMatchObject([{ directive: 'script-src', blocked: 'inline' }])
})

test.each([
  ['nothing', ''],
  ['invalid JSON', '{"csp-report":'],
  ['another shape', '{"a":1}'],
  ['deep nesting', '['.repeat(100_000)],
  ['numbers', '{"csp-report":{"effective-directive":1}}'],
  ['a list of nothing', '[null,1,{}]'],
])('counts no report for %s', async (_name, payload) => {
  expect((await report(payload)).json()).toEqual({ counted: 0 })
  expect(await list()).toEqual([])
})

test('keeps one row for any number of directives and addresses', async () => {
  const violations = Array.from({ length: 100 }, (_, at) => ({
    body: { effectiveDirective: `made-up-${at}`, blockedURL: `https://${at}.example/` },
  }))
  await report(violations, 'application/reports+json')
  expect(await list()).toMatchObject([{ directive: 'other', blocked: 'other-origin', count: 100 }])
})

test.each(['application/csp-report', 'application/reports+json'])('accepts %s for no other call', async (type) => {
  const reply = await site.inject({
    method: 'POST',
    url: '/api/goals',
    headers: { 'content-type': type, cookie: admin.cookie },
    payload: '{"title":"A","pillar":"career"}',
  })
  expect(reply.statusCode).toBe(415)
})

describe('a flood of reports', () => {
  test('is limited without limiting what the member does', async () => {
    const limits = {
      memberCalls: 1,
      memberWrites: 1,
      memberSearches: 1,
      visitorCalls: 1,
      visitorWrites: 1,
      browserReports: 3,
    }
    const app = createApp(site, { callsPerMinute: limits })
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/csp-reports',
        headers: { cookie: admin.cookie, 'content-type': 'application/csp-report' },
        payload: JSON.stringify(createReport('img-src', 'data')),
      })
    const statuses = []
    for (let count = 0; count < 5; count++) statuses.push((await send()).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const goals = await app.inject({ method: 'GET', url: '/api/goals', headers: { cookie: admin.cookie } })
    expect(goals.statusCode).toBe(200)
    await app.close()
  })
})
