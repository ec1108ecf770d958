import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { sampleImages } from '#test/sample-images.ts'
import { addChallenge } from '../features/challenges/catalog.ts'
import { setStorageQuota } from './storage-quota.ts'

let site: TestApp
let member: TestClient
let other: TestClient

beforeEach(async () => {
  site = await createTestApp()
  member = await site.signUp()
  other = await site.signUp()
})
afterEach(() => site.close())

async function getUsage({ id }: TestClient): Promise<number> {
  const { storage_bytes } = await site.database
    .selectFrom('users')
    .select('storage_bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return storage_bytes
}

async function create(client: TestClient, url: string, body: unknown): Promise<string> {
  const reply = await client.call('POST', url, body)
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json().id
}

const twoBytes = 'é'.repeat(500)
const title = 'A title'

/** Ways to store about 1,000 bytes: how to add, change and remove them. */
const stores: [
  string,
  { add: () => Promise<string>; shorten?: (id: string) => Promise<unknown>; remove: (id: string) => Promise<unknown> },
][] = [
  [
    'a journal entry',
    {
      add: () => create(member, '/api/journal', { content: twoBytes, title }),
      shorten: (id) => member.call('PATCH', `/api/journal/${id}`, { content: 'x' }),
      remove: (id) => member.call('DELETE', `/api/journal/${id}`),
    },
  ],
  [
    'a goal',
    {
      add: () => create(member, '/api/goals', { title, description: twoBytes, pillar: 'career' }),
      shorten: (id) => member.call('PATCH', `/api/goals/${id}`, { description: '' }),
      remove: (id) => member.call('DELETE', `/api/goals/${id}`),
    },
  ],
  [
    'a discussion',
    {
      add: () => create(member, '/api/forum', { title, content: twoBytes, pillar: 'career' }),
      shorten: (id) => member.call('PATCH', `/api/forum/${id}`, { content: 'x' }),
      remove: (id) => member.call('DELETE', `/api/forum/${id}`),
    },
  ],
  [
    'a reply',
    {
      async add() {
        const post = await create(other, '/api/forum', { title, content: 'x', pillar: 'career' })
        return `${post}/replies/${await create(member, `/api/forum/${post}/replies`, { content: twoBytes })}`
      },
      shorten: (id) => member.call('PATCH', `/api/forum/${id}`, { content: 'x' }),
      remove: (id) => member.call('DELETE', `/api/forum/${id}`),
    },
  ],
  [
    'a reply in a discussion that is deleted',
    {
      async add() {
        const post = await create(other, '/api/forum', { title, content: 'x', pillar: 'career' })
        await create(member, `/api/forum/${post}/replies`, { content: twoBytes })
        return post
      },
      remove: (id) => site.database.deleteFrom('forum_posts').where('id', '=', id).execute(),
    },
  ],
  [
    'an avatar',
    {
      async add() {
        expect((await member.call('POST', '/api/account/picture', { image: sampleImages.jpeg })).statusCode).toBe(200)
        return ''
      },
      remove: () => member.call('DELETE', '/api/account/picture'),
    },
  ],
  [
    'the notes of a challenge that is deleted',
    {
      async add() {
        const challenge = { title, description: 'B', pillar: 'mental', duration: 9, difficulty: 'beginner', plan: null }
        const challengeId = await addChallenge(
          site.database,
          { ...challenge, pillar: 'mental', difficulty: 'beginner' },
          new Date(),
        )
        const id = await create(member, '/api/user-challenges', { challengeId })
        const day = { progress: 1, note: twoBytes.slice(0, 400) }
        expect((await member.call('PATCH', `/api/user-challenges/${id}/progress`, day)).statusCode).toBe(200)
        return challengeId
      },
      remove: (id) => site.database.deleteFrom('challenges').where('id', '=', id).execute(),
    },
  ],
]

describe('the storage of a member', () => {
  test.each(stores)('counts %s', async (_name, { add, shorten, remove }) => {
    const before = await getUsage(member)
    const others = await getUsage(other)
    const id = await add()
    const added = await getUsage(member)
    expect(added - before).toBeGreaterThan(500)
    if (shorten) {
      await shorten(id)
      expect(added - (await getUsage(member))).toBeGreaterThan(900)
    }
    await remove(id)
    expect(await getUsage(member)).toBe(before)
    expect((await getUsage(other)) - others).toBeLessThan(300)
  })

  test('stays correct with concurrent writes', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, () => create(member, '/api/journal', { content: twoBytes })),
    )
    expect(await getUsage(member)).toBe(30 * 1200)
    await Promise.all(ids.map((id) => member.call('DELETE', `/api/journal/${id}`)))
    expect(await getUsage(member)).toBe(0)
  })

  test('counts every table in which members store something', async () => {
    const { rows } = await sql<{ name: string }>`${sql.raw(
      site.engine === 'postgres'
        ? "select distinct event_object_table as name from information_schema.triggers where trigger_name like '%_storage_insert'"
        : "select tbl_name as name from sqlite_master where type = 'trigger' and name like '%_storage_insert'",
    )}`.execute(site.database)
    const counted = rows.map(({ name }) => name)
    const uncounted = ['account_tokens', 'content_runs', 'idempotency_keys', 'sessions']
    const tables = await site.database.introspection.getTables()
    const owned = tables.filter(({ columns }) =>
      columns.some(({ name }) => /^(user_id|added_by|user_challenge_id)$/.test(name)),
    )
    expect(owned.map(({ name }) => name).sort()).toEqual([...counted, ...uncounted].sort())
  })
})

describe('a member at the quota', () => {
  const entry = { content: 'x'.repeat(1000) }

  beforeEach(async () => {
    await create(member, '/api/journal', entry)
    await setStorageQuota(site.database, 3000)
  })

  test.each([
    ['a journal entry', 'POST', '/api/journal', { content: 'x'.repeat(2000) }],
    ['a goal', 'POST', '/api/goals', { title, description: 'é'.repeat(1000), pillar: 'career' }],
    ['a discussion', 'POST', '/api/forum', { title, content: 'x'.repeat(2000), pillar: 'career' }],
  ] as const)('cannot store %s', async (_name, method, url, body) => {
    const before = await getUsage(member)
    const reply = await member.call(method, url, body)
    expect([reply.statusCode, reply.json()]).toEqual([
      413,
      {
        code: 'storage-full',
        message: 'Your storage is full. Delete something that you no longer need, and try again.',
      },
    ])
    expect(await getUsage(member)).toBe(before)
    expect((await other.call(method, url, body)).statusCode).toBe(201)
  })

  test('cannot exceed the quota with concurrent writes', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => member.call('POST', '/api/journal', entry)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(413)])
  })

  test('can still shorten and delete after the quota was lowered', async () => {
    const [{ id }] = (await member.call('GET', '/api/journal')).json()
    await setStorageQuota(site.database, 500)
    expect((await member.call('PATCH', `/api/journal/${id}`, { content: 'x'.repeat(900) })).statusCode).toBe(200)
    expect((await member.call('PATCH', `/api/journal/${id}`, { content: 'x'.repeat(901) })).statusCode).toBe(413)
    expect((await member.call('DELETE', `/api/journal/${id}`)).statusCode).toBe(200)
    await create(member, '/api/journal', { content: 'x' })
  })
})
