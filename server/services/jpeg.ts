export type StrippedImage = { type: 'image/jpeg'; bytes: Uint8Array; width: number; height: number }

/**
 * Strips a JPEG of everything but the picture: location, camera, embedded thumbnail and trailing bytes. No other format
 * is accepted, because the web app crops avatars to JPEG. The pixels are not decoded.
 * @returns null when the bytes are not a complete JPEG
 */
export function stripJpeg(bytes: Uint8Array): StrippedImage | null {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null
  try {
    return copySegments(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    // A length field points past the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

function copySegments(bytes: Uint8Array, view: DataView): StrippedImage | null {
  const parts = [bytes.subarray(0, 2)]
  // Of the largest frame, because decoders differ in which one they show.
  let [width, height] = [0, 0]
  let offset = 2
  for (;;) {
    if (view.getUint8(offset) !== 0xff) return null
    const marker = view.getUint8(offset + 1)
    if (marker === 0xff) {
      offset++
      continue
    }
    if (marker === 0xd9) {
      const complete = concat([...parts, bytes.subarray(offset, offset + 2)])
      return width && height ? { type: 'image/jpeg', bytes: complete, width, height } : null
    }
    const end = offset + 2 + view.getUint16(offset + 2)
    if (end > bytes.length || end < offset + 4) return null
    // Frame headers; C4, C8 and CC are tables. DE defines the size of a picture with several frames.
    if (
      (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) ||
      marker === 0xde
    ) {
      height = Math.max(height, view.getUint16(offset + 5))
      width = Math.max(width, view.getUint16(offset + 7))
    }
    // Of the application segments, only Adobe's (EE) affects how colours are decoded.
    const isMetadata = (marker >= 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe
    const next = marker === 0xda ? findScanEnd(view, end) : end
    if (!isMetadata) parts.push(bytes.subarray(offset, next))
    offset = next
  }
}

function findScanEnd(view: DataView, from: number): number {
  for (let offset = from; ; offset++) {
    if (view.getUint8(offset) !== 0xff) continue
    const nextByte = view.getUint8(offset + 1)
    // Inside scan data, FF is followed by 00 or a restart marker.
    if (nextByte !== 0 && nextByte !== 0xff && (nextByte < 0xd0 || nextByte > 0xd7)) return offset
  }
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, offset) => bytes[offset] === byte)
}

function concat(parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}
