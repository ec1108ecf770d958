import { stripJpeg } from './jpeg.ts'

export type LogoImage = {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  bytes: Uint8Array
  width: number
  height: number
}

/**
 * Strips a PNG, JPEG or WebP file of everything but the picture. The format is read from the bytes; the pixels are not
 * decoded. SVG is not accepted, because it can contain scripts.
 * @returns null when the bytes are not one complete picture in one of these formats
 */
export function stripLogo(bytes: Uint8Array): LogoImage | null {
  try {
    return stripJpeg(bytes) ?? stripPng(Buffer.from(bytes)) ?? stripWebp(Buffer.from(bytes))
  } catch (error) {
    // A length field points past the end of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
// Without the chunks of animations, so the first picture remains.
const pngPictureChunks = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']

function stripPng(bytes: Buffer): LogoImage | null {
  if (!bytes.subarray(0, 8).equals(pngSignature) || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  const parts: Buffer[] = [pngSignature]
  let hasPixels = false
  for (let offset = 8; ;) {
    const end = offset + 12 + bytes.readUInt32BE(offset)
    const type = bytes.toString('latin1', offset + 4, offset + 8)
    if (end > bytes.length) return null
    if (pngPictureChunks.includes(type)) parts.push(bytes.subarray(offset, end))
    if (type === 'IDAT') hasPixels = true
    if (type === 'IEND') break
    offset = end
  }
  if (!hasPixels) return null
  return {
    type: 'image/png',
    bytes: new Uint8Array(Buffer.concat(parts)),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  }
}

/** Bits of the VP8X chunk that announce a colour profile, Exif, XMP and an animation. */
const webpMetadataFlags = 0x20 | 0x08 | 0x04
const webpAnimationFlag = 0x02

function stripWebp(bytes: Buffer): LogoImage | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const fileEnd = 8 + bytes.readUInt32LE(4)
  if (fileEnd > bytes.length) return null
  const parts: Buffer[] = []
  let size: { width: number; height: number } | undefined
  for (let offset = 12; offset < fileEnd;) {
    const type = bytes.toString('latin1', offset, offset + 4)
    const length = bytes.readUInt32LE(offset + 4)
    const end = offset + 8 + length + (length % 2)
    if (end > fileEnd) return null
    const chunk = Buffer.from(bytes.subarray(offset, end))
    const data = chunk.subarray(8)
    if (type === 'VP8X') {
      const flags = data.readUInt8(0)
      if (flags & webpAnimationFlag) return null
      data.writeUInt8(flags & ~webpMetadataFlags, 0)
      size = { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
    } else if (type === 'VP8 ') {
      if (data.readUIntBE(3, 3) !== 0x9d012a) return null
      size ??= { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
    } else if (type === 'VP8L') {
      if (data.readUInt8(0) !== 0x2f) return null
      const bits = data.readUInt32LE(1)
      size ??= { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    if (['VP8X', 'ALPH', 'VP8 ', 'VP8L'].includes(type)) parts.push(chunk)
    offset = end
  }
  const hasPixels = parts.some((part) => /^VP8[ L]/.test(part.toString('latin1', 0, 4)))
  if (!size || !hasPixels) return null
  const content = Buffer.concat(parts)
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  header.writeUInt32LE(content.length + 4, 4)
  return { type: 'image/webp', bytes: new Uint8Array(Buffer.concat([header, content])), ...size }
}
