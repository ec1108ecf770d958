import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateId } from '#server/database/ids.ts'
import { indexNextPosts } from '#server/database/search-backlog.ts'
import { forgetDeletedPosts } from '#server/database/search-index.ts'
import { transaction } from '#server/database/transaction.ts'
import { createTestApp, password, type TestClient } from '#test/app.ts'
import { addTestChallenge } from '#test/challenge-member.ts'
import { engine } from '#test/database.ts'
import { createRandom } from '#test/random.ts'
import { renameChallengeThread } from '../forum/threads.ts'
import { keepSearchIndex } from './keep-index.ts'

const site = await createTestApp({}, { connections: 20 })
const { database } = site
let members: TestClient[]
beforeAll(async () => {
  await site.signUp()
  members = await Promise.all(Array.from({ length: 4 }, () => site.signUp()))
  await site.ageAccounts()
})
afterAll(() => site.close())

async function readIndex() {
  if (engine === 'sqlite')
    // Compares the full-text table with the entries.
    await sql`insert into search_index (search_index, rank) values ('integrity-check', 1)`.execute(database)
  return database
    .selectFrom('search_entries')
    .select(['id', 'post_id', 'reply_id', 'title', 'words'])
    .orderBy('id')
    .execute()
}

async function rebuildIndex() {
  await database.deleteFrom('search_entries').execute()
  await database.updateTable('search_progress').set({ version: 0 }).execute()
  await keepSearchIndex({ database })
  return readIndex()
}

async function expectIndexIsComplete(): Promise<void> {
  while (await transaction(database, (tx) => forgetDeletedPosts(tx)));
  const index = await readIndex()
  expect(index).toEqual(await rebuildIndex())
}

/** Writes posts as a version without an index did. */
async function insertOldPosts(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => generateId())
  const [author] = members
  const row = { username: '', created_at: '2026-01-01T00:00:00.000Z' }
  for (const [at, id] of ids.entries()) {
    const post = { ...row, id, user_id: author?.id ?? null, content: `Old words ${at}` }
    await database
      .insertInto('forum_posts')
      .values({ ...post, pillar: 'mental', title: `Old title ${at}`, replies: 1 })
      .execute()
    await database
      .insertInto('forum_replies')
      .values({ ...post, id: generateId(), post_id: id, content: `Old reply ${at}` })
      .execute()
  }
  await database.updateTable('search_progress').set({ version: 0 }).execute()
  return ids
}

test.each([1, 2, 3])('has the words of every post after random changes (%i)', async (seed) => {
  const random = createRandom(seed)
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const text = () =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
      pick(['Straße', 'sleeping', 'é', '*x*', 'wood', "can't", '[a](https://b.c)']),
    ).join(' ')
  const posts: { id: string; by: TestClient }[] = []
  const replies: { id: string; postId: string; by: TestClient }[] = []
  const crews: string[] = []
  const challengeId = await addTestChallenge(site, { title: `Walk ${seed}` })
  const leaving = await site.signUp()
  await site.ageAccounts()
  const authors = [...members, leaving]
  const call = async (by: TestClient, ...args: Parameters<TestClient['call']>) => (await by.call(...args)).json()
  const changes: ((by: TestClient) => Promise<unknown>)[] = [
    async (by) =>
      posts.push({
        ...(await call(by, 'POST', '/api/forum', { title: text(), content: text(), pillar: 'mental' })),
        by,
      }),
    async (by) => {
      const post = pick(posts)
      const created = post && (await call(by, 'POST', `/api/forum/${post.id}/replies`, { content: text() }))
      if (created?.id) replies.push({ id: created.id, postId: created.postId, by })
    },
    async () => {
      const post = pick(posts)
      const change = pick([
        { title: text() },
        { content: text() },
        { pillar: 'physical' },
        { title: text(), content: text() },
      ])
      await post?.by.call('PATCH', `/api/forum/${post.id}`, change)
    },
    async () => {
      const post = random() < 0.5 ? pick(posts) : undefined
      await post?.by.call('DELETE', `/api/forum/${post.id}`)
    },
    async () => {
      const reply = pick(replies)
      await reply?.by.call('PATCH', `/api/forum/${reply.postId}/replies/${reply.id}`, { content: text() })
    },
    async () => {
      const reply = pick(replies)
      await reply?.by.call('DELETE', `/api/forum/${reply.postId}/replies/${reply.id}`)
    },
    async (by) => {
      const crew = await call(by, 'POST', '/api/crews', { name: `Crew ${text().slice(0, 20)}` })
      if (crew.id) crews.push(crew.id)
    },
    async (by) => by.call('POST', `/api/crews/${pick(crews)}/thread`, { content: text() }),
    async (by) => by.call('PATCH', `/api/crews/${pick(crews)}`, { name: `New ${text().slice(0, 20)}` }),
    async (by) => by.call('DELETE', `/api/crews/${pick(crews)}/members/${by.id}`),
    async (by) => by.call('POST', `/api/challenges/${challengeId}/thread`, { content: text() }),
    () =>
      transaction(database, async (tx) => {
        await tx.updateTable('challenges').set({ title: text() }).where('id', '=', challengeId).execute()
        await renameChallengeThread(tx, challengeId)
      }),
  ]
  for (let step = 0; step < 60; step++) await pick(changes)?.(pick(authors) ?? leaving)
  const deletion = { password, posts: seed % 2 === 0 ? 'keep' : 'remove' }
  expect((await leaving.call('POST', '/api/account/delete', deletion)).statusCode).toBe(200)
  expect((await readIndex()).length).toBeGreaterThan(5)
  await expectIndexIsComplete()
})

test('gets the posts of an earlier version while members write, each once', async () => {
  const ids = await insertOldPosts(60)
  const [author, other] = members
  const changes = ids.slice(0, 30).map(async (id, at) => {
    if (at % 3 === 0) await author?.call('PATCH', `/api/forum/${id}`, { title: `New title ${at}` })
    if (at % 3 === 1) await author?.call('DELETE', `/api/forum/${id}`)
    if (at % 3 === 2) await other?.call('POST', `/api/forum/${id}/replies`, { content: `New reply ${at}` })
  })
  await Promise.all([keepSearchIndex({ database }), keepSearchIndex({ database }), ...changes])
  await expectIndexIsComplete()
})

test('stays as a later version has made it', async () => {
  await insertOldPosts(5)
  await keepSearchIndex({ database })
  const index = await readIndex()
  await database.updateTable('search_progress').set({ version: 999, posts_before: '~' }).execute()
  expect(await indexNextPosts(database)).toBe(false)
  expect(await readIndex()).toEqual(index)
  expect(await database.selectFrom('search_progress').select('version').execute()).toEqual([{ version: 999 }])
  await database.updateTable('search_progress').set({ version: 1, posts_before: null }).execute()
})

test('goes on where it was stopped', async () => {
  await insertOldPosts(40)
  await database.deleteFrom('search_entries').execute()
  const controller = new AbortController()
  await indexNextPosts(database)
  controller.abort()
  await keepSearchIndex({ database }, controller.signal)
  const first = await readIndex()
  expect(first.length).toBeGreaterThan(0)
  expect(first.length).toBeLessThan(40)
  // The newest ones come first, so that a search finds them first.
  const newest = await database
    .selectFrom('forum_posts')
    .select('id')
    .orderBy('id', 'desc')
    .limit(first.length)
    .execute()
  expect(first.map(({ id }) => id)).toEqual(newest.map(({ id }) => id).toSorted())
  await keepSearchIndex({ database })
  expect((await readIndex()).length).toBeGreaterThanOrEqual(80)
  await expectIndexIsComplete()
  expect(await indexNextPosts(database)).toBe(false)
})

test.runIf(engine === 'sqlite')('removes the words of many deleted posts in batches', async () => {
  const ids = await insertOldPosts(30)
  await keepSearchIndex({ database })
  await database.deleteFrom('forum_posts').where('id', 'in', ids).execute()
  const countDeleted = async () => (await readIndex()).filter(({ post_id, reply_id }) => !post_id && !reply_id).length
  expect(await countDeleted()).toBe(60)
  await transaction(database, (tx) => forgetDeletedPosts(tx))
  expect(await countDeleted()).toBe(50)
  await keepSearchIndex({ database })
  expect(await countDeleted()).toBe(0)
})
