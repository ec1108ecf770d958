import { strFromU8, unzipSync } from 'fflate'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { reactionKinds } from '#contract/reaction-answers.ts'
import { composers } from '#server/composers.ts'
import type { TestApp, TestClient } from './app.ts'

/** The ids that fill the parameters of the paths. A parameter without a list here must be added to `findValues`. */
export type KnownIds = { any: string[]; members: string[]; crews?: string[]; words?: string[] }

/** The same for everyone, or numbers of the server that change with every request, or, of the log-out, nothing to read. */
const withoutMembers = [
  '/api/admin/status',
  '/api/help',
  '/api/login',
  '/api/logout',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
]
const reads = (endpoints as readonly Endpoint[]).filter(
  ({ method, reply, path }) => method === 'GET' && reply !== 'stream' && !withoutMembers.includes(path),
)

/** What a parameter of a query needs where it is required, or where its values show something else. */
const queries: Record<string, string[]> = {
  '/api/crews/{id}/board': ['?month=2026-03'],
  '/api/crews/{id}/round': ['?on=2026-03-10'],
  '/api/days': ['?from=2026-03-01&to=2026-04-30'],
  '/api/forum': ['?pinned=only', '?limit=100'],
  '/api/journal/days': ['?from=2026-03-01&to=2026-04-30'],
  '/api/reactions/{kind}/{id}': ['?date=2026-03-10'],
  '/api/unsubscribe': ['?token=unknown'],
}

/** Who reads. A call that they may not make is made with one id only. */
export type Reader = 'visitor' | 'member' | 'moderator' | 'admin'

const accesses: Record<Reader, Endpoint['access'][]> = {
  visitor: ['public'],
  member: ['public', 'member'],
  moderator: ['public', 'member', 'moderator'],
  admin: ['public', 'member', 'moderator', 'admin'],
}

/**
 * Lists the addresses of every GET of the contract, with every id filled in. A new endpoint is covered automatically.
 * @throws for a parameter that has no values, so that it gets some
 */
export function listReads(reader: Reader, ids: KnownIds): string[] {
  return reads.flatMap(({ path, query, access }) => {
    const isRequired = Object.values(query?.shape ?? {}).some((schema) => !schema.safeParse(undefined).success)
    const filled = fillPath(path, ids).slice(0, accesses[reader].includes(access) ? undefined : 1)
    const searches = path === '/api/search' ? (ids.words ?? []).map((word) => `?query=${encodeURIComponent(word)}`) : []
    return filled.flatMap((url) => [
      ...(isRequired ? [] : [url]),
      ...[...(queries[path] ?? []), ...searches].map((text) => url + text),
    ])
  })
}

function fillPath(path: string, ids: KnownIds): string[] {
  const parameter = path.match(/\{(\w+)\}/)?.[1]
  if (parameter === undefined) return [path]
  return findValues(path, parameter, ids).flatMap((value) => fillPath(path.replace(`{${parameter}}`, value), ids))
}

function findValues(path: string, parameter: string, { any, members, crews = any }: KnownIds): string[] {
  if (path.startsWith('/api/crews/{id}')) return crews
  if (path.includes('/members/{id}')) return members
  if (parameter === 'pictureId') return any.slice(-3)
  if (parameter === 'id' || parameter === 'replyId') return any
  if (parameter === 'memberId') return members
  if (parameter === 'key') return ['privacy', 'terms', 'imprint', 'guidelines']
  if (parameter === 'kind') return path.startsWith('/api/reactions') ? [...reactionKinds] : ['discussion', 'reply']
  if (parameter === 'link' || parameter === 'version') return ['unknown']
  throw new Error(`Give values for {${parameter}} of ${path}`)
}

export type Read = { url: string; status: number; text: string }

/** Makes reads of the contract. @param call of a member, or of a visitor */
export async function readAll(call: TestClient['call'], urls: string[]): Promise<Read[]> {
  const replies: Read[] = []
  for (const url of urls) {
    const reply = await call('GET', url)
    if (reply.statusCode === 400 && !url.includes('unknown')) throw new Error(`${url} answered ${reply.body}`)
    const isZip = reply.headers['content-type'] === 'application/zip'
    const text = isZip ? Object.values(unzipTexts(reply.rawPayload)).join('\n') : reply.body
    replies.push({ url, status: reply.statusCode, text })
  }
  return replies
}

/** Reads the files of an export by name. */
export function unzipTexts(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]))
}

export type Composed = { kind: string; channel: 'email' | 'push'; text: string }

/**
 * What push messages and emails of every kind would say to a member now, about every subject.
 * @param about.on the round of a crew
 */
export async function composeEverything(
  site: TestApp,
  { id: userId, username, email }: TestClient,
  { subjectIds, on }: { subjectIds: string[]; on: string },
): Promise<Composed[]> {
  const messages: Composed[] = []
  const recipient = { userId, username, email, timeZone: 'UTC', dayStart: 3 }
  const now = site.services.clock.now()
  const context = { dependencies: site, database: site.database, recipient, now }
  for (const [kind, composer] of Object.entries(composers)) {
    if (kind === 'reminder' || 'guestEmail' in composer) continue
    const data = JSON.stringify({ since: '', on })
    for (const subjectId of kind === 'digest' ? [null] : subjectIds) {
      const message = { kind, subjectId, data, createdAt: '' }
      for (const channel of ['email', 'push'] as const) {
        const composed = await composer[channel]({ ...context, message })
        if (composed) messages.push({ kind, channel, text: JSON.stringify(composed) })
      }
    }
  }
  return messages
}

/** Reads the calendar feed of a member, which they switch on. */
export async function readCalendar(site: TestApp, { call }: TestClient): Promise<string> {
  const { calendarUrl } = (await call('POST', '/api/calendar')).json()
  return (await site.visitor('GET', new URL(calendarUrl).pathname)).body
}
