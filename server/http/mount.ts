import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { repliesOf, repliesWithSecret } from '#contract/replies.ts'
import type { Client } from '../client.ts'
import type { Database } from '../database/tables.ts'
import type { Dependencies } from '../dependencies.ts'
import { isNotFound, refuse } from '../errors.ts'
import { digestRequest } from '../idempotency.ts'
import type { ClaimStorage } from '../throttle/storage-quota.ts'
import { ApiResponse, type ApiResponseInit, type FileOptions } from './api-response.ts'
import { getBodyLimit, getKeyLimit } from './body-parsers.ts'
import {
  assertAccess,
  callHandler,
  type Caller,
  formatNextLink,
  parseInput,
  readCached,
  type SignedIn,
  visitor,
} from './call.ts'
import { getClient } from './client.ts'
import { chooseEncoding, sendBrotli } from './compression.ts'
import { setCookies } from './cookies.ts'
import { createStreamRegistry, type EventProducer, type FindStreamUsers } from './event-stream.ts'
import type { RateLimiter } from './rate-limits.ts'
import type { CachedReply, ReplyCache } from './reply-cache.ts'
import { isSameOrigin } from './same-origin.ts'
import type { CachedRoute, Route, UncachedRoute } from './serve.ts'
import type { UnreadReplies } from './unread-replies.ts'

/** Finds the member of a session cookie. `extend` also extends the session, at most once an hour. */
export type Authenticate = (
  dependencies: Dependencies,
  sessionCookie: string,
  options: { extend: boolean },
) => Promise<SignedIn | null>

/** Counts a read in the rate limits. @throws too-many-requests */
export type CountVisit = (request: FastifyRequest) => Promise<void>

export function mountRoutes(
  app: FastifyInstance,
  routes: Route[],
  dependencies: Dependencies,
  {
    authenticate,
    isSignedOut,
    findStreamUsers,
    limits,
    unreadReplies,
    replyCache,
    claimStorage,
    countVisit,
  }: {
    authenticate: Authenticate
    /** Whether a client without a session was signed out. Its session did not expire. */
    isSignedOut: (client: Client) => Promise<boolean>
    findStreamUsers: FindStreamUsers
    limits: RateLimiter
    unreadReplies: UnreadReplies
    replyCache: ReplyCache
    claimStorage: ClaimStorage
    countVisit: CountVisit
  },
): void {
  const callersByRequest = new WeakMap<FastifyRequest, Caller>()
  const streamRegistry = createStreamRegistry(findStreamUsers)
  app.addHook('preClose', async () => streamRegistry.endAll())
  const authenticated = async ({ sessionCookie }: Client, { extend = false } = {}) =>
    sessionCookie ? authenticate(dependencies, sessionCookie, { extend }) : null

  function createHandlers(route: UncachedRoute) {
    const { endpoint, options } = route
    const { method, access } = endpoint
    const replies = repliesOf(endpoint)
    const storesText = endpoint.errors?.includes('storage-full')
    const [usualStatus = 200] = replies.keys()

    const authorize = async (request: FastifyRequest) => {
      const client = getClient(request, dependencies.config)
      if (method !== 'GET' && !isSameOrigin(request.headers, dependencies.config.publicUrl))
        throw refuse('cross-site', 'This request came from another site')
      const member = options.ignoresSession ? null : await authenticated(client, { extend: method !== 'GET' })
      const user = member?.user ?? null
      request.memberId = user?.id ?? null
      const { sentByBrowser, isSearch } = options
      const userId = user?.id ?? null
      await limits.check({ method, access, address: client.address, userId, sentByBrowser, isSearch })
      if (method === 'GET') unreadReplies.assertRoom({ userId: user?.id ?? null, address: client.address })
      if (access !== 'public' && !user)
        throw refuse((await isSignedOut(client)) ? 'signed-out' : 'not-signed-in', 'Please sign in')
      if (member) assertAccess(endpoint, member)
      callersByRequest.set(request, { client, ...(member ?? visitor) })
    }

    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callersByRequest.get(request)
      if (!caller) throw new Error('A request reached its handler without being admitted')
      const params = parseInput(endpoint.params, request.params, 'params')
      const query = parseInput(endpoint.query, request.query, 'query')
      const body =
        endpoint.body === 'text' ? getRawBody(request.body) : parseInput(endpoint.body, request.body ?? {}, 'body')
      const headers = parseInput(endpoint.headers, headersOf(request, endpoint.headers), 'headers')
      const key = idempotencyKeyIn(headers)
      const idempotencyKey = key === null ? null : { key, digest: digestRequest({ method, url: request.url, body }) }
      const releaseStorage = storesText && caller.user ? await claimStorage(caller.user.id, body) : null
      let result: unknown
      try {
        result = await callHandler(route, dependencies, caller, { params, query, headers, body, idempotencyKey })
      } finally {
        releaseStorage?.()
        if (options.endsSessions) void streamRegistry.recheck()
      }
      if (endpoint.events && isEventProducer(result)) {
        const { client, user, standing } = caller
        if (!user || client.sessionCookie === null) throw new Error('A stream needs a signed-in member')
        const stream = streamRegistry.open(result, endpoint.events, {
          sessionCookie: client.sessionCookie,
          user: { id: user.id, isAdmin: user.isAdmin, role: standing.role },
          // The client may have disconnected already.
          onClose: (handler) => finished(reply.raw, () => handler()),
        })
        // A kept-alive connection would delay the shutdown of the server.
        reply.headers({ 'x-accel-buffering': 'no', connection: 'close' })
        return reply.type('text/event-stream').send(stream)
      }
      const {
        value,
        status = usualStatus,
        init,
      } = result instanceof ApiResponse ? result : new ApiResponse(result, undefined, {})
      const declared = replies.get(status)
      if (!declared) throw new Error(`${method} ${endpoint.path} does not declare a reply with status ${status}`)
      if (isCurrent(request, init.file)) {
        setHeaders(request, reply, init, caller.client)
        return reply.removeHeader('content-type').status(304).send()
      }
      const payload = typeof declared === 'string' ? value : JSON.stringify(declared.parse(value))
      const isHeldInMemory = typeof payload === 'string' || payload instanceof Uint8Array
      // A refused write would look as if it had not happened.
      if (method === 'GET' && isHeldInMemory)
        unreadReplies.add(
          reply.raw,
          { userId: caller.user?.id ?? null, address: caller.client.address },
          Buffer.byteLength(payload),
        )
      // Last, because an error must not have the headers of the reply, which may let caches keep it.
      setHeaders(request, reply.status(status), init, caller.client)
      if (typeof declared === 'string') return reply.send(payload)
      return reply.type('application/json; charset=utf-8').send(payload)
    }

    return { authorize, handle }
  }

  for (const route of routes) {
    if (!route.cached) app.route(createRoute(route, createHandlers(route)))
    else {
      const personal = route.personal && createHandlers(route.personal)
      app.route(createCachedRoute(route, personal, { database: dependencies.database, replyCache, countVisit }))
    }
  }
}

/** @throws Error naming an endpoint of the contract that no feature serves, or one served twice */
export function assertAllEndpointsServed(endpoints: readonly Endpoint[], routes: Route[]): void {
  const name = ({ method, path }: Endpoint) => `${method} ${path}`
  const known = new Set(endpoints.map(name))
  const served = routes.map(({ endpoint }) => name(endpoint))
  const missing = [...known].filter((each) => !served.includes(each))
  const unknown = served.filter((each, index) => !known.has(each) || served.indexOf(each) !== index)
  if (missing.length > 0) throw new Error(`Unserved endpoints: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`Served twice, or not in contract/endpoints.ts: ${unknown.join(', ')}`)
}

function isEventProducer(result: unknown): result is EventProducer<unknown> {
  return typeof result === 'function'
}

function getRawBody(body: unknown): string {
  return typeof body === 'string' ? body : ''
}

function headersOf({ headers }: FastifyRequest, schema: z.ZodObject | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.keys(schema?.shape ?? {}).map((name) => [name, headers[name.toLowerCase()]]))
}

function idempotencyKeyIn(headers: Record<string, unknown> = {}): string | null {
  const key = headers['Idempotency-Key']
  return typeof key === 'string' ? key : null
}

function setHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { next, location, file, cookies = [], clearCache }: ApiResponseInit,
  { secure }: Client,
): void {
  if (location !== undefined) reply.header('location', location)
  if (file) setFileHeaders(reply, file)
  if (clearCache) reply.header('clear-site-data', '"cache"')
  setCookies(request, reply, { cookies, secure })
  if (next) reply.header('link', formatNextLink(request.url, next))
}

function setFileHeaders(reply: FastifyReply, { type, name, inline, etag, immutable }: FileOptions): void {
  reply.header('content-type', type)
  if (name) reply.header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${name}"`)
  // Opened on its own, a file that a browser took for a page could not run a script.
  if (inline) reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  if (etag) reply.headers({ 'cache-control': 'private, no-cache', etag: formatEtag(etag) })
  if (immutable) reply.header('cache-control', 'public, max-age=31536000, immutable')
}

/** Whether the client has the newest version in its cache. */
function isCurrent({ headers }: FastifyRequest, file: FileOptions | undefined): boolean {
  const known = headers['if-none-match']?.split(',').map((etag) => etag.trim().replace(/^W\//, ''))
  return file?.etag !== undefined && known?.includes(formatEtag(file.etag)) === true
}

function formatEtag(version: string): string {
  return `"${version}"`
}

type Handlers = {
  authorize: (request: FastifyRequest) => Promise<void>
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

function createRoute({ endpoint }: UncachedRoute, { authorize, handle }: Handlers): RouteOptions {
  return {
    method: endpoint.method,
    url: getRoutePath(endpoint),
    bodyLimit: getBodyLimit(endpoint),
    config: {
      text: endpoint.body === 'text',
      bodyTypes: endpoint.bodyTypes,
      maxKeys: getKeyLimit(endpoint),
      secret: repliesWithSecret(endpoint),
    },
    onRequest: authorize,
    handler: handle,
  }
}

/**
 * Serves the same bytes to everyone, so it may use only the URL of the request. What it does not find may exist for the
 * member who asks.
 */
function createCachedRoute(
  route: CachedRoute,
  personal: Handlers | null,
  { database, replyCache, countVisit }: { database: Database; replyCache: ReplyCache; countVisit: CountVisit },
): RouteOptions {
  return {
    method: route.endpoint.method,
    url: getRoutePath(route.endpoint),
    onRequest: countVisit,
    handler: async (request, reply) => {
      const [path = ''] = request.url.split('?')
      const { params, query } = request
      try {
        const cached = await readCached(route, { path, params, query }, { database, replyCache })
        return sendCachedReply(request, reply, cached)
      } catch (error) {
        if (!personal || !isNotFound(error)) throw error
        await personal.authorize(request)
        return personal.handle(request, reply)
      }
    },
  }
}

function getRoutePath({ path }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function sendCachedReply(request: FastifyRequest, reply: FastifyReply, { plain, brotli, link }: CachedReply) {
  if (link) reply.header('link', link)
  reply.header('content-type', 'application/json; charset=utf-8')
  if (plain.length > 1024 && chooseEncoding(request) === 'br') return sendBrotli(reply, brotli)
  return reply.send(plain)
}
