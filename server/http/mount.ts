import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { User } from '#contract/account-fields.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { repliesOf } from '#contract/replies.ts'
import { createActor } from '../actor.ts'
import type { Client } from '../client.ts'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from '../errors.ts'
import { Answer, type AnswerDetail, type FileDetail } from './answer.ts'
import { clientOf } from './client.ts'
import { badRequest, type InputPart } from './errors.ts'
import { eventStreams, type Events } from './event-stream.ts'
import { preparedReplies, type PreparedReply } from './prepared.ts'
import type { RateLimits } from './rate-limits.ts'
import { isSameOrigin } from './same-origin.ts'
import type { Served } from './serve.ts'

/** Finds the member whose session a cookie names; `extend` also moves the session's end, at most once an hour and where it can be written. */
export type Authenticate = (
  dependencies: Dependencies,
  sessionCookie: string,
  options: { extend: boolean },
) => Promise<User | null>

/** Puts every served endpoint on the server, with the same walk for each. */
export function mount(
  app: FastifyInstance,
  routes: Served[],
  dependencies: Dependencies,
  { authenticate, limits }: { authenticate: Authenticate; limits: RateLimits },
): void {
  const prepared = preparedReplies({ enabled: dependencies.config.databaseUrl === null })
  const callers = new WeakMap<FastifyRequest, { client: Client; user: User | null }>()
  const streams = eventStreams()
  app.addHook('preClose', async () => streams.endAll())
  const authenticated = async ({ sessionCookie }: Client, { extend = false } = {}) =>
    sessionCookie ? authenticate(dependencies, sessionCookie, { extend }) : null

  for (const { endpoint, answer, options } of routes) {
    const { method, access } = endpoint
    const topic = options.prepared
    const replies = repliesOf(endpoint)
    const [usualStatus = 200] = replies.keys()

    const admit = async (request: FastifyRequest) => {
      const client = clientOf(request, dependencies.config)
      if (method !== 'GET' && !isSameOrigin(request.headers))
        throw refuse('cross-site', 'This request came from another site')
      const user = await authenticated(client, { extend: method !== 'GET' })
      await limits.check({ method, access, address: client.address, userId: user?.id ?? null })
      if (access !== 'public' && !user) throw refuse('not-signed-in', 'Please sign in')
      if (access === 'admin' && !user?.isAdmin) throw refuse('forbidden', 'Admins only')
      callers.set(request, { client, user })
    }

    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callers.get(request)
      if (!caller) throw new Error('A request reached its handler without being admitted')
      const keep = topic ? prepared.begin(topic) : undefined
      const params = parsed(endpoint.params, request.params, 'params')
      const query = parsed(endpoint.query, request.query, 'query')
      const body = endpoint.body === 'text' ? textOf(request.body) : parsed(endpoint.body, request.body ?? {}, 'body')
      const headers = parsed(endpoint.headers, headersOf(request, endpoint.headers), 'headers')
      const requestId = idempotencyKeyIn(headers)
      const actor = caller.user && createActor(caller.user, { now: dependencies.services.clock.now(), requestId })
      const afterwards = {
        changed: prepared.drop,
        failed: (error: unknown) => request.log.error({ err: error, path: endpoint.path }, 'work after a call failed'),
      }
      let result: unknown
      try {
        result = await answer({
          ...dependencies,
          ...caller,
          actor,
          params,
          query,
          headers,
          body,
          requestId,
          afterwards,
        })
      } finally {
        for (const changed of options.changes ?? []) prepared.drop(changed)
        if (options.endsSessions) void streams.recheck()
      }
      if (endpoint.events && isEvents(result)) {
        const { client, user } = caller
        const stream = streams.open(result, endpoint.events, {
          userId: user?.id ?? null,
          async isAdmitted() {
            const now = await authenticated(client)
            return now?.id === user?.id && now?.isAdmin === user?.isAdmin
          },
          onClose: (closed) => reply.raw.once('close', closed),
        })
        // A connection kept alive after its stream would hold up the closing of the server.
        reply.headers({ 'x-accel-buffering': 'no', connection: 'close' })
        return reply.type('text/event-stream').send(stream)
      }
      const { value, status = usualStatus, detail } = result instanceof Answer ? result : new Answer(result, undefined, {})
      const declared = replies.get(status)
      if (!declared) throw new Error(`${method} ${endpoint.path} does not declare a reply with status ${status}`)
      const link = setHeaders(request, reply.status(status), detail, caller.client)
      if (typeof declared === 'string') return reply.send(value)
      const json = JSON.stringify(declared.parse(value))
      if (keep) return sendPrepared(request, reply, keep(request.url, json, link))
      return reply.type('application/json; charset=utf-8').send(json)
    }

    app.route({
      method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { text: endpoint.body === 'text' },
      onRequest: async (request, reply) => {
        const kept = topic ? prepared.find(topic, request.url) : undefined
        if (!kept) return admit(request)
        await limits.check({ method, access, address: request.ip, userId: null })
        return sendPrepared(request, reply, kept)
      },
      handler: handle,
    })
  }
}

/** @throws Error naming an endpoint of the contract that no feature serves, or one served twice */
export function requireAllServed(endpoints: readonly Endpoint[], routes: Served[]): void {
  const name = ({ method, path }: Endpoint) => `${method} ${path}`
  const served = routes.map(({ endpoint }) => name(endpoint))
  const missing = endpoints.map(name).filter((each) => !served.includes(each))
  const unknown = served.filter((each, at) => !endpoints.map(name).includes(each) || served.indexOf(each) !== at)
  if (missing.length > 0) throw new Error(`Unserved endpoints: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`Served twice, or not in contract/endpoints.ts: ${unknown.join(', ')}`)
}

function parsed<T>(schema: z.ZodType<T> | undefined, input: unknown, part: InputPart): T | undefined {
  if (!schema) return undefined
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw badRequest(result.error, part)
}

function isEvents(result: unknown): result is Events<unknown> {
  return typeof result === 'function'
}

function textOf(body: unknown): string {
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
  { next, location, file, cookies = [] }: AnswerDetail,
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

function setFileHeaders(reply: FastifyReply, { type, name, keep }: FileDetail): void {
  reply.header('content-type', type)
  if (name) reply.header('content-disposition', `attachment; filename="${name}"`)
  if (keep) reply.header('cache-control', 'private, max-age=31536000, immutable')
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, { plain, brotli, link }: PreparedReply) {
  if (link) reply.header('link', link)
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (brotli.length > 0 && plain.length > 1024 && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.header('content-encoding', 'br').send(brotli)
  }
  return reply.send(plain)
}
