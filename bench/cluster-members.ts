import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { readCookies } from './proxy-checks.ts'
import { host, send, type Sent, type Target } from './proxy-client.ts'

export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** Sends a request of one member. @throws Error without a whole reply */
export type Send = (path: string, sent?: Sent) => Promise<Reply>

export type Member = { name: string; send: Send; cookie: string }

const kinds = ['entry', 'reply', 'day'] as const
type Kind = (typeof kinds)[number]

/** A write that got a reply of success. Times are of `performance.now()`. */
export type Acknowledged = { kind: Kind; member: string; text: string; sentAt: number; at: number }

/** What all members have seen. */
export type Records = {
  acknowledged: Acknowledged[]
  /** Texts that were sent at least once, by kind. */
  sent: Record<Kind, Set<string>>
  /** How often each kind of failure was seen, such as `503 unavailable` or `no reply`. */
  failures: Map<string, number>
  /** Replies that an outage does not excuse. */
  faults: string[]
}

/** Below the limit of writes per member and minute, in milliseconds. */
const pace = 600
/** Before a write is sent again with the same key, in milliseconds. */
const retryDelay = 500

export function createRecords(): Records {
  const sent = { entry: new Set<string>(), reply: new Set<string>(), day: new Set<string>() }
  return { acknowledged: [], sent, failures: new Map(), faults: [] }
}

/** @param address from which the member connects, because visitors of one address have a limit */
export function sendThrough(target: Target, address: string): Send {
  return async (path, sent) => {
    const { status, headers, body } = await send(target, path, { ...sent, from: address })
    return { status, headers, body: body.toString() }
  }
}

/** Sends requests to one process of the app, with the headers of the proxy. */
export function sendTo(port: number, address: string): Send {
  return (path, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(20_000)
      const forwarded = { host, 'x-forwarded-for': address, 'x-forwarded-proto': 'https' }
      const options = { host: '127.0.0.1', port, path, method, agent: false, signal } as const
      const sent = request({ ...options, headers: { ...forwarded, ...headers } }, (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (chunk: string) => (text += chunk))
        reply.on('error', reject)
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text }))
      })
      sent.on('error', (error) => reject(signal.aborted ? new Error(`${path} has no reply after 20 s`) : error))
      sent.end(body)
    })
}

export async function signUp(send: Send, name: string, setupCode?: string): Promise<Member> {
  const account = { email: `${name}@example.org`, username: name, password: 'correct horse battery' }
  const { status, headers, body } = await send('/api/auth/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, ...(setupCode && { setupCode }) }),
  })
  if (status !== 201) throw new Error(`A sign-up answered ${status} ${body}`)
  return { name, send, cookie: readCookies([headers['set-cookie'] ?? []].flat()) }
}

/** Calls the app as a member. @throws Error for any other reply than success */
export async function call(member: Member, method: string, path: string, body?: unknown): Promise<Reply> {
  const reply = await member.send(path, buildRequest(member, method, body))
  if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status} ${reply.body}`)
  return reply
}

function buildRequest({ cookie }: Member, method: string, body?: unknown, key?: string): Sent {
  return {
    method,
    headers: { cookie, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/** Writes journal entries, replies to a discussion and days of challenges in turn, until the signal. */
export async function writeUntil(
  member: Member,
  { days, threadId, records, signal }: { days: Days; threadId: string; records: Records; signal: AbortSignal },
): Promise<void> {
  for (let number = 0; !signal.aborted; number++) {
    const kind = kinds[number % kinds.length] ?? 'entry'
    const text = `${member.name} ${number} ${randomUUID()}`
    const [path, body] = {
      entry: () => ['/api/journal', { content: text }] as const,
      reply: () => [`/api/forum/${threadId}/replies`, { content: text }] as const,
      day: () => [`/api/user-challenges/${days.id()}/check-ins`, { note: text, again: true }] as const,
    }[kind]()
    records.sent[kind].add(text)
    const wasWritten = await write(member, { kind, text, path, body, records, signal })
    if (wasWritten && kind === 'day') await days.advance(signal)
    await delay(pace)
  }
}

type Write = { kind: Kind; text: string; path: string; body: unknown; records: Records; signal: AbortSignal }

/** Sends a write until it is acknowledged, as the app's own client does. @returns false when the signal came first */
async function write(member: Member, { kind, text, path, body, records, signal }: Write): Promise<boolean> {
  const key = randomUUID()
  while (!signal.aborted) {
    const sentAt = performance.now()
    const reply = await member.send(path, buildRequest(member, 'POST', body, key)).catch((error: Error) => error)
    const at = performance.now()
    if (!(reply instanceof Error) && reply.status < 300) {
      records.acknowledged.push({ kind, member: member.name, text, sentAt, at })
      return true
    }
    recordFailure(reply, `${member.name} ${path}`, records)
    await delay(retryDelay)
  }
  return false
}

function recordFailure(reply: Reply | Error, call: string, { failures, faults }: Records): void {
  const failure = reply instanceof Error ? describeError(reply) : `${reply.status} ${readCode(reply)}`.trim()
  failures.set(failure, (failures.get(failure) ?? 0) + 1)
  const isExcused = reply instanceof Error ? failure === 'cut' : ['503 unavailable', '502', '504'].includes(failure)
  if (!isExcused) faults.push(`${call}: ${failure} ${reply instanceof Error ? reply.message : reply.body}`)
}

function describeError({ message }: Error): string {
  return /no reply/.test(message) ? 'no reply' : 'cut'
}

/** @returns the code of the contract, or nothing for a reply of the proxy */
function readCode({ body }: Reply): string {
  try {
    return (JSON.parse(body) as { code: string }).code
  } catch {
    return ''
  }
}

/** The challenge in which a member marks days. The next one is joined when it is complete. */
type Days = { id: () => string; advance: (signal: AbortSignal) => Promise<void> }

export async function startDays(member: Member): Promise<Days> {
  const challenges = JSON.parse((await call(member, 'GET', '/api/challenges')).body) as { id: string }[]
  let id = ''
  let left = 0
  const join = async () => {
    const [challenge] = challenges
    if (!challenge) throw new Error(`${member.name} has completed every challenge`)
    const { body } = await call(member, 'POST', '/api/user-challenges', { challengeId: challenge.id })
    const participation = JSON.parse(body) as { id: string; challenge: { duration: number } }
    id = participation.id
    left = participation.challenge.duration
    challenges.shift()
  }
  await join()
  return {
    id: () => id,
    async advance(signal) {
      left -= 1
      if (left > 0) return
      while (!signal.aborted) {
        if (await isDone(join())) return
        await delay(retryDelay)
      }
    },
  }
}

function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

const stored: Record<Kind, string> = {
  entry: 'select content as text from journal_entries',
  reply: 'select content as text from forum_replies',
  day: 'select note as text from challenge_check_ins',
}

/** @returns the acknowledged writes that do not exist, and the texts that exist more than once */
export async function findLost(databaseUrl: string, { acknowledged, sent }: Records) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    // What is acknowledged later may not be in the snapshot.
    const expected = [...acknowledged]
    const lost: Acknowledged[] = []
    const repeated: string[] = []
    for (const kind of kinds) {
      const { rows } = await client.query<{ text: string }>(stored[kind])
      const counts = new Map<string, number>()
      for (const { text } of rows) counts.set(text, (counts.get(text) ?? 0) + 1)
      lost.push(...expected.filter((each) => each.kind === kind && !counts.has(each.text)))
      repeated.push(...[...sent[kind]].filter((text) => (counts.get(text) ?? 0) > 1))
    }
    return { lost, repeated }
  } finally {
    await client.end()
  }
}
