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

  constructor(failure: RequestFailure, cause?: unknown) {
    super(`the request failed: ${failure}`, { cause })
    this.failure = failure
  }
}

/** Sends a GET request without following redirects. @param options.body false to read only the headers */
export async function boundedGet(
  dispatcher: Dispatcher,
  url: URL,
  bounds: Bounds,
  { body: includeBody = true }: { body?: boolean } = {},
): Promise<BoundedReply> {
  const { request } = await import('undici')
  const signal = AbortSignal.timeout(bounds.milliseconds)
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      signal,
      headers: {
        accept: 'application/json, text/html;q=0.5',
        'accept-encoding': 'gzip',
        'user-agent': 'SevenPillars/1.0',
      },
    })
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
    throw new RequestError(signal.aborted ? 'too-slow' : 'unreachable', error)
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
