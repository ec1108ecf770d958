import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { User } from '#contract/account-fields.ts'
import type {
  BodyOf,
  Endpoint,
  EventOf,
  HeadersOf,
  OtherRepliesOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '#contract/endpoint.ts'
import type { Actor } from '../actor.ts'
import type { Client } from '../client.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/tables.ts'
import type { Services } from '../services/services.ts'
import type { Answer } from './answer.ts'
import type { Events } from './event-stream.ts'
import type { Topic } from './prepared.ts'

/** For work that goes on after the reply: what it makes untrue, and what went wrong with it. */
export type Afterwards = { changed: (topic: Topic) => void; failed: (error: unknown) => void }

export type Context<E extends Endpoint> = {
  database: Database
  config: Config
  services: Services
  /** Never null where access is not public. */
  user: 'public' extends E['access'] ? User | null : User
  /** The same member with the time of the request; never null where access is not public. */
  actor: 'public' extends E['access'] ? Actor | null : Actor
  params: ParamsOf<E>
  query: QueryOf<E>
  headers: HeadersOf<E>
  body: BodyOf<E>
  /** The Idempotency-Key header, where the endpoint declares it; a retry of the request carries the same key. */
  requestId: string | null
  client: Client
  afterwards: Afterwards
}

type Value<E extends Endpoint> = E['reply'] extends 'redirect'
  ? Answer<undefined>
  : E['reply'] extends 'bytes'
    ? Answer<Uint8Array | Readable>
    : E['reply'] extends 'stream'
      ? Events<EventOf<E>>
      : ReplyOf<E> | Answer<ReplyOf<E>> | OtherAnswer<OtherRepliesOf<E>>

/** An answer with another status than the usual one: only those the endpoint declares. */
type OtherAnswer<Replies> = {
  [Status in keyof Replies]: Replies[Status] extends z.ZodType
    ? Answer<z.input<Replies[Status]>, Status & number>
    : never
}[keyof Replies]

export type ServeOptions = {
  /** Keep this public reply as bytes by URL, under a topic that writes drop. */
  prepared?: Topic
  /** The topics whose prepared replies this call makes untrue. */
  changes?: Topic[]
  /** This call may end sessions or change roles: open streams are checked again at once. */
  endsSessions?: boolean
}

/** One endpoint with the function that answers it, ready to be mounted. */
export type Served = {
  endpoint: Endpoint
  answer(context: Context<Endpoint>): unknown
  options: ServeOptions
}

/**
 * Binds a call of the contract to the function that answers it. Before it runs, the session is known, access and origin are
 * checked and the input is parsed; what it returns leaves through the contract's reply schema.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  answer: (context: Context<E>) => Value<E> | Promise<Value<E>>,
  options?: ServeOptions,
): Served
export function serve(endpoint: Endpoint, answer: Served['answer'], options: ServeOptions = {}): Served {
  return { endpoint, answer, options }
}
