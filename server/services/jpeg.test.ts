import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleImages } from '#test/sample-images.ts'
import { stripJpeg } from './jpeg.ts'

const jpeg = Buffer.from(sampleImages.jpeg, 'base64')
const secret = Buffer.from('GPS 52.5200 13.4050 taken with a phone')

/** Adds metadata in every place where cameras and programs write it. */
const withMetadata = Buffer.concat([
  jpeg.subarray(0, 2),
  createSegment(0xe1, 'Exif\0\0'),
  createSegment(0xed, 'Photoshop'),
  createSegment(0xfe, ''),
  jpeg.subarray(2),
  secret,
])

function frame(marker: number, width: number, height: number): Buffer {
  const segment = Buffer.from([0xff, marker, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  segment.writeUInt16BE(height, 5)
  segment.writeUInt16BE(width, 7)
  return segment
}

function createSegment(marker: number, name: string | Buffer): Buffer {
  const data = Buffer.concat([Buffer.from(name), secret])
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

describe('stripping a JPEG', () => {
  test('reads the type and size of a JPEG', () => {
    expect(stripJpeg(jpeg)).toMatchObject({ type: 'image/jpeg', width: 16, height: 12 })
  })

  test.each([
    ['a large frame before the usual one', [frame(0xc0, 30_000, 20_000)]],
    ['a progressive frame with the usual one', [frame(0xc2, 900, 1)]],
    ['the frames of a hierarchical picture', [frame(0xde, 5_000, 4_000)]],
    ['a frame with arithmetic codes', [frame(0xc9, 16, 12)]],
  ])('refuses %s', (_name, segments) => {
    expect(stripJpeg(Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]))).toBeNull()
    const end = jpeg.length - 2
    expect(stripJpeg(Buffer.concat([jpeg.subarray(0, end), ...segments, jpeg.subarray(end)]))).toBeNull()
  })

  test('reads no frame of an embedded thumbnail', () => {
    const thumbnail = createSegment(0xe1, frame(0xc0, 5_000, 4_000))
    expect(stripJpeg(Buffer.concat([jpeg.subarray(0, 2), thumbnail, jpeg.subarray(2)]))).toMatchObject({ width: 16 })
  })

  test('removes metadata and trailing bytes of a JPEG and keeps the picture', () => {
    expect(withMetadata.includes(secret)).toBe(true)
    const cleaned = stripJpeg(withMetadata)
    expect(Buffer.from(cleaned?.bytes ?? []).includes(secret)).toBe(false)
    expect(cleaned).toEqual(stripJpeg(jpeg))
    expect(Buffer.from(cleaned?.bytes ?? []).includes('ICC')).toBe(false)
  })

  test('leaves a stripped JPEG unchanged', () => {
    const once = stripJpeg(withMetadata)
    expect(stripJpeg(once?.bytes ?? new Uint8Array())).toEqual(once)
  })

  test('never throws on a truncated JPEG', () => {
    for (let length = 0; length < withMetadata.length; length++) {
      const cleaned = stripJpeg(withMetadata.subarray(0, length))
      if (cleaned) expect(cleaned.bytes.length).toBeLessThanOrEqual(length)
    }
  })

  test('never throws on a corrupt byte in a JPEG', () => {
    fc.assert(
      fc.property(fc.nat(withMetadata.length - 1), fc.nat(255), (offset, value) => {
        const changed = Buffer.from(withMetadata)
        changed[offset] = value
        stripJpeg(changed)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  [
    'a PNG',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
  ['an empty file', Buffer.alloc(0)],
  [
    'a page that starts like a JPEG',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]),
  ],
])('rejects %s', (_name, bytes) => expect(stripJpeg(bytes)).toBeNull())
