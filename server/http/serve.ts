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
import type { Actor } from '../actor.ts'
import type { Client } from '../client.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/tables.ts'
import type { Logger } from '../logger.ts'
import type { Services } from '../services/services.ts'
import type { ApiResponse } from './api-response.ts'
import type { EventProducer } from './event-stream.ts'

export type Context<E extends Endpoint> = {
  database: Database
  config: Config
  services: Services
  logger: Logger
  /** Never null where access is not public. */
  user: 'public' extends E['access'] ? User | null : User
  /** The same member with the time of the request; never null where access is not public. */
  actor: 'public' extends E['access'] ? Actor | null : Actor
  params: EndpointParams<E>
  query: EndpointQuery<E>
  headers: HeadersOf<E>
  body: EndpointBody<E>
  /** The Idempotency-Key header, where the endpoint declares it; a retry of the request carries the same key. */
  requestId: string | null
  client: Client
}

type HandlerResult<E extends Endpoint> = E['reply'] extends 'redirect'
  ? ApiResponse<undefined>
  : E['reply'] extends 'bytes'
    ? ApiResponse<Uint8Array | Readable>
    : E['reply'] extends 'stream'
      ? EventProducer<EndpointEvent<E>>
      : EndpointReply<E> | ApiResponse<EndpointReply<E>> | OtherAnswer<OtherRepliesOf<E>>

/** An answer with another status than the usual one: only those the endpoint declares. */
type OtherAnswer<Replies> = {
  [Status in keyof Replies]: Replies[Status] extends z.ZodType
    ? ApiResponse<z.input<Replies[Status]>, Status & number>
    : never
}[keyof Replies]

type ServeOptions = {
  /** This call may end sessions or change roles: open streams are checked again at once. */
  endsSessions?: boolean
}

/** One endpoint with the function that answers it, ready to be mounted. */
export type Route = UncachedRoute | CachedRoute

type UncachedRoute = {
  endpoint: Endpoint
  cached: false
  handler(context: Context<Endpoint>): unknown
  options: ServeOptions
}

export type CachedRoute = {
  endpoint: PublicRead
  cached: true
  handler(context: CachedContext<PublicRead>): unknown
}

type PublicRead = Endpoint & { method: 'GET'; access: 'public'; reply: z.ZodType }

/** Everyone gets the same cached reply, so it can depend on nothing else. */
type CachedContext<E extends Endpoint> = Pick<Context<E>, 'database' | 'params' | 'query'>

/**
 * Binds a call of the contract to the function that answers it. Before it runs, the session is known, access and origin are
 * checked and the input is parsed; what it returns leaves through the contract's reply schema.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context<E>) => HandlerResult<E> | Promise<HandlerResult<E>>,
  options?: ServeOptions,
): Route
export function serve(endpoint: Endpoint, handler: UncachedRoute['handler'], options: ServeOptions = {}): Route {
  return { endpoint, cached: false, handler, options }
}

/** Binds a public read whose replies are cached as bytes until a table that they were built from changes. */
export function serveCached<E extends PublicRead>(
  endpoint: E,
  handler: (context: CachedContext<E>) => HandlerResult<E> | Promise<HandlerResult<E>>,
): Route
export function serveCached(endpoint: PublicRead, handler: CachedRoute['handler']): Route {
  return { endpoint, cached: true, handler }
}
