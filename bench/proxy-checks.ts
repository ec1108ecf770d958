import { randomBytes } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sampleImages } from '#test/sample-images.ts'
import { connect, host, openStream, send, type Received, type Sent } from './proxy-client.ts'
import type { Proxy } from './proxy-programs.ts'

export type Member = { username: string; cookie: string }

export type ProxiedSite = {
  proxy: Proxy
  /** The address of this machine from which the members connect. */
  address: string
  /** A token that no log may contain. */
  secret: string
  /** Calls the server without a proxy, as an admin. */
  askServer: (path: string) => Promise<unknown>
}

/** Throws when it fails. Returns what it saw, if that says more than its name. */
type Check = (site: ProxiedSite) => Promise<string | void>

const MiB = 1024 * 1024
export const password = 'correct horse battery'

/** In seconds. Proxies end a silent connection after 60 by default. */
const streamSeconds = 75

export const checks: Record<string, Check> = {
  async 'redirects from HTTP to HTTPS'({ proxy, secret }) {
    const path = `/challenges?token=${secret}`
    const request = get({ host: '127.0.0.1', port: proxy.httpPort, path, headers: { host }, agent: false })
    const { statusCode, headers } = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve))
    request.destroy()
    expect([statusCode, headers.location], [308, `https://${host}${path}`])
  },

  async 'speaks HTTP/2 and HTTP/1.1, over TLS 1.2 or newer'({ proxy }) {
    for (const version of ['h2', 'http/1.1'] as const) (await connect(proxy, undefined, version)).destroy()
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
    const refusal = await connect(proxy, undefined, 'http/1.1', old).then(
      () => 'TLS 1.1 was accepted',
      (error: NodeJS.ErrnoException) => error.code,
    )
    expect(refusal, 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
  },

  async 'sends Strict-Transport-Security once'({ proxy }) {
    const { rawHeaders } = await send(proxy, '/', { version: 'http/1.1' })
    const names = rawHeaders.filter((_, index) => index % 2 === 0)
    expect(names.filter((name) => name.toLowerCase() === 'strict-transport-security').length, 1)
  },

  async 'sets a secure cookie at sign-up'({ proxy, address }) {
    const { headers } = await signUp(proxy, { username: 'cookie', from: address })
    const session = headers['set-cookie']?.find((cookie) => cookie.startsWith('__Host-seven_pillars_session='))
    expect(session?.endsWith('; HttpOnly; Secure; SameSite=Lax'), true)
  },

  async 'tells the address of the client, and believes none that a client has made up'({ proxy, address, askServer }) {
    const forged = {
      'x-forwarded-for': '203.0.113.1, 203.0.113.2',
      'x-real-ip': '203.0.113.3',
      forwarded: 'for=203.0.113.4',
      'x-forwarded-proto': 'http',
    }
    await signUp(proxy, { username: 'forger', from: address, headers: forged })
    const entries = (await askServer(`/api/admin/audit?member=${proxy.name}-forger`)) as { address: string }[]
    expect([...new Set(entries.map((entry) => entry.address))], [address])
    return address
  },

  async 'refuses other host names, and believes no X-Forwarded-Host'({ proxy }) {
    const visit = (headers: Record<string, string>) =>
      send(proxy, '/', { headers: { accept: 'text/html', ...headers } })
    expect((await visit({ 'x-forwarded-host': 'other.example' })).status, 200)
    const other = await visit({ ':authority': 'other.example', 'x-forwarded-host': host })
    // Caddy answers names that it does not know itself, with nothing.
    if (other.status !== 421) expect([other.status, other.body.length], [200, 0])
    return other.status === 421 ? 'by the server, with 421' : 'by the proxy, with an empty reply'
  },

  async 'accepts bodies up to the limits of the server'({ proxy, address }) {
    const { cookie } = await createMember(proxy, 'writer', address)
    const entry = await write(proxy, '/api/journal', { content: 'A long day' }, { cookie, length: MiB - 1 })
    expect(entry.status, 201)
    const picture = { image: sampleImages.jpeg }
    const uploaded = await write(proxy, '/api/forum-pictures', picture, { cookie, length: 1.5 * MiB - 1 })
    expect(uploaded.status, 201)
    const { url } = parse(uploaded)
    const shown = await send(proxy, String(url), { headers: { cookie } })
    expect([shown.status, shown.headers['content-type']], [200, 'image/jpeg'])
  },

  async 'passes on the error of the server for a body that is too large'({ proxy, address }) {
    const { cookie } = await createMember(proxy, 'talker', address)
    const replies: Received[] = []
    // Caddy ends connections of HTTP/1.1 on which much is left to read, which hides the reply from some clients.
    const most = proxy.name === 'caddy' ? 0.1 * MiB : 30 * MiB
    for (const [path, length, version] of [
      ['/api/auth/sign-in', most, 'http/1.1'],
      ['/api/auth/sign-in', 0.1 * MiB, 'h2'],
      ['/api/journal', 3 * MiB, 'h2'],
      ['/api/forum-pictures', 30 * MiB, 'h2'],
    ] as const)
      for (let time = 0; time < 5; time++) replies.push(await write(proxy, path, {}, { cookie, length, version }))
    expect([...new Set(replies.map((reply) => `${reply.status} ${parse(reply)['code']}`))], ['413 too-large'])
    return `${replies.length} times`
  },

  async 'passes on compressed replies as they are, and compresses no secret'({ proxy, address }) {
    const decompress = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const encoding of ['br', 'gzip'] as const)
      for (const [path, start] of [
        ['/', '<!doctype html>'],
        ['/api/challenges', '[{"id":'],
      ] as const) {
        const { headers, body } = await send(proxy, path, {
          headers: { 'accept-encoding': encoding, accept: 'text/html' },
        })
        expect(headers['content-encoding'], encoding)
        expect(decompress[encoding](body).toString().slice(0, start.length), start)
      }
    const { cookie } = await createMember(proxy, 'reader', address)
    const headers = { cookie, 'accept-encoding': 'br, gzip' }
    const settings = await send(proxy, '/api/notification-settings', { headers })
    expect([settings.status, settings.headers['content-encoding']], [200, undefined])
  },

  async 'passes on a long download'({ proxy, address }) {
    const { cookie } = await createMember(proxy, 'archivist', address)
    for (let entry = 0; entry < 60; entry++)
      await write(proxy, '/api/journal', { content: randomBytes(36_000).toString('base64') }, { cookie })
    const { status, headers, body } = await send(proxy, '/api/account/export', { headers: { cookie } })
    expect([status, headers['content-type']], [200, 'application/zip'])
    expect(body.subarray(0, 2).toString(), 'PK')
    // The end of a ZIP file without a comment.
    expect(body.subarray(-22, -18).toString('latin1'), 'PK\x05\x06')
    return `${(body.length / MiB).toFixed(1)} MiB`
  },

  async [`delivers events within a second, and keeps the stream open for ${streamSeconds} s`]({ proxy, address }) {
    const reader = await createMember(proxy, 'host', address)
    const writer = await createMember(proxy, 'guest', address)
    const post = { pillar: 'mental', title: 'A question', content: 'What do you do on a rainy day?' }
    const { id } = parse(await write(proxy, '/api/forum', post, reader))
    const stream = await openStream(proxy, '/api/events', { headers: { cookie: reader.cookie }, from: address })
    try {
      await stream.waitFor(/"notifications","unread":0/, 1_000)
      const reply = async (content: string) =>
        expect((await write(proxy, `/api/forum/${id}/replies`, { content }, writer)).status, 201)
      await reply('Read.')
      await stream.waitFor(/"notifications","unread":1/, 1_000)
      await new Promise((resolve) => setTimeout(resolve, streamSeconds * 1000))
      const { length } = stream.text()
      await reply('Or sleep.')
      await stream.waitFor(/"notifications"/, 1_000, length)
      return `${stream.text().match(/^:$/gm)?.length ?? 0} heartbeats`
    } finally {
      stream.close()
    }
  },

  async 'logs no token of an address'({ proxy, secret }) {
    const headers = { referer: `https://${host}/?token=${secret}` }
    await send(proxy, `/api/unsubscribe?token=${secret}`, { headers })
    await send(proxy, `/api/calendar/${secret}`, { headers })
    expect(proxy.output().includes(secret), false)
  },
}

/** Signs up a member with the name of the proxy in theirs. */
async function signUp(
  proxy: Proxy,
  { username, from, headers }: { username: string; from: string; headers?: Record<string, string> },
): Promise<Received> {
  const name = `${proxy.name}-${username}`
  const account = { email: `${name}@example.org`, username: name, password }
  const reply = await write(proxy, '/api/auth/sign-up', account, { from, headers })
  expect(reply.status, 201)
  return reply
}

export async function createMember(proxy: Proxy, username: string, from: string): Promise<Member> {
  const { headers } = await signUp(proxy, { username, from })
  return { username: `${proxy.name}-${username}`, cookie: readCookies(headers['set-cookie'] ?? []) }
}

export function readCookies(setCookies: string[]): string {
  return setCookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

/** @param options.length of the body in bytes, filled with spaces */
export function write(
  proxy: Proxy,
  path: string,
  body: unknown,
  { cookie, length = 0, headers, ...sent }: Partial<Member> & { length?: number } & Sent,
): Promise<Received> {
  return send(proxy, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
    body: JSON.stringify(body).padEnd(length),
    from: sent.from,
    version: sent.version,
  })
}

function parse({ body }: Received): Record<string, unknown> {
  return JSON.parse(body.toString())
}

export function expect(actual: unknown, expected: unknown): void {
  const [seen, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (seen !== wanted) throw new Error(`expected ${wanted}, not ${seen}`)
}
