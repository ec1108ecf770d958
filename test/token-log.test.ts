import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { isSecret } from '#contract/secret-field.ts'
import { createApp } from '#server/app.ts'
import { patterns } from '#web/paths.ts'
import { createTestApp } from './app.ts'
import { createWebDir } from './web-dir.ts'

/** Names of fields that usually give access. A choice from a list does not. */
const accessName = /token|code|invitation|^(key|link|state|secret)$/i

type Sent = { method: Endpoint['method']; url: string; payload?: Record<string, string> }

const shapesOf = ({ params, query, body }: Endpoint) => ({
  params: params?.shape ?? {},
  query: query?.shape ?? {},
  body: body instanceof z.ZodObject ? body.shape : {},
})

/** Requests that contain a token in each place where a link or a call has one. */
function listRequests(token: string): Sent[] {
  const calls = endpoints.flatMap((endpoint): Sent[] => {
    const { params, query, body } = shapesOf(endpoint)
    const secretsIn = (shape: Record<string, z.ZodType>) =>
      Object.entries(shape).flatMap(([name, field]) => (isSecret(field) ? [name] : []))
    if ([params, query, body].every((shape) => secretsIn(shape).length === 0)) return []
    const path = secretsIn(params).reduce((url, name) => url.replace(`{${name}}`, token), endpoint.path)
    const search = new URLSearchParams(secretsIn(query).map((name) => [name, token]))
    const payload = Object.fromEntries(secretsIn(body).map((name) => [name, token]))
    return [
      { method: endpoint.method, url: search.size > 0 ? `${path}?${search}` : path },
      ...(endpoint.method === 'GET' ? [] : [{ method: endpoint.method, url: path, payload }]),
    ]
  })
  const pages = Object.values(patterns)
    .filter((pattern) => pattern.endsWith(':token'))
    .map((pattern) => pattern.replace(':token', token))
  const linked = ['/sign-up?setup=', '/unsubscribe?token=', '/reset?token=', '/verify?token=', '/?code=', '/?state=']
  const addresses = [...pages, ...linked.map((link) => link + token)]
  return [
    ...calls,
    ...addresses.map((url) => ({ method: 'GET' as const, url })),
    // Mistyped links, and links as a parameter.
    ...[`/invites/${token}`, `/invite/${token}/`, `//invite/${token}`, `/invite%2F${token}`, `/invite/${token}%`].map(
      (url) => ({ method: 'GET' as const, url }),
    ),
    ...addresses.map((url) => ({ method: 'GET' as const, url: `/api/login?returnTo=${encodeURIComponent(url)}` })),
  ]
}

async function logRequests(token: string): Promise<string> {
  const lines: string[] = []
  const site = await createTestApp(
    { logLevel: 'debug', publicUrl: 'https://pillars.example.org' },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  site.logger.level = 'trace'
  const app = createApp(site, { webDir: createWebDir() })
  const sendAll = async (host: string) => {
    for (const request of listRequests(token)) {
      const referer = `https://pillars.example.org/invite/${token}`
      await app.inject({ ...request, headers: { host, referer, accept: 'text/html' } })
    }
  }
  await sendAll('pillars.example.org')
  await sendAll('elsewhere.example.org')
  await site.database.destroy()
  await sendAll('pillars.example.org')
  site.logger.error({ err: new Error(`Reply was already sent in "/invite/${token}"`) }, `about ?token=${token}`)
  await app.close()
  await site.close().catch(() => undefined)
  return lines.join('')
}

describe('the log at its most detailed level', () => {
  test.each([
    ['an invitation', `01988a2e-0000-7000-8000-000000000000_${'Signature-0123456789_'.repeat(2)}x`],
    ['a mailed link', 'aB3-'.repeat(10) + 'xYz'],
  ])('shows no token of %s, whether the requests succeed or fail', async (_name, token) => {
    const log = await logRequests(token)
    expect(log).toContain('"path":"/invite/…"')
    expect(log).toContain('"code":"wrong-host"')
    expect(log).toContain('a call failed')
    expect(log).not.toContain(token)
    expect(log).not.toContain(token.slice(-43))
  })

  test('shows no short token in the paths and parameters that have one', async () => {
    const token = 'sesame7'
    const own = listRequests(token).filter(({ url }) => !/^\/(invites|\/|invite%)/.test(url))
    expect(own.length).toBeGreaterThan(15)
    const log = await logRequests(token)
    for (const line of log.split('\n').filter((each) => each.includes(token)))
      expect(line).toMatch(/"path":"(\/invites\/|\/\/invite|\/invite%2F)/)
  })
})

test('marks each field of the contract whose name says that it gives access', () => {
  const unmarked = endpoints.flatMap((endpoint) =>
    Object.values(shapesOf(endpoint)).flatMap((shape) =>
      Object.entries(shape)
        .filter(([name, field]) => accessName.test(name) && !(field instanceof z.ZodEnum) && !isSecret(field))
        .map(([name]) => `${endpoint.method} ${endpoint.path} ${name}`),
    ),
  )
  expect(unmarked, 'these need .meta(secretField)').toEqual([])
})
