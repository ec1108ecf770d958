import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { User } from '#contract/account-fields.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { repliesOf } from '#contract/replies.ts'
import { createActor } from '../actor.ts'
import type { Client } from '../client.ts'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from '../errors.ts'
import { ApiResponse, type ApiResponseInit, type FileOptions } from './api-response.ts'
import { getClient } from './client.ts'
import { validationError, type InputPart } from './error-handler.ts'
import { createStreamRegistry, type EventProducer } from './event-stream.ts'
import { createReplyCache, type CachedReply } from './prepared.ts'
import type { RateLimiter } from './rate-limits.ts'
import { isSameOrigin } from './same-origin.ts'
import type { Route } from './serve.ts'

/** Finds the member whose session a cookie names; `extend` also moves the session's end, at most once an hour and where it can be written. */
export type Authenticate = (
  dependencies: Dependencies,
  sessionCookie: string,
  options: { extend: boolean },
) => Promise<User | null>

/** Puts every served endpoint on the server, with the same walk for each. */
export function mountRoutes(
  app: FastifyInstance,
  routes: Route[],
  dependencies: Dependencies,
  { authenticate, limits }: { authenticate: Authenticate; limits: RateLimiter },
): void {
  const replyCache = createReplyCache({ enabled: dependencies.config.databaseUrl === null })
  const callersByRequest = new WeakMap<FastifyRequest, { client: Client; user: User | null }>()
  const streamRegistry = createStreamRegistry()
  app.addHook('preClose', async () => streamRegistry.closeAll())
  const authenticated = async ({ sessionCookie }: Client, { extend = false } = {}) =>
    sessionCookie ? authenticate(dependencies, sessionCookie, { extend }) : null

  for (const { endpoint, handler, options } of routes) {
    const { method, access } = endpoint
    const cacheTopic = options.cacheTopic
    const replies = repliesOf(endpoint)
    const [usualStatus = 200] = replies.keys()

    const authorize = async (request: FastifyRequest) => {
      const client = getClient(request, dependencies.config)
      if (method !== 'GET' && !isSameOrigin(request.headers))
        throw refuse('cross-site', 'This request came from another site')
      const user = await authenticated(client, { extend: method !== 'GET' })
      await limits.check({ method, access, address: client.address, userId: user?.id ?? null })
      if (access !== 'public' && !user) throw refuse('not-signed-in', 'Please sign in')
      if (access === 'admin' && !user?.isAdmin) throw refuse('forbidden', 'Admins only')
      callersByRequest.set(request, { client, user })
    }

    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callersByRequest.get(request)
      if (!caller) throw new Error('A request reached its handler without being admitted')
      const cacheReply = cacheTopic ? replyCache.startCaching(cacheTopic) : undefined
      const params = parseInput(endpoint.params, request.params, 'params')
      const query = parseInput(endpoint.query, request.query, 'query')
      const body =
        endpoint.body === 'text' ? getRawBody(request.body) : parseInput(endpoint.body, request.body ?? {}, 'body')
      const headers = parseInput(endpoint.headers, headersOf(request, endpoint.headers), 'headers')
      const requestId = idempotencyKeyIn(headers)
      const actor = caller.user && createActor(caller.user, { now: dependencies.services.clock.now(), requestId })
      const background = {
        invalidate: replyCache.invalidate,
        reportError: (error: unknown) =>
          request.log.error({ err: error, path: endpoint.path }, 'work after a call failed'),
      }
      let result: unknown
      try {
        result = await handler({
          ...dependencies,
          ...caller,
          actor,
          params,
          query,
          headers,
          body,
          requestId,
          background,
        })
      } finally {
        for (const topic of options.invalidates ?? []) replyCache.invalidate(topic)
        if (options.endsSessions) void streamRegistry.recheck()
      }
      if (endpoint.events && isEventProducer(result)) {
        const { client, user } = caller
        const stream = streamRegistry.open(result, endpoint.events, {
          userId: user?.id ?? null,
          async isAdmitted() {
            const now = await authenticated(client)
            return now?.id === user?.id && now?.isAdmin === user?.isAdmin
          },
          // The caller may have gone already.
          onClose: (handler) => finished(reply.raw, () => handler()),
        })
        // A connection kept alive after its stream would hold up the closing of the server.
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
      const link = setHeaders(request, reply.status(status), init, caller.client)
      if (typeof declared === 'string') return reply.send(value)
      const json = JSON.stringify(declared.parse(value))
      if (cacheReply) return sendCachedReply(request, reply, cacheReply(request.url, json, link))
      return reply.type('application/json; charset=utf-8').send(json)
    }

    app.route({
      method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { text: endpoint.body === 'text' },
      onRequest: async (request, reply) => {
        const cachedReply = cacheTopic ? replyCache.find(cacheTopic, request.url) : undefined
        if (!cachedReply) return authorize(request)
        await limits.check({ method, access, address: request.ip, userId: null })
        return sendCachedReply(request, reply, cachedReply)
      },
      handler: handle,
    })
  }
}

/** @throws Error naming an endpoint of the contract that no feature serves, or one served twice */
export function assertAllEndpointsServed(endpoints: readonly Endpoint[], routes: Route[]): void {
  const name = ({ method, path }: Endpoint) => `${method} ${path}`
  const servedNames = routes.map(({ endpoint }) => name(endpoint))
  const missing = endpoints.map(name).filter((name) => !servedNames.includes(name))
  const unknown = servedNames.filter(
    (each, index) => !endpoints.map(name).includes(each) || servedNames.indexOf(each) !== index,
  )
  if (missing.length > 0) throw new Error(`Unserved endpoints: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`Served twice, or not in contract/endpoints.ts: ${unknown.join(', ')}`)
}

function parseInput<T>(schema: z.ZodType<T> | undefined, input: unknown, part: InputPart): T | undefined {
  if (!schema) return undefined
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw validationError(result.error, part)
}

function isEventProducer(result: unknown): result is EventProducer<unknown> {
  return typeof result === 'function'
}

function getRawBody(body: unknown): string {
  return typeof body === 'string' ? body : ''
}

/** The headers that the endpoint declares, under the names it gives them. */
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
  { next, location, file, cookies = [] }: ApiResponseInit,
  client: Client,
): string | null {
  if (location !== undefined) reply.header('location', location)
  if (file) setFileHeaders(reply, file)
  for (const { name, value, maxAge = 0 } of cookies) {
    const secure = client.origin.startsWith('https:')
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
    reply.setCookie(name, value ?? '', { ...options, maxAge: value === null ? 0 : maxAge })
  }
  if (!next) return null
  const url = new URL(request.url, 'http://here')
  url.searchParams.set('cursor', next)
  const link = `<${url.pathname}${url.search}>; rel="next"`
  reply.header('link', link)
  return link
}

function setFileHeaders(reply: FastifyReply, { type, name, immutable }: FileOptions): void {
  reply.header('content-type', type)
  if (name) reply.header('content-disposition', `attachment; filename="${name}"`)
  if (immutable) reply.header('cache-control', 'private, max-age=31536000, immutable')
}

function sendCachedReply(request: FastifyRequest, reply: FastifyReply, { plain, brotli, link }: CachedReply) {
  if (link) reply.header('link', link)
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (brotli.length > 0 && plain.length > 1024 && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.header('content-encoding', 'br').send(brotli)
  }
  return reply.send(plain)
}
