import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { sampleImages } from '#test/sample-images.ts'
import { addChallenge } from '../features/challenges/catalog.ts'
import { storedColumns } from '../member-data.ts'
import { measureStorage } from './storage-queries.ts'

let site: TestApp
let member: TestClient
let other: TestClient

beforeEach(async () => {
  site = await createTestApp({ memberStorage: 5000 })
  member = await site.signUp()
  other = await site.signUp()
})
afterEach(() => site.close())

async function create(client: TestClient, url: string, body: unknown): Promise<string> {
  const reply = await client.call('POST', url, body)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json().id
}

async function join(client: TestClient): Promise<string> {
  const challenge = { title: 'Walk', description: 'Walk', duration: 9, plan: null }
  const details = { ...challenge, pillar: 'mental', difficulty: 'beginner' } as const
  const challengeId = await addChallenge(site.database, details, new Date())
  return create(client, '/api/user-challenges', { challengeId })
}

const title = 'A title'
const kilobyte = 'é'.repeat(500)
const tooMuch = 'x'.repeat(4500)

/** Everything in which a member stores about a kilobyte, or more than is left. */
const stores: [string, (client: TestClient, text: string) => Promise<{ statusCode: number }>][] = [
  ['a journal entry', (client, content) => client.call('POST', '/api/journal', { content })],
  [
    'a goal',
    (client, text) => client.call('POST', '/api/goals', { title, description: text.slice(0, 900), pillar: 'career' }),
  ],
  ['a discussion', (client, content) => client.call('POST', '/api/forum', { title, content, pillar: 'career' })],
  [
    'a reply',
    async (client, content) => {
      const post = await create(other, '/api/forum', { title, content: 'x', pillar: 'career' })
      return client.call('POST', `/api/forum/${post}/replies`, { content })
    },
  ],
  ['a profile', (client, text) => client.call('PATCH', '/api/account/profile', { about: text.slice(0, 480) })],
  ['a plan for bad days', (client, text) => client.call('PATCH', '/api/bad-day-plan', { alone: text.slice(0, 1900) })],
  ['a picture', (client) => client.call('POST', '/api/forum-pictures', { image: sampleImages.jpeg })],
  ['an avatar', (client) => client.call('POST', '/api/account/picture', { image: sampleImages.jpeg })],
  [
    'the note of a day',
    async (client, text) => {
      const id = await join(client)
      return client.call('PATCH', `/api/user-challenges/${id}/progress`, { progress: 1, note: text.slice(0, 450) })
    },
  ],
]

describe('the storage of a member', () => {
  test.each(stores)('counts %s', async (_name, store) => {
    const before = await measureStorage(site.database, member.id, storedColumns)
    expect((await store(member, kilobyte)).statusCode).toBeLessThan(300)
    expect((await measureStorage(site.database, member.id, storedColumns)) - before).toBeGreaterThan(300)
  })

  test('counts rows besides their text, so that short texts are not free', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => member.call('POST', '/api/journal', { content: 'x' })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(24)
  })
})

describe('a member whose storage is full', () => {
  beforeEach(async () => {
    await create(member, '/api/journal', { content: tooMuch })
  })

  test.each(stores)('cannot store %s, but others can', async (_name, store) => {
    const reply = await store(member, kilobyte)
    expect(reply).toMatchObject({ statusCode: 413 })
    expect((await store(other, kilobyte)).statusCode).toBeLessThan(300)
  })

  test('reads why and what to do', async () => {
    expect((await member.call('POST', '/api/journal', { content: kilobyte })).json()).toMatchObject({
      code: 'storage-full',
      message: 'Your storage is full. Delete something that you no longer need, and try again.',
    })
  })

  test('cannot exceed the quota by changing an entry', async () => {
    const id = await create(member, '/api/journal', { content: 'x' })
    expect((await member.call('PATCH', `/api/journal/${id}`, { content: kilobyte })).statusCode).toBe(413)
  })

  test('still marks days, and stores again after deleting something', async () => {
    const [{ id }] = (await member.call('GET', '/api/journal')).json()
    const participation = await join(member)
    const marked = await member.call('PATCH', `/api/user-challenges/${participation}/progress`, { progress: 1 })
    expect(marked.statusCode).toBe(200)
    expect((await member.call('DELETE', `/api/journal/${id}`)).statusCode).toBe(200)
    await create(member, '/api/journal', { content: kilobyte })
  })
})

test('lets many large writes through together while there is room', async () => {
  const roomy = await createTestApp({ memberStorage: 50_000_000 })
  const writer = await roomy.signUp()
  const content = '😀'.repeat(50_000)
  const replies = await Promise.all(Array.from({ length: 80 }, () => writer.call('POST', '/api/journal', { content })))
  expect(replies.filter(({ statusCode }) => statusCode !== 201)).toEqual([])
  await roomy.close()
})

test('does not let concurrent writes exceed the quota together', async () => {
  const entry = { content: kilobyte }
  for (let round = 0; round < 3; round++)
    await Promise.all(Array.from({ length: 10 }, () => member.call('POST', '/api/journal', entry)))
  expect(await measureStorage(site.database, member.id, storedColumns)).toBeLessThanOrEqual(5000)
})
