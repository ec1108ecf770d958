import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ZipInputFile } from 'fflate'

export type ZipEntry = { name: string; parts: AsyncIterable<string | Uint8Array> }

/** Short parts are joined to as many bytes before they are compressed. */
const blockBytes = 64 * 1024

const deflateMethod = 8

/**
 * Streams a ZIP with only a few parts in memory. It compresses in Node's thread pool, so that other requests are
 * answered between two blocks.
 * @param now modification time of the files
 */
export async function* createZip(files: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const { Zip } = await import('fflate')
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
    const file: ZipInputFile = { filename: name, mtime: now, compression: deflateMethod, size: 0, crc: 0 }
    zip.add(file)
    for await (const chunk of compress(parts, file)) {
      file.ondata?.(null, chunk, false)
      yield* drain()
    }
    file.ondata?.(null, new Uint8Array(0), true)
    yield* drain()
  }
  zip.end()
  yield* drain()
}

/** Deflates the parts, and sets the size and checksum of the file. Stops reading when its own reader stops. */
function compress(parts: ZipEntry['parts'], file: ZipInputFile): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const blocks = Readable.from(joinParts(parts, file), { objectMode: false })
  // The reader gets the errors.
  return pipeline(blocks, createDeflateRaw(), () => {})
}

async function* joinParts(parts: ZipEntry['parts'], file: ZipInputFile): AsyncGenerator<Buffer> {
  let joined: Uint8Array[] = []
  let bytes = 0
  const takeBlock = () => {
    const block = Buffer.concat(joined)
    file.size += block.length
    file.crc = crc32(block, file.crc)
    joined = []
    bytes = 0
    return block
  }
  for await (const part of parts) {
    const encoded = typeof part === 'string' ? Buffer.from(part) : part
    joined.push(encoded)
    bytes += encoded.length
    if (bytes >= blockBytes) yield takeBlock()
  }
  if (bytes > 0) yield takeBlock()
}
