import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { User } from '#contract/account-fields.ts'
import type {
  EndpointBody,
  Endpoint,
  EndpointEvent,
  HeadersOf,
  OtherRepliesOf,
  EndpointParams,
  EndpointQuery,
  EndpointReply,
} from '#contract/endpoint.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Standing } from '#contract/standing.ts'
import type { CommunityActor } from '../actor.ts'
import type { Client } from '../client.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/tables.ts'
import type { IdempotencyKey } from '../idempotency.ts'
import type { Logger } from '../logger.ts'
import type { Measurements } from '../measurements/measurements.ts'
import type { Services } from '../services/services.ts'
import type { ApiResponse } from './api-response.ts'
import type { EventProducer } from './event-stream.ts'
import type { ReadVersion } from './reply-cache.ts'

export type Context<E extends Endpoint> = {
  database: Database
  config: Config
  services: Services
  logger: Logger
  measurements: Measurements
  user: 'public' extends E['access'] ? User | null : User
  preferences: 'public' extends E['access'] ? Preferences | null : Preferences
  standing: 'public' extends E['access'] ? Standing | null : Standing
  actor: 'public' extends E['access'] ? CommunityActor | null : CommunityActor
  params: EndpointParams<E>
  query: EndpointQuery<E>
  headers: HeadersOf<E>
  body: EndpointBody<E>
  /** From the header, if the endpoint declares it. */
  idempotencyKey: IdempotencyKey | null
  client: Client
}

type HandlerResult<E extends Endpoint> = E['reply'] extends 'redirect'
  ? ApiResponse<undefined>
  : E['reply'] extends 'bytes'
    ? ApiResponse<Uint8Array | Readable>
    : E['reply'] extends 'stream'
      ? EventProducer<EndpointEvent<E>>
      : EndpointReply<E> | ApiResponse<EndpointReply<E>> | OtherAnswer<OtherRepliesOf<E>>

type OtherAnswer<Replies> = {
  [Status in keyof Replies]: Replies[Status] extends z.ZodType
    ? ApiResponse<z.input<Replies[Status]>, Status & number>
    : never
}[keyof Replies]

type ServeOptions = {
  /** The endpoint may end sessions or change roles, so open streams are rechecked after it. */
  endsSessions?: boolean
  /** Browsers make the call on their own, so it is limited separately from what people do. */
  sentByBrowser?: boolean
  /** The call is made while someone types, and searches more than it answers, so it has its own limit too. */
  isSearch?: boolean
  /** The call is answered without the database, so it does not look up the session. */
  ignoresSession?: boolean
}

export type Route = UncachedRoute | CachedRoute

export type UncachedRoute = {
  endpoint: Endpoint
  cached: false
  handler(context: Context<Endpoint>): unknown
  options: ServeOptions
}

export type CachedRoute = {
  endpoint: PublicRead
  cached: true
  readVersion: ReadVersion
  handler(context: CachedContext<PublicRead>): unknown
  /** Answers members when the cached reply is "not found". */
  personal: UncachedRoute | null
}

type PublicRead = Endpoint & { method: 'GET'; access: 'public'; reply: z.ZodType }

/** Everyone gets the same cached reply, so it must not depend on the caller. */
type CachedContext<E extends Endpoint> = Pick<Context<E>, 'database' | 'params' | 'query'>

/**
 * Binds an endpoint to its handler, which runs after authentication, access checks and input parsing. The contract's
 * schema parses its reply.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context<E>) => HandlerResult<E> | Promise<HandlerResult<E>>,
  options?: ServeOptions,
): Route
export function serve(endpoint: Endpoint, handler: UncachedRoute['handler'], options: ServeOptions = {}): Route {
  return { endpoint, cached: false, handler, options }
}

/**
 * Binds a public read. Its replies are cached until the version changes.
 * @param personal answers members when `handler` finds nothing that everyone may see
 */
export function serveCached<E extends PublicRead>(
  endpoint: E,
  readVersion: ReadVersion,
  handler: (context: CachedContext<E>) => HandlerResult<E> | Promise<HandlerResult<E>>,
  personal?: (context: Context<E>) => HandlerResult<E> | Promise<HandlerResult<E>>,
): Route
export function serveCached(
  endpoint: PublicRead,
  readVersion: ReadVersion,
  handler: CachedRoute['handler'],
  personal?: UncachedRoute['handler'],
): Route {
  return {
    endpoint,
    cached: true,
    readVersion,
    handler,
    personal: personal ? { endpoint, cached: false, handler: personal, options: {} } : null,
  }
}
