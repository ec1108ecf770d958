import type { z } from 'zod'
import type { User } from '#contract/account-fields.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Standing } from '#contract/standing.ts'
import { createActor } from '../actor.ts'
import type { Client } from '../client.ts'
import type { Database } from '../database/tables.ts'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from '../errors.ts'
import { ApiResponse } from './api-response.ts'
import { validationError, type InputPart } from './error-handler.ts'
import type { CachedReply, ReplyCache } from './reply-cache.ts'
import type { CachedRoute, UncachedRoute } from './serve.ts'

export type SignedIn = { user: User; preferences: Preferences; standing: Standing }
export type Visitor = { user: null; preferences: null; standing: null }
export type Caller = { client: Client } & (SignedIn | Visitor)

export const visitor: Visitor = { user: null, preferences: null, standing: null }

type CallInput = Pick<
  Parameters<UncachedRoute['handler']>[0],
  'params' | 'query' | 'headers' | 'body' | 'idempotencyKey'
>

/** Calls the function of an endpoint for someone who may call it, with parsed input. */
export async function callHandler(
  { handler }: UncachedRoute,
  dependencies: Dependencies,
  caller: Caller,
  input: CallInput,
): Promise<unknown> {
  const { idempotencyKey } = input
  const now = dependencies.services.clock.now()
  const actor = caller.user && createActor(caller.user, caller.preferences, caller.standing, { now, idempotencyKey })
  return handler({ ...dependencies, ...caller, actor, ...input })
}

/** @throws forbidden when the role of the member is too low */
export function assertAccess(
  { access, openToEveryone }: Endpoint,
  { user, standing: { role } }: Pick<SignedIn, 'user' | 'standing'>,
): void {
  if (access === 'moderator' && role === 'member') throw refuse('forbidden', 'Moderators only')
  if (access !== 'admin' || role === 'admin' || (openToEveryone && user.isAdmin)) return
  throw refuse('forbidden', 'Admins only')
}

/** @throws validation-failed naming the field */
export function parseInput<T>(schema: z.ZodType<T> | undefined, input: unknown, part: InputPart): T | undefined {
  if (!schema) return undefined
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw validationError(result.error, part)
}

/** Reads a public reply from the cache. It is the same for everyone. */
export async function readCached(
  { endpoint, readVersion, handler }: CachedRoute,
  request: { path: string; params: unknown; query: unknown },
  { database, replyCache }: { database: Database; replyCache: ReplyCache },
): Promise<CachedReply> {
  const params = parseInput(endpoint.params, request.params, 'params')
  const query = parseInput(endpoint.query, request.query, 'query')
  const url = writeUrl(request.path, query)
  return replyCache.get(url, readVersion, async () => {
    const result = await handler({ database, params, query })
    const { value, init } = result instanceof ApiResponse ? result : { value: result, init: {} }
    const json = JSON.stringify(endpoint.reply.parse(value))
    return { json, link: init.next ? formatNextLink(url, init.next) : null }
  })
}

export function formatNextLink(requestUrl: string, cursor: string): string {
  const url = new URL(requestUrl, 'http://here')
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="next"`
}

/** Writes a path with its parsed query, so that all spellings of a query share a cached reply. */
function writeUrl(path: string, query: Record<string, unknown> = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
