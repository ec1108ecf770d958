import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import type { EndpointsByName } from '#contract/endpoints.ts'
import type { ErrorCode, ErrorReply } from '#contract/errors.ts'

type CallName = keyof EndpointsByName
type ReadName = Extract<CallName, `GET ${string}`>
export type Parts<N extends CallName> = Call<EndpointsByName[N]>
export type ReplyTo<N extends CallName> = Parts<N>['reply']
export type BodyFor<N extends CallName> = Parts<N>['body']

type Required<Key extends string, T> = [T] extends [undefined] ? unknown : { [K in Key]: T }
type Optional<Key extends string, T> = [T] extends [undefined] ? unknown : { [K in Key]?: T }
type CallOptions<N extends CallName> = Required<'params', Parts<N>['params']> &
  Optional<'query', Parts<N>['query']> &
  Required<'body', Parts<N>['body']> & {
    signal?: AbortSignal
    /** Sent as Idempotency-Key: the same one again answers what the first call made. */
    requestId?: string
    /** Do not wait for what takes long: answers with the run that does it. */
    background?: boolean
  }
type Arguments<N extends CallName> =
  object extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>]

/** A reply that is not OK. The message is the specification's `"{status}: {body}"`; screens show `text`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly text: string
  readonly fields: Record<string, string>
  readonly current: unknown

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`)
    const reply = parsed(body)
    this.name = 'ApiError'
    this.status = response.status
    this.code = reply.code
    this.text = reply.message ?? 'Something went wrong'
    this.fields = reply.fields ?? {}
    this.current = reply.current
  }
}

/** Makes one call of the contract. Throws ApiError when the reply is not OK, TypeError when there is none. */
export async function call<N extends CallName>(name: N, ...[options]: Arguments<N>): Promise<ReplyTo<N>> {
  const response = await send(name, options)
  return response.json()
}

/** The query of a call: its key is the path and, where there are any, the query parameters. */
export function query<N extends ReadName>(name: N, ...[options]: Arguments<N>) {
  return queryOptions<ReplyTo<N>>({
    queryKey: keyOf(name, options),
    queryFn: async ({ signal }) => (await send(name, { ...options, signal })).json(),
  })
}

type Page<N extends CallName> = { items: ReplyTo<N>; next: string | undefined }

/** The same for a list that is read page by page, after the cursor of each reply's Link header. */
export function pagedQuery<N extends ReadName>(name: N, ...[options]: Arguments<N>) {
  const given: Sent = options ?? {}
  return infiniteQueryOptions({
    queryKey: [...keyOf(name, given), 'pages'],
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }): Promise<Page<N>> => {
      const response = await send(name, { ...given, query: { ...given.query, cursor: pageParam || undefined }, signal })
      return { items: await response.json(), next: cursorIn(response.headers.get('link')) }
    },
    getNextPageParam: (page) => page.next,
  })
}

/** Plain words for whatever went wrong. */
export function textOf(error: unknown): string {
  return error instanceof ApiError ? error.text : 'The server could not be reached. Check your connection.'
}

type Sent = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  requestId?: string
  background?: boolean
}

async function send(name: CallName, options: Sent = {}): Promise<Response> {
  const [method, pattern] = name.split(' ')
  const search = new URLSearchParams(present(options.query)).toString()
  const headers = new Headers({ accept: 'application/json' })
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  if (options.requestId) headers.set('idempotency-key', options.requestId)
  if (options.background) headers.set('prefer', 'respond-async')
  const response = await fetch(filled(pattern, options.params) + (search && `?${search}`), {
    method,
    headers,
    credentials: 'include',
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
  })
  if (!response.ok) throw new ApiError(response, await response.text())
  return response
}

function keyOf(name: CallName, options: Sent = {}): readonly [string, ...Record<string, string>[]] {
  const path = filled(name.split(' ')[1], options.params)
  const entries = present(options.query)
  return Object.keys(entries).length ? [path, entries] : [path]
}

/** The path of a call with its parameters in it. */
function filled(pattern = '', params: Record<string, unknown> = {}): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function present(entries: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  )
}

function cursorIn(link: string | null): string | undefined {
  const target = link?.match(/<([^>]*)>;\s*rel="?next"?/)?.[1]
  return target ? (new URL(target, location.origin).searchParams.get('cursor') ?? undefined) : undefined
}

function parsed(body: string): Partial<ErrorReply> {
  try {
    return JSON.parse(body) ?? {}
  } catch {
    return {}
  }
}
