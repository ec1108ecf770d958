import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pictures } from '#test/pictures.ts'
import { cleanImage } from './image-bytes.ts'

const jpeg = Buffer.from(pictures.jpeg, 'base64')
const png = Buffer.from(pictures.png, 'base64')
const webp = Buffer.from(pictures.webp, 'base64')
const secret = Buffer.from('GPS 52.5200 13.4050 taken with a phone')

/** The three kinds, each with something beside the picture, in the places where cameras and programs write it. */
const talkative = {
  jpeg: Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, 'Exif\0\0'),
    segment(0xed, 'Photoshop'),
    segment(0xfe, ''),
    jpeg.subarray(2),
    secret,
  ]),
  png: Buffer.concat([png.subarray(0, 33), chunk('tEXt'), chunk('eXIf'), chunk('iTXt'), png.subarray(33), secret]),
  webp: riff([webp.subarray(12), part('EXIF'), part('XMP ')], secret),
}

function segment(marker: number, name: string): Buffer {
  const data = Buffer.concat([Buffer.from(name), secret])
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

function chunk(name: string): Buffer {
  const body = Buffer.concat([Buffer.from(name), secret])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(secret.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, check])
}

function part(name: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(secret.length)
  return Buffer.concat([Buffer.from(name), length, secret])
}

function riff(parts: Buffer[], after = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.from('RIFF0000WEBP')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body, after])
}

describe.each(['jpeg', 'png', 'webp'] as const)('a %s', (kind) => {
  test('is known by its bytes, with its size', () => {
    expect(cleanImage(Buffer.from(pictures[kind], 'base64'))).toMatchObject({
      type: `image/${kind}`,
      width: 16,
      height: 12,
    })
  })

  test('keeps the picture and loses everything beside and behind it', () => {
    const before = cleanImage(Buffer.from(pictures[kind], 'base64'))
    const after = cleanImage(talkative[kind])
    expect(talkative[kind].includes(secret)).toBe(true)
    expect(Buffer.from(after?.bytes ?? []).includes(secret)).toBe(false)
    expect(after).toEqual(before)
    expect(Buffer.from(after?.bytes ?? []).includes('ICC')).toBe(false)
  })

  test('cleaned again stays as it is', () => {
    const once = cleanImage(talkative[kind])
    expect(cleanImage(once?.bytes ?? new Uint8Array())).toEqual(once)
  })

  test('cut off anywhere is none, or shorter, and never an error', () => {
    const whole = talkative[kind]
    for (let length = 0; length < whole.length; length++) {
      const cut = cleanImage(whole.subarray(0, length))
      if (cut) expect(cut.bytes.length).toBeLessThanOrEqual(length)
    }
  })

  test('with any byte changed is never an error', () => {
    fc.assert(
      fc.property(fc.nat(talkative[kind].length - 1), fc.nat(255), (at, value) => {
        const changed = Buffer.from(talkative[kind])
        changed[at] = value
        cleanImage(changed)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
  ['nothing', Buffer.alloc(0)],
  [
    'a page that begins like a JPEG',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]),
  ],
])('%s is no picture', (_name, bytes) => expect(cleanImage(bytes)).toBeNull())

test('a picture that moves is refused', () => {
  const moving = Buffer.from(webp)
  moving[20] = (moving[20] ?? 0) | 0x02
  expect(cleanImage(moving)).toBeNull()
})
