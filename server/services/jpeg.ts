/** A JPEG file with its size in pixels. */
export type CleanImage = { type: 'image/jpeg'; bytes: Uint8Array; width: number; height: number }

/**
 * Strip a JPEG of everything but the picture: location, camera, embedded thumbnail and trailing bytes. The web app crops
 * avatars to JPEG, so no other format is accepted. The pixels are not decoded.
 * @returns null when the bytes are not a complete JPEG
 */
export function cleanJpeg(bytes: Uint8Array): CleanImage | null {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null
  try {
    return copySegments(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    // A length field points past the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

function copySegments(bytes: Uint8Array, view: DataView): CleanImage | null {
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
      return size && { type: 'image/jpeg', bytes: concat([...kept, bytes.subarray(at, at + 2)]), ...size }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length || end < at + 4) return null
    // Frame headers; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    // Of the application segments, only Adobe's (EE) affects how colours are decoded.
    const isMetadata = (marker >= 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe
    const next = marker === 0xda ? findScanEnd(view, end) : end
    if (!isMetadata) kept.push(bytes.subarray(at, next))
    at = next
  }
}

/** Find the next segment: inside scan data, FF is followed by 00 or a restart marker. */
function findScanEnd(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue
    const follows = view.getUint8(at + 1)
    if (follows !== 0 && follows !== 0xff && (follows < 0xd0 || follows > 0xd7)) return at
  }
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

function concat(parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}
