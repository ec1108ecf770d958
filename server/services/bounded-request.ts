import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Dispatcher } from 'undici'

/** The maximum size of a reply, also when decompressed, and the maximum time for the whole request. */
export type Bounds = { bytes: number; milliseconds: number }

export const defaultBounds: Bounds = { bytes: 256 * 1024, milliseconds: 6_000 }

export type BoundedReply = { status: number; header: (name: string) => string | null; text: string }

export type RequestFailure = 'refused' | 'too-large' | 'too-slow' | 'unreachable' | 'unreadable' | 'leads-nowhere'

/** A failed request. The message does not reveal its target. */
export class RequestError extends Error {
  readonly failure: RequestFailure
  /** Whether the body of a POST request was handed to a connection, so that it may have been received. */
  readonly wasSent: boolean

  constructor(failure: RequestFailure, { cause, wasSent = false }: { cause?: unknown; wasSent?: boolean } = {}) {
    super(`the request failed: ${failure}`, { cause })
    this.failure = failure
    this.wasSent = wasSent
  }
}

const userAgent = 'SevenPillars/1.0'

/** Sends a GET request without following redirects. @param options.body false to read only the headers */
export function boundedGet(
  dispatcher: Dispatcher,
  url: URL,
  bounds: Bounds,
  { body: includeBody = true }: { body?: boolean } = {},
): Promise<BoundedReply> {
  const headers = {
    accept: 'application/json, text/html;q=0.5',
    'accept-encoding': 'gzip',
    'user-agent': userAgent,
  }
  return sendBounded(dispatcher, url, { bounds, includeBody, options: { headers } })
}

/** Sends a POST request without following redirects. */
export async function boundedPost(
  dispatcher: Dispatcher,
  url: URL,
  bounds: Bounds,
  { headers, body }: { headers: Record<string, string>; body: Uint8Array },
): Promise<BoundedReply> {
  let wasSent = false
  // Undici reads it only once it has a connection.
  async function* readBody() {
    wasSent = true
    yield body
  }
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(body.length), 'user-agent': userAgent },
    body: Readable.from(readBody()),
  } as const
  try {
    return await sendBounded(dispatcher, url, { bounds, includeBody: true, options })
  } catch (error) {
    if (error instanceof RequestError) throw new RequestError(error.failure, { cause: error, wasSent })
    throw error
  }
}

type RequestOptions = { method?: 'POST'; headers: Record<string, string>; body?: Readable }

async function sendBounded(
  dispatcher: Dispatcher,
  url: URL,
  { bounds, includeBody, options }: { bounds: Bounds; includeBody: boolean; options: RequestOptions },
): Promise<BoundedReply> {
  const { request } = await import('undici')
  const signal = AbortSignal.timeout(bounds.milliseconds)
  try {
    const { statusCode, headers, body } = await request(url, { ...options, dispatcher, signal })
    const header = (name: string) => {
      const value = headers[name]
      return (Array.isArray(value) ? value[0] : value) ?? null
    }
    body.on('error', () => {})
    if (!includeBody) {
      body.destroy()
      return { status: statusCode, header, text: '' }
    }
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of body) {
      const bytes = Buffer.from(chunk)
      length += bytes.length
      if (length > bounds.bytes) throw new RequestError('too-large')
      chunks.push(bytes)
    }
    return {
      status: statusCode,
      header,
      text: decompress(Buffer.concat(chunks), header('content-encoding'), bounds.bytes).toString('utf8'),
    }
  } catch (error) {
    if (error instanceof RequestError) throw error
    throw new RequestError(signal.aborted ? 'too-slow' : 'unreachable', { cause: error })
  }
}

/** Limits the decompressed size too, so that a zip bomb cannot use up memory. */
function decompress(bytes: Buffer, encoding: string | null, maxOutputLength: number): Buffer {
  const decompressor = { identity: null, gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }[
    encoding?.trim().toLowerCase() || 'identity'
  ]
  if (decompressor === undefined) throw new RequestError('unreadable')
  try {
    return decompressor ? decompressor(bytes, { maxOutputLength }) : bytes
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new RequestError(isTooLarge ? 'too-large' : 'unreadable')
  }
}
