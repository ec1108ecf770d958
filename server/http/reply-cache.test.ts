import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/database.ts'
import { changeCatalogVersion, readCatalogVersion } from '../database/catalog-version.ts'
import { createReplyCache } from './reply-cache.ts'

let place: TestDatabase
let builds: number
let time: number
let cache: ReturnType<typeof createReplyCache>

beforeAll(async () => {
  place = await openTestDatabase()
})
afterAll(() => place.close())

beforeEach(() => {
  builds = 0
  time = 0
  cache = createReplyCache({ database: place.database, now: () => time, maxReplies: 3 })
})

const changeVersion = () => changeCatalogVersion(place.database)

/** Builds a reply that says how many were built before it. */
const get = (url = '/') => cache.get(url, readCatalogVersion, async () => ({ json: String(builds++), link: null }))

const getText = async (url?: string) => (await get(url)).plain.toString()

test('serves a reply from memory until its version changes', async () => {
  const first = await get()
  expect(await get()).toBe(first)
  await changeVersion()
  expect(await getText()).toBe('1')
})

test('does not join a build that began before a write', async () => {
  const read = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const slow = cache.get('/', readCatalogVersion, async () => {
    read.resolve()
    await written.promise
    return { json: 'before', link: null }
  })
  await read.promise
  await changeVersion()
  const fast = await get()
  written.resolve()
  expect((await slow).plain.toString()).toBe('before')
  expect(await get()).toBe(fast)
})

test('does not keep a reply when a write commits while it is built', async () => {
  await cache.get('/', readCatalogVersion, async () => {
    await changeVersion()
    return { json: 'while writing', link: null }
  })
  expect(await getText()).toBe('0')
})

test('builds a reply once for concurrent requests', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get()))
  expect(builds).toBe(1)
})

test('does not cache an error', async () => {
  const failing = () => cache.get('/', readCatalogVersion, () => Promise.reject(new Error('not found')))
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('not found')
  expect(await getText()).toBe('0')
})

test('builds a reply again after a minute, because another program may have changed the database', async () => {
  await get()
  time = 59_999
  expect(await getText()).toBe('0')
  time = 60_000
  expect(await getText()).toBe('1')
})

test('forgets the oldest reply when it is full', async () => {
  for (const url of ['/1', '/2', '/3', '/4']) await get(url)
  for (const url of ['/4', '/3', '/2']) await get(url)
  expect(builds).toBe(4)
  await get('/1')
  expect(builds).toBe(5)
})
