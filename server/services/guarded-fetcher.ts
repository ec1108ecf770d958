import { lookup } from 'node:dns/promises'
import { isIP, type Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Dispatcher } from 'undici'
import {
  boundedGet,
  boundedPost,
  RequestError,
  defaultBounds,
  type BoundedReply,
  type Bounds,
} from './bounded-request.ts'

export type Resolve = (hostname: string) => Promise<string[]>

/** Connects to a checked address. The certificate must be for `hostname`. */
export type Connect = (target: { address: string; port: number; hostname: string }) => Promise<Socket>

/** Calls URLs of members on the public internet only (SSRF protection). */
export type GuardedFetcher = {
  /** Sends a GET request to an allowed URL without following redirects. @throws RequestError */
  get: (url: string, allows: UrlPredicate) => Promise<BoundedReply>
  /** Follows allowed redirects to the first URL that `match` accepts, which is not requested. @throws RequestError */
  follow: <T>(url: string, allows: UrlPredicate, match: (address: string) => T | null) => Promise<T>
  /** Sends a POST request without following redirects. Connections are reused for a few seconds. @throws RequestError */
  post: (url: string, message: { headers: Record<string, string>; body: Uint8Array }) => Promise<BoundedReply>
  /** Whether the URL can be requested at all, and its host is on the public internet. */
  isPublic: (url: string) => Promise<boolean>
}

type UrlPredicate = (url: URL) => boolean

const maxRedirects = 5

/** Longer than for reading, because nobody waits, and a message that was cut off may not be sent again. */
const postMilliseconds = 15_000

/** @param overrides for tests only; no setting may change them */
export function createGuardedFetcher(
  overrides: { resolve?: Resolve; connect?: Connect; bounds?: Bounds } = {},
): GuardedFetcher {
  const { resolve = resolveHostname, connect = connectTls, bounds = defaultBounds } = overrides
  const postBounds = overrides.bounds ?? { ...defaultBounds, milliseconds: postMilliseconds }
  let dispatcherPromise: Promise<Dispatcher> | undefined
  const getDispatcher = () =>
    (dispatcherPromise ??= createGuardedDispatcher(resolve, connect, { bounds, reuse: false }))
  let postDispatcherPromise: Promise<Dispatcher> | undefined
  const getPostDispatcher = () =>
    (postDispatcherPromise ??= createGuardedDispatcher(resolve, connect, { bounds: postBounds, reuse: true }))
  return {
    async get(url, allows) {
      return boundedGet(await getDispatcher(), parseAllowedUrl(url, allows), bounds)
    },
    async follow(start, allows, match) {
      const deadline = Date.now() + bounds.milliseconds
      let url = parseAllowedUrl(start, allows)
      for (let redirects = 0; redirects < maxRedirects; redirects++) {
        const remainingBounds = { ...bounds, milliseconds: Math.max(1, deadline - Date.now()) }
        const { status, header } = await boundedGet(await getDispatcher(), url, remainingBounds, { body: false })
        const location = header('location')
        if (status < 300 || status > 399 || !location || !URL.canParse(location, url.href))
          throw new RequestError('leads-nowhere')
        const next = new URL(location, url).href
        const result = match(next)
        if (result !== null) return result
        url = parseAllowedUrl(next, allows)
      }
      throw new RequestError('leads-nowhere')
    },
    async post(url, message) {
      return boundedPost(
        await getPostDispatcher(),
        parseAllowedUrl(url, () => true),
        postBounds,
        message,
      )
    },
    async isPublic(url) {
      try {
        await resolvePublic(parseAllowedUrl(url, () => true).hostname, resolve)
        return true
      } catch {
        return false
      }
    },
  }
}

function parseAllowedUrl(text: string, allows: UrlPredicate): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.protocol !== 'https:' || url.port || url.username || url.password || !allows(url))
    throw new RequestError('refused')
  return url
}

/** Connects to the address it has checked, because a second DNS lookup could return another one. */
async function createGuardedDispatcher(
  resolve: Resolve,
  connect: Connect,
  { bounds: { milliseconds }, reuse }: { bounds: Bounds; reuse: boolean },
): Promise<Dispatcher> {
  const { Agent } = await import('undici')
  const open = async (host: string, port: number): Promise<Socket> => {
    const hostname = host.replace(/^\[|\]$/g, '')
    const [address = ''] = await resolvePublic(hostname, resolve)
    return connect({ address, port, hostname })
  }
  return new Agent({
    // Without reuse, every request has its own connection.
    pipelining: reuse ? 1 : 0,
    keepAliveTimeout: 4000,
    keepAliveMaxTimeout: 30_000,
    headersTimeout: milliseconds,
    bodyTimeout: milliseconds,
    maxHeaderSize: 16 * 1024,
    connect({ hostname, port }, done) {
      open(hostname, Number(port) || 443).then(
        (socket) => done(null, socket),
        (error: unknown) => done(error instanceof Error ? error : new RequestError('unreachable'), null),
      )
    },
  })
}

/** @returns IPv4 addresses first @throws RequestError unless all addresses are on the public internet */
async function resolvePublic(host: string, resolve: Resolve): Promise<string[]> {
  const hostname = host.replace(/^\[|\]$/g, '')
  const addresses = isIP(hostname) ? [hostname] : await resolve(hostname)
  if (addresses.length === 0 || !addresses.every(isPublic)) throw new RequestError('refused')
  return addresses.toSorted((a, b) => isIP(a) - isIP(b))
}

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

async function resolveHostname(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true })
  return found.map(({ address }) => address)
}

async function connectTls({ address, port, hostname }: Parameters<Connect>[0]): Promise<Socket> {
  const { connect } = await import('node:tls')
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: address,
      port,
      servername: isIP(hostname) ? '' : hostname,
      ALPNProtocols: ['http/1.1'],
    })
    socket.setTimeout(defaultBounds.milliseconds, () => socket.destroy(new RequestError('too-slow')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      socket.off('error', reject)
      socket.setTimeout(0)
      resolve(socket)
    })
  })
}
