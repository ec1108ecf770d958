import { afterAll, expect, test } from 'vitest'
import { stripJpeg } from '#server/services/jpeg.ts'
import { createTestApp } from './app.ts'
import { hostilePictures, hostileTexts, pageInPixels, payload } from './hostile-pictures.ts'
import { sampleImages } from './sample-images.ts'

// Every way that we know to hide something in a picture, or to make a server or a browser work for one.

const site = await createTestApp()
await site.signUp()
const member = await site.signUp()
afterAll(() => site.close())

const cleanSample = Buffer.from(stripJpeg(Buffer.from(sampleImages.jpeg, 'base64'))?.bytes ?? [])
const hidden = [payload, 'GPS', 'PK\x03\x04', 'Exif', 'xmpmeta', 'ICC_PROFILE', '8BIM', 'jumb', 'MPF', '<?php']

/** Removes the segment that says how colours are coded, which has no room for anything else. */
function withoutAdobe(file: Buffer): Buffer {
  const segment = Buffer.from('ffee000e41646f626500640000000001', 'hex')
  const at = file.indexOf(segment)
  return at < 0 ? file : Buffer.concat([file.subarray(0, at), file.subarray(at + 16)])
}

async function send(image: string): Promise<Buffer | null> {
  const reply = await member.call('POST', '/api/forum-pictures', { image })
  const stored = await site.database.selectFrom('forum_pictures').select(['id', 'bytes']).execute()
  await site.database.deleteFrom('attempts').execute()
  if (reply.statusCode !== 201) {
    expect([400, 413]).toContain(reply.statusCode)
    expect(stored).toEqual([])
    return null
  }
  expect(stored).toHaveLength(1)
  const { headers, rawPayload } = await member.call('GET', reply.json().url)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename="${reply.json().id}.jpg"`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(rawPayload).toEqual(Buffer.from(stored[0]?.bytes ?? []))
  await site.database.deleteFrom('forum_pictures').execute()
  return rawPayload
}

test('has at least fifty hostile pictures', () => {
  expect(Object.keys(hostilePictures).length + Object.keys(hostileTexts).length).toBeGreaterThanOrEqual(50)
})

test.each(Object.entries(hostilePictures))('stores nothing of %s but the picture', async (_name, file) => {
  const stored = await send(file.toString('base64'))
  if (stored === null) return
  expect(stored.equals(file)).toBe(false)
  expect(hidden.filter((text) => stored.includes(text))).toEqual([])
  expect(withoutAdobe(stored)).toEqual(cleanSample)
})

test.each(Object.entries(hostileTexts))('refuses %s', async (_name, text) => {
  expect(await send(text)).toBeNull()
})

test('needs a bounded amount of memory and time for them', () => {
  const files = Object.values(hostilePictures)
  const before = process.memoryUsage().rss
  const start = performance.now()
  for (let round = 0; round < 20; round++) for (const file of files) stripJpeg(file)
  expect((performance.now() - start) / 20 / files.length).toBeLessThan(100)
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(200)
})

test('serves a page that is hidden in the pixels only as a picture', async () => {
  expect(await send(pageInPixels.toString('base64'))).not.toBeNull()
})
