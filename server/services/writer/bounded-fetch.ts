export class ResponseTooLargeError extends Error {}

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
    // The body is already decompressed here.
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
