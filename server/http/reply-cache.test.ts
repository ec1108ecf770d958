import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { engine, openTestDatabase, type TestDatabase } from '#test/database.ts'
import { generateId } from '../database/ids.ts'
import { openDatabase } from '../database/open.ts'
import type { Database } from '../database/tables.ts'
import { transaction } from '../database/transaction.ts'
import { createReplyCache } from './reply-cache.ts'

const versioned = ['goals', 'library_items'] as const
const now = '2026-03-10T09:00:00.000Z'

let place: TestDatabase
let database: Database
let builds: number
let errors: unknown[]
let time: number
let cache: ReturnType<typeof createReplyCache>

beforeAll(async () => {
  place = await openTestDatabase({ versioned })
  database = place.database
})
afterAll(() => place.close())

beforeEach(() => {
  builds = 0
  errors = []
  time = 0
  const logger = { error: (...details: unknown[]) => errors.push(details) }
  cache = createReplyCache({ database, logger, versioned, now: () => time, maxReplies: 3 })
})

const getGoals = (url = '/goals') =>
  cache.get(url, async () => {
    builds++
    return listGoals()
  })

test(`serves a reply from memory until a table it reads is written (${engine})`, async () => {
  const user = await addUser(database)
  const first = await getGoals()
  await addLibraryItem(database)
  await addUser(database)
  expect(await getGoals()).toBe(first)
  const id = await addGoal(database, user)
  expect((await getGoals()).plain.toString()).toContain(id)
  expect(builds).toBe(2)
})

test('builds a reply again after a write by another process', async () => {
  const user = await addUser(database)
  await getGoals()
  const other = await openDatabase(place, { versioned })
  const id = await addGoal(other, user)
  await other.destroy()
  expect((await getGoals()).plain.toString()).toContain(id)
})

test('builds a reply again after a cascade deleted rows of a table it reads', async () => {
  const user = await addUser(database)
  const id = await addGoal(database, user)
  expect((await getGoals()).plain.toString()).toContain(id)
  await database.deleteFrom('users').where('id', '=', user).execute()
  expect((await getGoals()).plain.toString()).not.toContain(id)
})

test('keeps a reply when the transaction that wrote is rolled back', async () => {
  const user = await addUser(database)
  await getGoals()
  const rolledBack = transaction(database, async (tx) => {
    await addGoal(tx, user)
    throw new Error('stop')
  })
  await expect(rolledBack).rejects.toThrow('stop')
  await getGoals()
  expect(builds).toBe(1)
})

test.each(['before', 'after'])('does not keep a reply when a write commits %s it reads', async (when) => {
  const user = await addUser(database)
  let id = ''
  await cache.get('/goals', async () => {
    if (when === 'before') id = await addGoal(database, user)
    const reply = await listGoals()
    if (when === 'after') id = await addGoal(database, user)
    return reply
  })
  expect((await getGoals()).plain.toString()).toContain(id)
  expect(builds).toBe(1)
})

test('does not join a build that began before a write', async () => {
  const user = await addUser(database)
  const read = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const slow = cache.get('/goals', async () => {
    const reply = await listGoals()
    read.resolve()
    await written.promise
    return reply
  })
  await read.promise
  const id = await addGoal(database, user)
  const fast = await getGoals()
  written.resolve()
  expect((await slow).plain.toString()).not.toContain(id)
  expect(fast.plain.toString()).toContain(id)
  expect(await getGoals()).toBe(fast)
})

test('builds a reply once for concurrent requests', async () => {
  await Promise.all(Array.from({ length: 20 }, () => getGoals()))
  expect(builds).toBe(1)
})

test('does not cache an error', async () => {
  const failing = () => cache.get('/goals', () => Promise.reject(new Error('not found')))
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('not found')
  await getGoals()
  expect(builds).toBe(1)
})

test('does not cache a reply that reads a table without versions, and logs it', async () => {
  const getUsers = () =>
    cache.get('/users', async () => {
      const users = await database.selectFrom('users').select('id').execute()
      return { json: JSON.stringify(users), link: null }
    })
  const first = await getUsers()
  expect(await getUsers()).not.toBe(first)
  expect(errors).toEqual(
    Array.from({ length: 2 }, () => [{ url: '/users', unversioned: ['users'] }, expect.any(String)]),
  )
})

test('shows what another program changed after a minute', async () => {
  const user = await addUser(database)
  await getGoals()
  const foreign = await openDatabase(place, { versioned: [] })
  const id = await addGoal(foreign, user)
  await foreign.destroy()
  time = 59_999
  expect((await getGoals()).plain.toString()).not.toContain(id)
  time = 60_000
  expect((await getGoals()).plain.toString()).toContain(id)
})

test('forgets the oldest reply when it is full', async () => {
  for (const url of ['/1', '/2', '/3', '/4']) await getGoals(url)
  for (const url of ['/4', '/3', '/2']) await getGoals(url)
  expect(builds).toBe(4)
  await getGoals('/1')
  expect(builds).toBe(5)
})

async function listGoals() {
  const goals = await database.selectFrom('goals').select('id').execute()
  return { json: JSON.stringify(goals), link: null }
}

async function addLibraryItem(db: Database): Promise<void> {
  await db.insertInto('library_items').values({ key: generateId(), safety_revision: 0, created_at: now }).execute()
}

async function addUser(db: Database): Promise<string> {
  const id = generateId()
  const names = { email: `${id}@example.org`, username: id, username_key: id }
  const rest = { role: 'public', onboarding_completed: false, time_zone: 'UTC' } as const
  await db
    .insertInto('users')
    .values({ id, ...names, ...rest, created_at: now, updated_at: now })
    .execute()
  return id
}

async function addGoal(db: Database, userId: string): Promise<string> {
  const id = generateId()
  await db
    .insertInto('goals')
    .values({ id, user_id: userId, title: 'a', pillar: 'mental', completed: false, created_at: now })
    .execute()
  return id
}
