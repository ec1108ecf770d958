import { hash } from 'node:crypto'
import { RequestError } from './bounded-request.ts'
import type { GuardedFetcher } from './guarded-fetcher.ts'
import { redact } from './redact.ts'

/** A pair of keys for VAPID (RFC 8292), base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushRequest = {
  /** Shown by the service worker. */
  payload: string
  /** Messages with the same topic replace each other while the device is offline. */
  topic: string
  /** Seconds for which the push service keeps it while the device is offline. */
  ttl: number
  urgency: 'normal' | 'high'
  keys: PushKeys
  /** Address at which push services can reach the operator: `https:` or `mailto:`. */
  contact: string
}

/**
 * - `gone`: the subscription has ended
 * - `refused`: this message will never be accepted
 * - `uncertain`: the connection ended after the message was sent, so it may have been accepted
 */
export type PushResult =
  | { result: 'accepted' }
  | { result: 'gone' }
  | { result: 'retry'; error: string; retryAfterSeconds?: number; unreachable: boolean }
  | { result: 'refused'; error: string }
  | { result: 'uncertain'; error: string }

export type Push = {
  /** Whether the endpoint is on the public internet. */
  isAllowed: (endpoint: string) => Promise<boolean>
  /** Encrypts and sends one message. Errors name the host of the push service, but not the endpoint, which is secret. */
  send: (target: PushTarget, request: PushRequest) => Promise<PushResult>
}

const maxRetryAfterSeconds = 24 * 3600

export function createPush(fetcher: GuardedFetcher): Push {
  const createHeader = createVapidHeaderCache()
  return {
    async isAllowed(endpoint) {
      return URL.canParse(endpoint) && !isPrivateName(new URL(endpoint).hostname) && fetcher.isPublic(endpoint)
    },
    async send({ endpoint, p256dh, auth }, { payload, topic, ttl, urgency, keys, contact }) {
      const { hostname, origin } = new URL(endpoint)
      if (isPrivateName(hostname))
        return { result: 'refused', error: 'The device’s push service isn’t on the public internet.' }
      const { default: webPush } = await import('web-push')
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        TTL: ttl,
        urgency,
        topic: hash('sha256', `${topic}\n${auth}`, 'base64url').slice(0, 32),
        headers: { Authorization: await createHeader(origin, keys, contact) },
      })
      try {
        const reply = await fetcher.post(endpoint, { headers: toStrings(headers), body })
        return readReply(hostname, reply)
      } catch (error) {
        if (error instanceof RequestError) return readFailure(hostname, error)
        throw error
      }
    },
  }
}

/** Signs once per push service and hour. A signature is valid for twelve hours. */
function createVapidHeaderCache() {
  const known = new Map<string, { header: string; until: number }>()
  return async (origin: string, { publicKey, privateKey }: PushKeys, contact: string): Promise<string> => {
    const key = `${origin}\n${publicKey}\n${contact}`
    const found = known.get(key)
    if (found && found.until > Date.now()) return found.header
    const { default: webPush } = await import('web-push')
    const { Authorization: header } = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, 'aes128gcm')
    if (known.size >= 1000) known.clear()
    known.set(key, { header, until: Date.now() + 3_600_000 })
    return header
  }
}

function isPrivateName(hostname: string): boolean {
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return !isAddress && /^[^.]+\.?$|\.(localhost|local|internal|lan|home\.arpa)\.?$/i.test(hostname)
}

type Reply = Awaited<ReturnType<GuardedFetcher['post']>>

function readReply(hostname: string, { status, header, text }: Reply): PushResult {
  if (status >= 200 && status < 300) return { result: 'accepted' }
  if (status === 404 || status === 410) return { result: 'gone' }
  const error = `${hostname} answered ${status}${text ? `: ${redact(text)}` : ''}`
  if (status !== 429 && status < 500) return { result: 'refused', error }
  const retryAfterSeconds = parseRetryAfter(header('retry-after'))
  return { result: 'retry', error, unreachable: false, ...(retryAfterSeconds !== null && { retryAfterSeconds }) }
}

function readFailure(hostname: string, { failure, wasSent }: RequestError): PushResult {
  if (failure === 'refused') return { result: 'refused', error: `${hostname} isn’t on the public internet.` }

  if (wasSent) return { result: 'uncertain', error: `${hostname} didn’t confirm the message (${failure}).` }
  return { result: 'retry', error: `${hostname} can’t be reached (${failure}).`, unreachable: true }
}

/** @returns seconds; null without a valid header */
function parseRetryAfter(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), maxRetryAfterSeconds) : null
}

function toStrings(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}
