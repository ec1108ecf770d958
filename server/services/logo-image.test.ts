import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleImages } from '#test/sample-images.ts'
import { stripLogo } from './logo-image.ts'

const secret = 'GPS 52.5200 13.4050'

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

function createPng(width: number, height: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc(8))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function createWebp(chunks: Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  return Buffer.concat([riffChunk('RIFF', content).subarray(0, 8), content])
}

function extended(flags: number, width: number, height: number): Buffer {
  const data = Buffer.alloc(10)
  data.writeUInt8(flags, 0)
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return riffChunk('VP8X', data)
}

const losslessPixels = Buffer.from([0x2f, 0x1f, 0xc0, 0x07, 0x00, 1, 2, 3])

test('keeps a PNG without its metadata', () => {
  const text = ['tEXt', 'eXIf', 'iTXt', 'iCCP'].map((type) => pngChunk(type, Buffer.from(secret)))
  const stripped = stripLogo(Buffer.concat([createPng(64, 32, text), Buffer.from(secret)]))
  expect(stripped).toMatchObject({ type: 'image/png', width: 64, height: 32 })
  expect(Buffer.from(stripped?.bytes ?? [])).toEqual(createPng(64, 32))
})

test('keeps a WebP without its metadata', () => {
  const metadata = ['ICCP', 'EXIF', 'XMP '].map((type) => riffChunk(type, Buffer.from(secret)))
  const pixels = riffChunk('VP8L', losslessPixels)
  const stripped = stripLogo(createWebp([extended(0x2c, 32, 32), ...metadata, pixels]))
  expect(stripped).toMatchObject({ type: 'image/webp', width: 32, height: 32 })
  expect(Buffer.from(stripped?.bytes ?? [])).toEqual(createWebp([extended(0, 32, 32), pixels]))
})

test('reads the size of a WebP without an extended header', () => {
  expect(stripLogo(createWebp([riffChunk('VP8L', losslessPixels)]))).toMatchObject({ width: 32, height: 32 })
})

test('keeps a JPEG', () => {
  expect(stripLogo(Buffer.from(sampleImages.jpeg, 'base64'))).toMatchObject({ type: 'image/jpeg', width: 16 })
})

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['GIF', Buffer.from('GIF89a\u0001\0\u0001\0')],
  ['an animated WebP', createWebp([extended(0x02, 32, 32), riffChunk('VP8L', losslessPixels)])],
  ['a PNG without pixels', createPng(8, 8).subarray(0, 33)],
  ['a WebP without pixels', createWebp([extended(0, 32, 32)])],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', (_name, bytes) => {
  expect(stripLogo(bytes)).toBeNull()
})

test('refuses a cut-off file instead of failing', () => {
  const files = [createPng(8, 8), createWebp([extended(0, 8, 8), riffChunk('VP8L', losslessPixels)])]
  for (const file of files)
    for (let length = 0; length < file.length; length++) expect(stripLogo(file.subarray(0, length))).toBeNull()
})

test('never fails, whatever the bytes are', () => {
  const start = fc.constantFrom(createPng(8, 8), createWebp([riffChunk('VP8L', losslessPixels)]))
  fc.assert(
    fc.property(start, fc.nat(40), fc.uint8Array({ maxLength: 60 }), (file, keep, rest) => {
      stripLogo(Buffer.concat([file.subarray(0, keep), rest]))
    }),
  )
})
