import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: anyone, a signed-in member, a moderator or an admin. Required, so that no route can omit it. */
export type Access = 'public' | 'member' | 'moderator' | 'admin'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A schema for a JSON reply, or the kind of any other reply: a redirect, a file or an event stream. */
export type Reply = z.ZodType | 'redirect' | 'bytes' | 'stream'

/**
 * Says who may call. Someone who is suspended or waits for approval has no session, so they can only make public calls.
 * A write by a member says what it does while they are muted or have not accepted the guidelines: writing in the
 * community is refused with `muted` or `guidelines-required`. A change of what others see of the member (`public-refused`)
 * is refused with `muted`. Other calls never depend on that.
 */
type Caller =
  | { method: 'GET'; access: Access; whileMuted?: never }
  | { method: Exclude<Method, 'GET'>; access: Exclude<Access, 'member'>; whileMuted?: never }
  | { method: Exclude<Method, 'GET'>; access: 'member'; whileMuted: 'refused' | 'public-refused' | 'allowed' }

export type Endpoint = Caller & {
  /** Path with `{name}` for each parameter. */
  path: `/${string}`
  /** Whether every member may make this admin call with `ADMIN_ACCESS=everyone`: the specification's screens need it. */
  openToEveryone?: true
  /** What the call does, in the imperative. */
  summary: string
  /** What a caller needs to know beyond the summary. */
  description?: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** Request headers that change what the call does, under their usual names. */
  headers?: z.ZodObject
  /** A schema of a JSON body, or `text` for the body as it was sent, so that its signature can be checked. */
  body?: z.ZodType | 'text'
  /** Content types of a `text` body besides application/json. */
  bodyTypes?: readonly string[]
  /** Most bytes of the body, where it is not the usual megabyte, or 64 KB for a public call. */
  maxBodyBytes?: number
  /** Status of `reply`: 200 unless the call creates something. A redirect is always 302. */
  status?: 201
  reply: Reply
  /** Other successful replies by their status. */
  otherReplies?: { readonly [Status in 200 | 202]?: z.ZodType }
  /** Content types of a `bytes` reply. */
  contentTypes?: readonly string[]
  /** Whether a `bytes` reply has an ETag, so that a request with `If-None-Match` can get a 304. */
  revalidates?: boolean
  /** Schema of each event of a `stream` reply. */
  events?: z.ZodType
  /** The codes this call may answer with, without those that `errorsOf` adds. */
  errors?: readonly ErrorCode[]
}

/**
 * Defines one call of the API: its input, its replies and who may make it. A build drops the endpoints that nothing uses.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Output<S> = S extends z.ZodType ? z.output<S> : S extends 'text' ? string : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : S extends 'text' ? string : undefined

/** What the server's function receives. */
export type EndpointParams<E extends Endpoint> = Output<E['params']>
export type EndpointQuery<E extends Endpoint> = Output<E['query']>
export type HeadersOf<E extends Endpoint> = Output<E['headers']>
export type EndpointBody<E extends Endpoint> = Output<E['body']>
/** What it answers. */
export type EndpointReply<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> : never
export type OtherRepliesOf<E extends Endpoint> = E['otherReplies'] extends object ? E['otherReplies'] : object
export type EndpointEvent<E extends Endpoint> = E['events'] extends z.ZodType ? z.input<E['events']> : never

type Outputs<S> = S extends z.ZodType ? z.output<S> : never

/** What the browser sends and receives. */
export type Call<E extends Endpoint> = {
  params: Input<E['params']>
  query: Input<E['query']>
  body: Input<E['body']>
  reply: Outputs<E['reply'] | OtherRepliesOf<E>[keyof OtherRepliesOf<E>]>
  event: Outputs<E['events']>
}

/** The name of a call in the browser: `'GET /api/challenges'`. */
export type EndpointName<E extends Endpoint> = `${E['method']} ${E['path']}`
