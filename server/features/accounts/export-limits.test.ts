import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'

let site: TestApp
let admin: TestClient
let member: TestClient

beforeEach(async () => {
  site = await createTestApp()
  admin = await site.signUp()
  member = await site.signUp()
})
afterEach(() => site.close())

const download = (who = member, url = '/api/account/export') => who.call('GET', url)
const downloadForMember = ({ id }: TestClient) => download(admin, `/api/admin/members/${id}/export`)
const getStatus = async (reply: ReturnType<typeof download>) => (await reply).statusCode

test('runs one export of a member at a time', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => download()))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429, 429])
  const refused = replies.find(({ statusCode }) => statusCode === 429)
  expect([refused?.json().message, refused?.headers['retry-after']]).toEqual([
    'A download is already in progress. Please wait for it to finish.',
    '10',
  ])
  expect(await getStatus(download())).toBe(200)
})

test('allows five exports a day, without counting those that it refuses', async () => {
  await Promise.all(Array.from({ length: 5 }, () => download()))
  for (let count = 0; count < 4; count++) expect(await getStatus(download())).toBe(200)
  site.services.clock.advance({ minutes: 60 })
  const refused = await download()
  expect([refused.statusCode, refused.json().message, refused.headers['retry-after']]).toEqual([
    429,
    'This data can be downloaded five times a day. You can download it again in 23 hours.',
    String(23 * 60 * 60),
  ])
  expect(await getStatus(download(admin))).toBe(200)
  site.services.clock.advance({ minutes: 23 * 60 })
  expect(await getStatus(download())).toBe(200)
})

test('counts those by an admin separately for each member', async () => {
  const other = await site.signUp()
  for (let count = 0; count < 5; count++) expect(await getStatus(downloadForMember(member))).toBe(200)
  expect(await getStatus(downloadForMember(member))).toBe(429)
  expect(await getStatus(downloadForMember(other))).toBe(200)
  expect(await getStatus(download())).toBe(200)
})

test('records no refused export in the security log', async () => {
  for (let count = 0; count < 7; count++) await download()
  const entries = await site.database.selectFrom('audit_log').select('count').where('kind', '=', 'export').execute()
  expect(entries).toEqual([{ count: 5 }])
})

test('ends an export when the client disconnects', async () => {
  for (let count = 0; count < 20; count++)
    await member.call('POST', '/api/journal', { content: randomBytes(25_000).toString('hex') })
  const url = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(url.port), url.hostname)
  const received = new Promise((resolve) => socket.once('data', resolve))
  socket.write(`GET /api/account/export HTTP/1.1\r\nhost: a\r\ncookie: ${member.cookie}\r\n\r\n`)
  expect(String(await received)).toMatch(/^HTTP\/1.1 200 /)
  socket.pause()
  expect(await getStatus(download())).toBe(429)
  socket.destroy()
  await expect.poll(() => getStatus(download())).toBe(200)
})
