import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '#test/app.ts'
import { pictures } from '#test/pictures.ts'

let site: TestApp
let man: Caller
let other: Caller

beforeAll(async () => {
  site = await createTestApp()
  man = await site.signUp()
  other = await site.signUp()
})
afterAll(() => site.close())

const set = (image: string) => man.call('POST', '/api/account/picture', { image })
const rows = () => site.database.selectFrom('avatars').select('id').where('user_id', '=', man.id).execute()

test('stores a JPEG in the database and shows it to members', async () => {
  const { profileImageUrl } = (await set(pictures.jpeg)).json()
  expect(profileImageUrl).toMatch(/^\/api\/pictures\/[\w-]{36}$/)
  const reply = await other.call('GET', profileImageUrl)
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['x-content-type-options']]).toEqual([
    200,
    'image/jpeg',
    'nosniff',
  ])
  expect(reply.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  expect(reply.rawPayload.length).toBeLessThanOrEqual(Buffer.from(pictures.jpeg, 'base64').length)
  expect((await site.visitor('GET', profileImageUrl)).statusCode).toBe(401)
})

test('a new one has a new address, and the old one is gone', async () => {
  const before = (await set(pictures.jpeg)).json().profileImageUrl
  const after = (await set(pictures.jpeg)).json().profileImageUrl
  expect(after).not.toBe(before)
  expect((await other.call('GET', before)).statusCode).toBe(404)
  expect(await rows()).toHaveLength(1)
})

test('it can be taken away', async () => {
  const { profileImageUrl } = (await set(pictures.jpeg)).json()
  const reply = await man.call('DELETE', '/api/account/picture')
  expect([reply.statusCode, reply.json().profileImageUrl]).toEqual([200, null])
  expect([(await man.call('GET', profileImageUrl)).statusCode, await rows()]).toEqual([404, []])
})

test.each([
  ['no picture', Buffer.from('<svg onload=alert(1)>').toString('base64'), 'image: Expected a JPEG picture'],
  ['no base64', '<svg>', 'image: Invalid base64'],
  ['nothing', '', 'image: String must contain at least 1 character(s)'],
  ['too much', 'A'.repeat(400_004), 'image: String must contain at most 400000 character(s)'],
  ['too many pixels', createHugeJpeg(), 'image: Expected at most 1024 × 1024 pixels'],
])('%s is refused, and the picture stays', async (_name, image, message) => {
  const { profileImageUrl } = (await set(pictures.jpeg)).json()
  const reply = await set(image)
  expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  expect((await man.call('GET', '/api/auth/user')).json().profileImageUrl).toBe(profileImageUrl)
})

test('ten at once leave one', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => set(pictures.jpeg)))
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect((await rows()).map(({ id }) => `/api/pictures/${id}`)).toEqual([
    (await man.call('GET', '/api/auth/user')).json().profileImageUrl,
  ])
})

function createHugeJpeg(): string {
  const bytes = Buffer.from(pictures.jpeg, 'base64')
  // Height in the frame header.
  bytes.writeUInt16BE(60_000, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5)
  return bytes.toString('base64')
}
