import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: anybody, a signed-in member, or an admin. Required, so that no route can forget it. */
export type Access = 'public' | 'member' | 'admin'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A schema for JSON; otherwise how the bytes leave: a redirect, a file, or an event stream. */
export type Reply = z.ZodType | 'redirect' | 'bytes' | 'stream'

export type Endpoint = {
  method: Method
  /** Path with `{name}` for each parameter. */
  path: `/${string}`
  access: Access
  /** What it does, for the API description. */
  summary?: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** A schema of JSON, or `text`: the body as it was sent, for what is signed. */
  body?: z.ZodType | 'text'
  reply: Reply
  /** Of a stream: what each event says. */
  events?: z.ZodType
  /** The codes this call answers with, beside those every call may answer with. */
  errors?: readonly ErrorCode[]
}

/**
 * One call of the API: what goes in, what comes out, who may make it. A build leaves out the calls of which it needs nothing.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Output<S> = S extends z.ZodType ? z.output<S> : S extends 'text' ? string : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : S extends 'text' ? string : undefined

/** What the server's function receives. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
/** What it answers. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> : never
export type EventOf<E extends Endpoint> = E['events'] extends z.ZodType ? z.input<E['events']> : never

/** What the browser sends and receives. */
export type Call<E extends Endpoint> = {
  params: Input<E['params']>
  query: Input<E['query']>
  body: Input<E['body']>
  reply: E['reply'] extends z.ZodType ? z.output<E['reply']> : never
  event: E['events'] extends z.ZodType ? z.output<E['events']> : never
}

/** `'GET /api/challenges'`: how a call is named in the browser. */
export type NameOf<E extends Endpoint> = `${E['method']} ${E['path']}`
