/** A file of a ZIP: its parts are asked for as the ZIP is read. */
export type ZipPart = { name: string; parts: AsyncIterable<string | Uint8Array> }

/** A ZIP, made while it is read: no more of it is in memory than the part at hand. `now` dates its files. */
export async function* zipOf(files: AsyncIterable<ZipPart>, now: Date): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate } = await import('fflate')
  let ready: Uint8Array[] = []
  const take = () => {
    const taken = ready
    ready = []
    return taken
  }
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, parts } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = now
    zip.add(file)
    for await (const part of parts) {
      file.push(typeof part === 'string' ? Buffer.from(part) : part)
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
