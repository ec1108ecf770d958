import { afterAll, expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'
import { sampleImages } from '#test/sample-images.ts'

const site = await createTestApp()
const member = await site.signUp()
const other = await site.signUp()
afterAll(() => site.close())

const set = (image: string) => member.call('POST', '/api/account/picture', { image })
const rows = () => site.database.selectFrom('avatars').select('id').where('user_id', '=', member.id).execute()

test('stores a JPEG avatar and shows it to signed-in members only', async () => {
  const { profileImageUrl } = (await set(sampleImages.jpeg)).json()
  expect(profileImageUrl).toMatch(/^\/api\/pictures\/[\w-]{36}$/)
  const reply = await other.call('GET', profileImageUrl)
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['x-content-type-options']]).toEqual([
    200,
    'image/jpeg',
    'nosniff',
  ])
  expect(reply.rawPayload.length).toBeLessThanOrEqual(Buffer.from(sampleImages.jpeg, 'base64').length)
  expect((await site.visitor('GET', profileImageUrl)).statusCode).toBe(401)
})

test('lets a browser keep an avatar, but show it only to a signed-in member', async () => {
  const { profileImageUrl } = (await set(sampleImages.jpeg)).json()
  const { headers } = await other.call('GET', profileImageUrl)
  expect(headers['cache-control']).toBe('private, no-cache')
  const etag = String(headers.etag)
  const statuses = async (call: TestClient['call']) => {
    const tags = [etag, `W/${etag}, "other"`, '"other"', '']
    const replies = await Promise.all(
      tags.map((tag) => call('GET', profileImageUrl, undefined, { 'if-none-match': tag })),
    )
    return replies.map(({ statusCode, body }) => [statusCode, body !== ''])
  }
  expect(await statuses(other.call)).toEqual([
    [304, false],
    [304, false],
    [200, true],
    [200, true],
  ])
  expect(await statuses(site.visitor)).toEqual(Array.from({ length: 4 }, () => [401, true]))
})

test('gives a new avatar a new URL and deletes the old one', async () => {
  const before = (await set(sampleImages.jpeg)).json().profileImageUrl
  const after = (await set(sampleImages.jpeg)).json().profileImageUrl
  expect(after).not.toBe(before)
  expect((await other.call('GET', before)).statusCode).toBe(404)
  expect(await rows()).toHaveLength(1)
})

test('removes the avatar, and no other member’s', async () => {
  const kept = await other.call('POST', '/api/account/picture', { image: sampleImages.jpeg })
  const { profileImageUrl } = (await set(sampleImages.jpeg)).json()
  const reply = await member.call('DELETE', '/api/account/picture')
  expect([reply.statusCode, reply.json().profileImageUrl]).toEqual([200, null])
  expect([(await member.call('GET', profileImageUrl)).statusCode, await rows()]).toEqual([404, []])
  expect((await member.call('GET', kept.json().profileImageUrl)).statusCode).toBe(200)
})

test.each([
  ['an SVG', Buffer.from('<svg onload=alert(1)>').toString('base64'), 'image: Expected a JPEG image'],
  ['invalid base64', '<svg>', 'image: Invalid base64'],
  ['an empty image', '', 'image: Required'],
  ['an image over the size limit', 'A'.repeat(400_004), 'image: String must contain at most 400000 character(s)'],
  ['an image with too many pixels', createHugeJpeg(), 'image: Expected at most 1024 × 1024 pixels'],
])('rejects %s and keeps the current avatar', async (_name, image, message) => {
  const { profileImageUrl } = (await set(sampleImages.jpeg)).json()
  const reply = await set(image)
  expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  expect((await member.call('GET', '/api/auth/user')).json().profileImageUrl).toBe(profileImageUrl)
})

test('keeps one avatar after ten concurrent uploads', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => set(sampleImages.jpeg)))
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect((await rows()).map(({ id }) => `/api/pictures/${id}`)).toEqual([
    (await member.call('GET', '/api/auth/user')).json().profileImageUrl,
  ])
})

function createHugeJpeg(): string {
  const bytes = Buffer.from(sampleImages.jpeg, 'base64')
  // The height in the frame header.
  bytes.writeUInt16BE(60_000, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5)
  return bytes.toString('base64')
}
