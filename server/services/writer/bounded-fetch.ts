/** The answer was larger than it may be. */
export class ResponseTooLargeError extends Error {}

/** A fetch that follows no redirect and reads no more than so many bytes. */
export function createBoundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { status, statusText, headers, body } = response
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new ResponseTooLargeError(`more than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
    // What was packed is unpacked by now.
    const plainHeaders = new Headers(headers)
    plainHeaders.delete('content-encoding')
    plainHeaders.delete('content-length')
    return new Response(status === 204 || status === 304 ? null : new Blob(chunks), {
      status,
      statusText,
      headers: plainHeaders,
    })
  }
}
