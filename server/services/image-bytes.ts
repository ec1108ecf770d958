export type CleanImage = {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  bytes: Uint8Array
  width: number
  height: number
}

/**
 * An image file with nothing in it but the picture: what cameras and programs write beside it (where it was taken, with
 * what, a thumbnail of the uncropped one) is cut out, and whatever follows its end. Null when it is none of the three kinds,
 * moves, or is broken. The picture itself is not decoded here.
 */
export function cleanImage(bytes: Uint8Array): CleanImage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (startsWith(bytes, [0xff, 0xd8, 0xff])) return cleanJpeg(bytes, view)
    if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return cleanPng(bytes, view)
    if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return cleanWebp(bytes, view)
    return null
  } catch (error) {
    // It says it is longer than it is.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Segments after one another; the picture's own data stand between them without a length. */
function cleanJpeg(bytes: Uint8Array, view: DataView): CleanImage | null {
  const kept = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xd9)
      return size && { type: 'image/jpeg', bytes: joined([...kept, bytes.subarray(at, at + 2)]), ...size }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length || end < at + 4) return null
    // Frame headers; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    // Of what programs add only Adobe's segment says how the colours are to be read.
    const aside = (marker >= 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe
    const next = marker === 0xda ? endOfScan(view, end) : end
    if (!aside) kept.push(bytes.subarray(at, next))
    at = next
  }
}

/** Where the next segment begins: FF within the data is followed by 00 or a restart mark. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue
    const follows = view.getUint8(at + 1)
    if (follows !== 0 && follows !== 0xff && (follows < 0xd0 || follows > 0xd7)) return at
  }
}

const pngParts = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

function cleanPng(bytes: Uint8Array, view: DataView): CleanImage | null {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; ;) {
    const end = at + 12 + view.getUint32(at)
    const name = textAt(bytes, at + 4)
    if (end > bytes.length || (at === 8 && name !== 'IHDR')) return null
    if (pngParts.includes(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND')
      return { type: 'image/png', bytes: joined(kept), width: view.getUint32(16), height: view.getUint32(20) }
    at = end
  }
}

function cleanWebp(bytes: Uint8Array, view: DataView): CleanImage | null {
  const length = Math.min(view.getUint32(4, true) + 8, bytes.length)
  const kept: Uint8Array[] = []
  let size: { width: number; height: number } | null = null
  for (let at = 12; at + 8 <= length;) {
    const name = textAt(bytes, at)
    const data = at + 8
    const end = data + view.getUint32(at + 4, true)
    const next = end + (end % 2)
    if (end > bytes.length) return null
    if (name === 'VP8X') {
      const flags = view.getUint8(data)
      if (flags & 0x02) return null
      const header = bytes.slice(at, next)
      // Only transparency is left of what the header announces.
      header[8] = flags & 0x10
      kept.push(header)
      size ??= { width: 1 + uint24(view, data + 4), height: 1 + uint24(view, data + 7) }
    } else if (name === 'VP8 ' || name === 'VP8L' || name === 'ALPH') {
      kept.push(bytes.subarray(at, Math.min(next, bytes.length)))
      if (name === 'VP8 ')
        size ??= { width: view.getUint16(data + 6, true) & 0x3fff, height: view.getUint16(data + 8, true) & 0x3fff }
      if (name === 'VP8L') size ??= sizeOfLossless(view.getUint32(data + 1, true))
    }
    at = next
  }
  if (!size) return null
  const body = joined(kept)
  const head = new Uint8Array(12)
  head.set(bytes.subarray(0, 12))
  new DataView(head.buffer).setUint32(4, body.length + 4, true)
  return { type: 'image/webp', bytes: joined([head, body]), ...size }
}

function sizeOfLossless(bits: number): { width: number; height: number } {
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function joined(parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}
