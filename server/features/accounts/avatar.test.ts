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

test.each(['jpeg', 'png', 'webp'] as const)('a %s is kept in the database and shown to members', async (kind) => {
  const { profileImageUrl } = (await set(pictures[kind])).json()
  expect(profileImageUrl).toMatch(/^\/api\/pictures\/[\w-]{36}$/)
  const reply = await other.call('GET', profileImageUrl)
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['x-content-type-options']]).toEqual([
    200,
    `image/${kind}`,
    'nosniff',
  ])
  expect(reply.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  expect(reply.rawPayload.length).toBeLessThanOrEqual(Buffer.from(pictures[kind], 'base64').length)
  expect((await site.visitor('GET', profileImageUrl)).statusCode).toBe(401)
})

test('a new one has a new address, and the old one is gone', async () => {
  const before = (await set(pictures.png)).json().profileImageUrl
  const after = (await set(pictures.jpeg)).json().profileImageUrl
  expect(after).not.toBe(before)
  expect((await other.call('GET', before)).statusCode).toBe(404)
  expect(await rows()).toHaveLength(1)
})

test('it can be taken away', async () => {
  const { profileImageUrl } = (await set(pictures.png)).json()
  const reply = await man.call('DELETE', '/api/account/picture')
  expect([reply.statusCode, reply.json().profileImageUrl]).toEqual([200, null])
  expect([(await man.call('GET', profileImageUrl)).statusCode, await rows()]).toEqual([404, []])
})

test.each([
  [
    'no picture',
    Buffer.from('<svg onload=alert(1)>').toString('base64'),
    'image: Expected a JPEG, PNG or WebP picture',
  ],
  ['no base64', '<svg>', 'image: Invalid base64'],
  ['nothing', '', 'image: String must contain at least 1 character(s)'],
  ['too much', 'A'.repeat(400_004), 'image: String must contain at most 400000 character(s)'],
  ['too many pixels', hugePng(), 'image: Expected at most 1024 × 1024 pixels'],
])('%s is refused, and the picture stays', async (_name, image, message) => {
  const { profileImageUrl } = (await set(pictures.png)).json()
  const reply = await set(image)
  expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  expect((await man.call('GET', '/api/auth/user')).json().profileImageUrl).toBe(profileImageUrl)
})

test('ten at once leave one', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => set(pictures.png)))
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect((await rows()).map(({ id }) => `/api/pictures/${id}`)).toEqual([
    (await man.call('GET', '/api/auth/user')).json().profileImageUrl,
  ])
})

function hugePng(): string {
  const bytes = Buffer.from(pictures.png, 'base64')
  bytes.writeUInt32BE(60_000, 16)
  return bytes.toString('base64')
}
