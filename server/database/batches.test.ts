import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/database.ts'
import { readBatches, readInBatches } from './batches.ts'
import { generateId } from './ids.ts'
import type { Database } from './tables.ts'
import { transaction } from './transaction.ts'

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await openTestDatabase()
  database = place.database
})
afterAll(() => place.close())

const at = '2026-03-10T09:00:00.000Z'

const addAnnouncement = (db: Database, title: string, content = 'x') =>
  db
    .insertInto('announcements')
    .values({ id: generateId(), title, content, status: 'sent', send_at: at, created_at: at })
    .execute()

async function collect<T>(batches: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of batches) all.push(each)
  return all
}

test('reads batches in the order of the ids without waiting for a transaction', async () => {
  for (const title of ['first 1', 'first 2', 'first 3']) await addAnnouncement(database, title)
  const announcements = database.selectFrom('announcements').select(['id', 'title']).where('title', 'like', 'first %')
  const { promise: read, resolve: end } = Promise.withResolvers<void>()
  const writing = transaction(database, (tx) => Promise.all([addAnnouncement(tx, 'first 4'), read]))
  const titles: string[] = []
  const rows = announcements.orderBy('id', 'desc').$call(readInBatches(database, { size: 2 }))
  for await (const { title } of rows) titles.push(title)
  end()
  await writing
  expect(titles).toEqual(['first 1', 'first 2', 'first 3'])
})

test('reads only as many long texts at once as fit into a batch, and at least one row', async () => {
  const kilobytes = [1, 100, 100, 100, 300, 500, 1, 1, 200]
  for (const each of kilobytes) await addAnnouncement(database, `long ${each}`, 'é'.repeat(each * 512))
  const announcements = database.selectFrom('announcements').select(['id', 'content']).where('title', 'like', 'long %')
  const batches = await collect(readBatches(database, announcements, { long: ['content'] }))
  expect(batches.map((batch) => batch.map(({ content }) => content.length / 512))).toEqual([
    [1, 100, 100],
    [100],
    [300],
    [500],
    [1, 1, 200],
  ])
})

test('reads nothing where there is nothing', async () => {
  const announcements = database.selectFrom('announcements').select(['id', 'content']).where('title', '=', 'none')
  expect(await collect(readBatches(database, announcements, { long: ['content'] }))).toEqual([])
})
