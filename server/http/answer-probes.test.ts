import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { createProbe, decodeSighting, probeHeader, sightingHeader } from '../proxy-probe.ts'
import { createSecrets } from '../services/secrets.ts'

let site: TestApp

beforeEach(async () => {
  site = await createTestApp({ publicUrl: 'https://pillars.example.org', trustProxy: 1 })
})

afterEach(() => site.close())

async function probe(value: string | null, headers: Record<string, string> = {}) {
  const sent = value === null ? headers : { ...headers, [probeHeader]: value }
  const reply = await site.inject({ url: '/healthz', remoteAddress: '10.0.0.1', headers: sent })
  return reply.headers[sightingHeader]
}

test('tells someone with the secret key what the server sees of the request', async () => {
  const headers = { host: 'pillars.example.org', 'x-forwarded-for': '192.0.2.1, 198.51.100.7' }
  const seen = await probe(createProbe(site.services.secrets, new Date()), headers)
  expect(decodeSighting(String(seen))).toMatchObject({
    host: 'pillars.example.org',
    address: '198.51.100.7',
    peerAddress: '10.0.0.1',
    forwarded: 2,
    trustProxy: 1,
  })
})

test('answers also when it refuses the host', async () => {
  const seen = await probe(createProbe(site.services.secrets, new Date()), { host: 'backend' })
  expect(decodeSighting(String(seen))).toMatchObject({ host: 'backend', forwarded: 0 })
})

test('is not taken for a proxy', async () => {
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  const own = await createTestApp({ logLevel: 'warn' }, { logTo })
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  await own.inject({ url: '/healthz', headers: { ...headers, [probeHeader]: 'x' } })
  expect(log).toEqual([])
  await own.inject({ url: '/healthz', headers })
  expect(log).toEqual([expect.stringContaining('TRUST_PROXY is 0')])
  await own.close()
})

test('tells nobody else', async () => {
  const now = new Date()
  const signed = createProbe(site.services.secrets, now)
  const changed = signed.replace(/^\d+/, String(now.getTime() + 1))
  const old = createProbe(site.services.secrets, new Date(now.getTime() - 120_000))
  const other = createProbe(createSecrets('another key of at least 32 characters'), now)
  for (const value of [null, '', 'x', '.', changed, old, other])
    expect(await probe(value), String(value)).toBeUndefined()
})
