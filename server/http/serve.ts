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
import type { Topic } from './prepared.ts'

/** For work that goes on after the reply: what it makes untrue, and what went wrong with it. */
export type BackgroundHooks = { invalidate: (topic: Topic) => void; reportError: (error: unknown) => void }

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
  background: BackgroundHooks
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

export type ServeOptions = {
  /** Keep this public reply as bytes by URL, under a topic that writes drop. */
  cacheTopic?: Topic
  /** The topics whose prepared replies this call makes untrue. */
  invalidates?: Topic[]
  /** This call may end sessions or change roles: open streams are checked again at once. */
  endsSessions?: boolean
}

/** One endpoint with the function that answers it, ready to be mounted. */
export type Route = {
  endpoint: Endpoint
  handler(context: Context<Endpoint>): unknown
  options: ServeOptions
}

/**
 * Binds a call of the contract to the function that answers it. Before it runs, the session is known, access and origin are
 * checked and the input is parsed; what it returns leaves through the contract's reply schema.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context<E>) => HandlerResult<E> | Promise<HandlerResult<E>>,
  options?: ServeOptions,
): Route
export function serve(endpoint: Endpoint, answer: Route['handler'], options: ServeOptions = {}): Route {
  return { endpoint, handler: answer, options }
}
