import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import type { EndpointsByName } from '#contract/endpoints.ts'
import type { ErrorReply, HelpLink, Suggestion } from '#contract/error-reply.ts'
import type { ErrorCode } from '#contract/errors.ts'

type EndpointName = keyof EndpointsByName
type GetEndpointName = Extract<EndpointName, `GET ${string}`>
export type EndpointTypes<N extends EndpointName> = Call<EndpointsByName[N]>
export type ResponseBody<N extends EndpointName> = EndpointTypes<N>['reply']
export type RequestBody<N extends EndpointName> = EndpointTypes<N>['body']

type RequiredKey<Key extends string, T> = [T] extends [undefined] ? unknown : { [K in Key]: T }
type OptionalKey<Key extends string, T> = [T] extends [undefined] ? unknown : { [K in Key]?: T }
type CallOptions<N extends EndpointName> = RequiredKey<'params', EndpointTypes<N>['params']> &
  OptionalKey<'query', EndpointTypes<N>['query']> &
  RequiredKey<'body', EndpointTypes<N>['body']> & {
    signal?: AbortSignal
    /** Sent as Idempotency-Key, so that a retry returns the first call's result. */
    idempotencyKey?: string
    /** Asks for an immediate reply with the run that does the work. */
    background?: boolean
  }
type CallArguments<N extends EndpointName> =
  object extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>]

/** A reply that is not OK. `message` is `"{status}: {body}"`, as the specification requires. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  /** The server's message to show to a person, if it sent one. */
  readonly text: string | undefined
  readonly fields: Record<string, string>
  readonly current: unknown
  readonly help: HelpLink | undefined
  readonly suggestions: Suggestion[]
  /** Id of the request in the server's log, for a failure of the server. */
  readonly requestId: string | undefined

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`)
    const reply = parseErrorBody(body)
    this.name = 'ApiError'
    this.status = response.status
    this.code = reply.code
    const { message, requestId } = reply
    this.text = message && requestId ? `${message} (Reference: ${requestId})` : message
    this.fields = reply.fields ?? {}
    this.current = reply.current
    this.help = reply.help
    this.suggestions = reply.suggestions ?? []
    this.requestId = reply.requestId
  }
}

/** @throws ApiError if the reply is not OK, TypeError if there is none */
export async function callApi<N extends EndpointName>(
  name: N,
  ...[options]: CallArguments<N>
): Promise<ResponseBody<N>> {
  const response = await sendRequest(name, options)
  return response.json()
}

export function apiQuery<N extends GetEndpointName>(name: N, ...[options]: CallArguments<N>) {
  return queryOptions<ResponseBody<N>>({
    queryKey: createQueryKey(name, options),
    queryFn: ({ signal }) => readReply(name, { ...options, signal }),
  })
}

/** Lists without pages. A very long one still continues at the next link. */
const wholeLists: string[] = ['GET /api/goals', 'GET /api/user-challenges']

async function readReply(name: GetEndpointName, options: RequestOptions) {
  let response = await sendRequest(name, options)
  const reply = await response.json()
  if (!wholeLists.includes(name)) return reply
  let cursor
  while ((cursor = parseNextCursor(response.headers.get('link')))) {
    response = await sendRequest(name, { ...options, query: { ...options.query, cursor } })
    reply.push(...(await response.json()))
  }
  return reply
}

export type Page<N extends EndpointName> = { items: ResponseBody<N>; next: string | undefined }

/** Read one page of a list, whose cursor is empty for the first one. */
export async function readApiPage<N extends GetEndpointName>(
  name: N,
  { cursor, ...options }: { cursor: string; query?: Record<string, unknown>; signal?: AbortSignal },
): Promise<Page<N>> {
  const query = { ...options.query, cursor: cursor || undefined }
  const response = await sendRequest(name, { ...options, query })
  return { items: await response.json(), next: parseNextCursor(response.headers.get('link')) }
}

/** Create infinite query options that follow the cursor in each reply's Link header. */
export function pagedApiQuery<N extends GetEndpointName>(name: N, ...[options]: CallArguments<N>) {
  const requestOptions: RequestOptions = options ?? {}
  return infiniteQueryOptions({
    queryKey: [...createQueryKey(name, requestOptions), 'pages'],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }): Promise<Page<N>> =>
      readApiPage(name, { ...requestOptions, cursor: pageParam, signal }),
    getNextPageParam: (page) => page.next,
  })
}

/** Check for the server's own 401. One from a proxy in front of it is a failure like any other. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-signed-in' || error.code === 'signed-out')
}

/** Whether the session ended because the member was signed out, here or from another device. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'signed-out'
}

/** Get the server's message, or `fallback` if there is none. */
export function getErrorMessage(error: unknown, fallback?: string): string {
  if (error instanceof ApiError) return error.text ?? fallback ?? 'Something went wrong'
  return fallback ?? 'The server could not be reached. Check your connection.'
}

type RequestOptions = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  idempotencyKey?: string
  background?: boolean
}

async function sendRequest(name: EndpointName, options: RequestOptions = {}): Promise<Response> {
  const [method, pattern] = name.split(' ')
  const search = new URLSearchParams(omitNullish(options.query)).toString()
  const headers = new Headers({ accept: 'application/json' })
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (options.background) headers.set('prefer', 'respond-async')
  const response = await fetch(buildPath(pattern, options.params) + (search && `?${search}`), {
    method,
    headers,
    credentials: 'include',
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
  })
  if (!response.ok) throw new ApiError(response, await response.text())
  return response
}

function createQueryKey(
  name: EndpointName,
  options: RequestOptions = {},
): readonly [string, ...Record<string, string>[]] {
  const path = buildPath(name.split(' ')[1], options.params)
  const entries = omitNullish(options.query)
  return Object.keys(entries).length ? [path, entries] : [path]
}

function buildPath(pattern = '', params: Record<string, unknown> = {}): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function omitNullish(entries: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  )
}

function parseNextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^>]*)>;\s*rel="?next"?/)?.[1]
  return target ? (new URL(target, location.origin).searchParams.get('cursor') ?? undefined) : undefined
}

/** Parse an error reply. A proxy in front of the server can reply with anything. */
function parseErrorBody(body: string): Partial<ErrorReply> {
  try {
    const reply: Partial<ErrorReply> | null = JSON.parse(body)
    const message = typeof reply?.message === 'string' && reply.message.trim() ? reply.message : undefined
    return typeof reply?.code === 'string' ? { ...reply, message } : { message }
  } catch {
    return {}
  }
}
