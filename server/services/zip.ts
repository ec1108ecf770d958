export type ZipEntry = { name: string; parts: AsyncIterable<string | Uint8Array> }

/** Streams a ZIP with only the current part in memory. @param now modification time of the files */
export async function* createZip(files: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate } = await import('fflate')
  let pendingChunks: Uint8Array[] = []
  const drain = () => {
    const drained = pendingChunks
    pendingChunks = []
    return drained
  }
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    pendingChunks.push(chunk)
  })
  for await (const { name, parts } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = now
    zip.add(file)
    for await (const part of parts) {
      file.push(typeof part === 'string' ? Buffer.from(part) : part)
      yield* drain()
    }
    file.push(new Uint8Array(0), true)
    yield* drain()
  }
  zip.end()
  yield* drain()
}
