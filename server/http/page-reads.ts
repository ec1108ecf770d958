import type { ScreenRead, ScreenReply } from '#contract/page-data.ts'
import { repliesOf, repliesWithSecret } from '#contract/replies.ts'
import type { Dependencies } from '../dependencies.ts'
import { ApiError, isNotFound } from '../errors.ts'
import { ApiResponse } from './api-response.ts'
import { assertAccess, callHandler, type Caller, parseInput, readCached } from './call.ts'
import { countParameters, matchPath } from './path-pattern.ts'
import type { CachedReply, ReplyCache } from './reply-cache.ts'
import type { Route, UncachedRoute } from './serve.ts'

/** Reads the reply of a call for a page. @returns null if the browser must make the call itself */
export type ReadForPage = (read: ScreenRead, caller: Caller) => Promise<ScreenReply | null>

type Value = { value: unknown; next: string | null | undefined }

/**
 * Answers the calls that a screen starts with, without a request for each. They pass the same access checks and schemas as
 * requests do.
 */
export function createPageReads(
  routes: Route[],
  dependencies: Dependencies,
  { replyCache }: { replyCache: ReplyCache },
): ReadForPage {
  const { database } = dependencies
  const findRoute = createRouteFinder(routes)
  const parsed = new WeakMap<CachedReply, unknown>()

  async function readValue({ path, query }: ScreenRead, caller: Caller): Promise<Value | null> {
    const found = findRoute(path)
    if (!found) return null
    const { route, params } = found
    if (!route.cached) return readPersonal(route, { params, query }, caller)
    try {
      const reply = await readCached(route, { path, params, query }, { database, replyCache })
      if (reply.link) return null
      const value: unknown = parsed.get(reply) ?? JSON.parse(reply.plain.toString())
      parsed.set(reply, value)
      return { value, next: null }
    } catch (error) {
      if (route.personal && isNotFound(error)) return readPersonal(route.personal, { params, query }, caller)
      throw error
    }
  }

  async function readPersonal(
    route: UncachedRoute,
    { params, query }: { params: Record<string, string>; query: ScreenRead['query'] },
    caller: Caller,
  ): Promise<Value | null> {
    const { endpoint } = route
    const schema = repliesOf(endpoint).get(200)
    if (!schema || typeof schema === 'string') return null
    if (endpoint.access !== 'public' && !caller.user) return null
    if (caller.user) assertAccess(endpoint, caller)
    const result = await callHandler(route, dependencies, caller, {
      params: parseInput(endpoint.params, params, 'params'),
      query: parseInput(endpoint.query, query, 'query'),
      headers: undefined,
      body: undefined,
      idempotencyKey: null,
    })
    const { value, init } = result instanceof ApiResponse ? result : new ApiResponse(result, undefined, {})
    return { value: schema.parse(value), next: init.next }
  }

  return async (read, caller) => {
    try {
      const reply = await readValue(read, caller)
      // The browser reads the rest of a list that it shows as a whole.
      if (!reply || (reply.next && !read.paged)) return null
      const { value, next } = reply
      const page = { items: value, next: next ?? undefined }
      return { key: read.key, value: read.paged ? { pages: [page], pageParams: [''] } : value }
    } catch (error) {
      // The screen shows why, when the browser makes the call.
      if (error instanceof ApiError) return null
      throw error
    }
  }
}

type FoundRoute = { route: Route; params: Record<string, string> }

function createRouteFinder(routes: Route[]): (path: string) => FoundRoute | null {
  const reads = routes
    // Pages are compressed, so they have no secrets.
    .filter(({ endpoint }) => endpoint.method === 'GET' && !repliesWithSecret(endpoint))
    .toSorted((a, b) => countParameters(a.endpoint.path) - countParameters(b.endpoint.path))
  return (path) => {
    for (const route of reads) {
      const params = matchPath(route.endpoint.path, path)
      if (params) return { route, params: mapValues(params, decodeURIComponent) }
    }
    return null
  }
}

function mapValues(record: Record<string, string>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
