import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { generateId } from '../database/ids.ts'
import { createUnreadReplies } from './unread-replies.ts'

let site: TestApp
let port: number
let member: TestClient

beforeAll(async () => {
  site = await createTestApp()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
})
afterAll(() => site.close())

beforeEach(async () => {
  member = await site.signUp()
  const content = '🧱'.repeat(50_000)
  const row = {
    user_id: member.id,
    title: '',
    content,
    entry_date: '2026-03-10',
    created_at: '2026-03-10T09:00:00.000Z',
  }
  for (let count = 0; count < 5; count++)
    await site.database
      .insertInto('journal_entries')
      .values({ ...row, id: generateId() })
      .execute()
})

/** Asks for sixty pages of almost a megabyte, without reading them. */
function requestMany() {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const request = (last = '') => `GET /api/journal HTTP/1.1\r\nhost: a\r\n${last}cookie: ${member.cookie}\r\n\r\n`
  socket.write(request().repeat(59) + request('connection: close\r\n'))
  return {
    /** @returns the status of each reply */
    read(): Promise<number[]> {
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString('latin1')))
      return new Promise((resolve) =>
        socket.on('close', () => resolve([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)))),
      )
    },
  }
}

test('refuses reads of a member who has not read some megabytes, until they have', async () => {
  const { read } = requestMany()
  const pollStatus = () =>
    expect.poll(async () => (await member.call('GET', '/api/journal')).statusCode, { timeout: 30_000 })
  await pollStatus().toBe(429)
  expect((await member.call('POST', '/api/goals', { title: 'Run', pillar: 'physical' })).statusCode).toBe(201)
  const other = await site.signUp()
  expect((await other.call('GET', '/api/journal')).statusCode).toBe(200)
  const statuses = await read()
  expect(statuses).toHaveLength(60)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  await pollStatus().toBe(200)
})

test('lets no cache keep a refusal in the place of a picture', async () => {
  const version = generateId()
  await site.database
    .insertInto('site_logo')
    .values({ version, type: 'image/png', bytes: new Uint8Array(900_000), created_at: '2026-03-10T09:00:00.000Z' })
    .execute()
  requestMany()
  const getPicture = () => member.call('GET', `/api/site/logo/${version}`)
  await expect.poll(async () => (await getPicture()).statusCode, { timeout: 30_000 }).toBe(429)
  const { headers } = await getPicture()
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
})

const createResponse = () => new ServerResponse(new IncomingMessage(new Socket()))
const reader = { userId: 'member', address: '203.0.113.5' }
const refusal = expect.objectContaining({ code: 'too-many-requests', detail: { retryAfter: 5 } })

test('counts unread replies per member and per address of visitors, until they are read', async () => {
  const unread = createUnreadReplies({ member: 100_000, visitors: 100_000 })
  const response = createResponse()
  unread.add(response, reader, 60_000)
  expect(() => unread.add(createResponse(), reader, 60_000)).toThrow(refusal)
  unread.add(createResponse(), { ...reader, userId: 'other' }, 60_000)
  unread.add(createResponse(), { ...reader, userId: null }, 60_000)
  expect(() => unread.add(createResponse(), { ...reader, userId: null }, 60_000)).toThrow(refusal)
  unread.assertRoom(reader)
  unread.add(createResponse(), reader, 40_000)
  expect(() => unread.assertRoom(reader)).toThrow(refusal)
  response.destroy()
  await expect.poll(() => unread.assertRoom(reader)).toBeUndefined()
})

test('sends a reply that alone is over the limit, and does not count short ones', () => {
  const unread = createUnreadReplies({ member: 100_000, visitors: 100_000 })
  for (let count = 0; count < 1000; count++) unread.add(createResponse(), reader, 1000)
  unread.add(createResponse(), reader, 5_000_000)
  expect(() => unread.assertRoom(reader)).toThrow(refusal)
})

test('answers any number of calls whose replies are read', async () => {
  for (let count = 0; count < 20; count++) {
    const replies = await Promise.all(Array.from({ length: 3 }, () => member.call('GET', '/api/journal')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  }
})
