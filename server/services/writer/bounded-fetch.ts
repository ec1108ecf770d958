/** The answer was larger than it may be. */
export class TooLarge extends Error {}

/** A fetch that follows no redirect and reads no more than so many bytes. */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { status, statusText, headers, body } = response
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) throw new TooLarge(`more than ${mostBytes} bytes`)
      chunks.push(chunk)
    }
    // What was packed is unpacked by now.
    const plain = new Headers(headers)
    plain.delete('content-encoding')
    plain.delete('content-length')
    return new Response(status === 204 || status === 304 ? null : new Blob(chunks), {
      status,
      statusText,
      headers: plain,
    })
  }
}
