import { lookup } from 'node:dns/promises'
import { isIP, type Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Dispatcher } from 'undici'
import { boundedGet, RequestFailed, usualBounds, type BoundedReply, type Bounds } from './bounded-request.ts'

/** The addresses a name stands for. */
export type Resolve = (hostname: string) => Promise<string[]>

/** Opens the connection to an address that has been checked; `hostname` is what its certificate must say. */
export type Connect = (target: { address: string; port: number; hostname: string }) => Promise<Socket>

/** Asks servers of the public internet, and no others, for what a member's link names. */
export type GuardedFetcher = {
  /** One GET without redirects, of an address that `allows` agrees to. @throws RequestFailed */
  get: (url: string, allows: Allows) => Promise<BoundedReply>
  /** Follows redirects, all of them allowed, to the first address that `found` recognises; that one is not asked. @throws RequestFailed */
  follow: <T>(url: string, allows: Allows, found: (address: string) => T | null) => Promise<T>
}

type Allows = (url: URL) => boolean

const mostRedirects = 5

/** @param doors tests put their own in; nothing that an operator can set opens either of them */
export function guardedFetcher(doors: { resolve?: Resolve; connect?: Connect; bounds?: Bounds } = {}): GuardedFetcher {
  const { resolve = systemResolve, connect = secureConnect, bounds = usualBounds } = doors
  let opened: Promise<Dispatcher> | undefined
  const dispatcher = () => (opened ??= guardedDispatcher(resolve, connect, bounds))
  return {
    async get(url, allows) {
      return boundedGet(await dispatcher(), checked(url, allows), bounds)
    },
    async follow(start, allows, found) {
      const deadline = Date.now() + bounds.milliseconds
      let url = checked(start, allows)
      for (let redirects = 0; redirects < mostRedirects; redirects++) {
        const left = { ...bounds, milliseconds: Math.max(1, deadline - Date.now()) }
        const { status, header } = await boundedGet(await dispatcher(), url, left, { body: false })
        const location = header('location')
        if (status < 300 || status > 399 || !location || !URL.canParse(location, url.href))
          throw new RequestFailed('leads-nowhere')
        const next = new URL(location, url).href
        const answer = found(next)
        if (answer !== null) return answer
        url = checked(next, allows)
      }
      throw new RequestFailed('leads-nowhere')
    },
  }
}

/** HTTPS on its own port, nobody signed in, a host the caller knows. */
function checked(text: string, allows: Allows): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.protocol !== 'https:' || url.port || url.username || url.password || !allows(url))
    throw new RequestFailed('refused')
  return url
}

/** Looks a name up, checks what comes out, and connects to just that: a second look-up could answer something else. */
async function guardedDispatcher(resolve: Resolve, connect: Connect, { milliseconds }: Bounds): Promise<Dispatcher> {
  const { Agent } = await import('undici')
  const open = async (hostname: string, port: number): Promise<Socket> => {
    const addresses = isIP(hostname) ? [hostname] : await resolve(hostname)
    if (addresses.length === 0 || !addresses.every(isPublic)) throw new RequestFailed('refused')
    const [address = ''] = addresses.toSorted((one, other) => isIP(one) - isIP(other))
    return connect({ address, port, hostname })
  }
  return new Agent({
    // A connection serves one request, so that each is checked.
    pipelining: 0,
    headersTimeout: milliseconds,
    bodyTimeout: milliseconds,
    maxHeaderSize: 16 * 1024,
    connect({ hostname, port }, done) {
      open(hostname.replace(/^\[|\]$/g, ''), Number(port) || 443).then(
        (socket) => done(null, socket),
        (error: unknown) => done(error instanceof Error ? error : new RequestFailed('unreachable'), null),
      )
    },
  })
}

/** No loopback, private, link-local, mapped, translated, reserved or multicast address. */
function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

async function systemResolve(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true })
  return found.map(({ address }) => address)
}

async function secureConnect({ address, port, hostname }: Parameters<Connect>[0]): Promise<Socket> {
  const { connect } = await import('node:tls')
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: address,
      port,
      servername: isIP(hostname) ? '' : hostname,
      ALPNProtocols: ['http/1.1'],
    })
    socket.setTimeout(usualBounds.milliseconds, () => socket.destroy(new RequestFailed('too-slow')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      socket.off('error', reject)
      socket.setTimeout(0)
      resolve(socket)
    })
  })
}
