// Measures searches at many posts: words that most posts have, their starts as someone types them, rare ones and none.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { migrate } from '#server/database/migrate.ts'
import { getEngine, openDatabase } from '#server/database/open.ts'
import { indexNextPosts } from '#server/database/search-backlog.ts'
import type { Database } from '#server/database/tables.ts'
import startPostgres from '#test/postgres.ts'
import { startProgram } from './measure.ts'

type Place = { dataDir: string; databaseUrl: string | null }
export type SearchTimes = { engine: string; label: string; median: number; p95: number }

const members = 1_000
const blocked = 20
const repliesPerDiscussion = 4
const minuteMs = 60_000
const repeats = Number(process.env.REQUESTS ?? 20)

/** Common words, also as they are typed, words that mean the same as common ones, rare words and a word of no post. */
const queries: Record<string, string[]> = {
  'common words': ['day', 'time', 'work', 'the', 'sleep', 'day time', 'the day', 'work sleep time'],
  'starts of words': ['d', 'da', 's', 'sl', 'sle', 'slee', 'mor', 'morni', 'phone s', 'challeng', 'the mo', 'day wo'],
  'words that mean the same': ['papa', 'ex wife', 'drink too much', 'cant sleep', 'money', 'anxiety'],
  'rare words': ['porridge', 'rowing machine', 'quincelike', 'plumber invoice', 'seneca'],
}

/** Measures both engines. @returns the median and the 95th percentile in milliseconds, of each kind and of all */
export async function measureSearch({
  posts,
  log,
}: {
  posts: number
  log: (line: string) => void
}): Promise<SearchTimes[]> {
  const stopPostgres = await startPostgres()
  const results: SearchTimes[] = []
  for (const engine of ['SQLite', 'PostgreSQL']) {
    const place = await createPlace(engine)
    await (await startProgram('./product-server.ts', place.dataDir, place.databaseUrl ?? '')).stop()
    const database = await openDatabase(place, { durable: false })
    await migrate(database, getEngine(place))
    await seed(database, posts)
    const startedAt = performance.now()
    let batches = 1
    while (await indexNextPosts(database)) batches++
    const ms = performance.now() - startedAt
    log(`${engine}: indexed ${posts} posts in ${batches} batches of ${(ms / batches).toFixed(1)} ms`)
    await sql.raw('analyze').execute(database)
    if (place.databaseUrl) await sql.raw('vacuum').execute(database)
    await database.destroy()
    const { url, stop } = await startProgram('./product-server.ts', place.dataDir, place.databaseUrl ?? '')
    const all: number[] = []
    for (const [label, words] of Object.entries(queries)) {
      const times: number[] = []
      for (const query of words) {
        const ofQuery = await timeSearch(url, query)
        log(
          `${engine} ${query.padEnd(20)} median ${percentile(ofQuery, 0.5).toFixed(1)} p95 ${percentile(ofQuery, 0.95).toFixed(1)}`,
        )
        times.push(...ofQuery)
      }
      all.push(...times)
      results.push({ engine, label, median: percentile(times, 0.5), p95: percentile(times, 0.95) })
    }
    results.push({ engine, label: 'all', median: percentile(all, 0.5), p95: percentile(all, 0.95) })
    await stop()
    rmSync(place.dataDir, { recursive: true, force: true })
  }
  await stopPostgres()
  return results
}

async function timeSearch(url: string, query: string): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < repeats + 2; count++) {
    const startedAt = performance.now()
    const reply = await fetch(`${url}/api/search?${new URLSearchParams({ query }).toString()}`, { headers: { cookie } })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`A search for ${query} answered ${reply.status}`)
    if (count >= 2) times.push(performance.now() - startedAt)
  }
  return times
}

function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

async function createPlace(engine: string): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pillars-search-'))
  if (engine === 'SQLite') return { dataDir, databaseUrl: null }
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query('drop database if exists bench_search')
  await client.query('create database bench_search')
  await client.end()
  return { dataDir, databaseUrl: Object.assign(new URL(serverUrl), { pathname: 'bench_search' }).href }
}

const secret = 'reader'.padEnd(43, 'a')
const cookie = `seven_pillars_session=${secret}`
const memberId = (number: number) => `01900000-0001-7000-8000-${(100_000_000_000 + number).toString()}`

/** Writes posts from the sentences of the library, by a thousand members. The reader, the first one, blocks some of them. */
async function seed(database: Database, posts: number): Promise<void> {
  const random = createRandom()
  const sentences = await readSentences(database)
  const now = Date.now()
  const at = new Date(now).toISOString()
  const insert = async (table: 'users' | 'forum_posts' | 'forum_replies', rows: Record<string, unknown>[]) => {
    for (let start = 0; start < rows.length; start += 200)
      await database
        .withTables<Record<typeof table, Record<string, unknown>>>()
        .insertInto(table)
        .values(rows.slice(start, start + 200))
        .execute()
  }
  await insert(
    'users',
    Array.from({ length: members }, (_, number) => ({
      id: memberId(number),
      email: `m${number}@example.org`,
      username: `member${number}`,
      username_key: `member${number}`,
      role: 'public',
      onboarding_completed: true,
      time_zone: 'UTC',
      suspended_at: number % 100 === 99 ? at : null,
      created_at: at,
      updated_at: at,
    })),
  )
  for (let number = 1; number <= blocked; number++)
    await database
      .insertInto('member_blocks')
      .values({
        user_id: memberId(0),
        blocked_id: memberId(number * 7),
        blocked_name: 'x',
        blocker_name: 'y',
        created_at: at,
      })
      .execute()
  await database
    .insertInto('sessions')
    .values({
      sid: createHash('sha256').update(secret).digest('hex'),
      sess: JSON.stringify({ createdAt: at, userAgent: null }),
      expire: new Date(now + 1e9).toISOString(),
      user_id: memberId(0),
    })
    .execute()
  const toTime = (number: number) => now - (posts - number) * minuteMs
  const discussions: Record<string, unknown>[] = []
  const replies: Record<string, unknown>[] = []
  for (let number = 0; number < posts; number++) {
    const place = number % (repliesPerDiscussion + 1)
    const first = number - place
    const row = {
      id: toPostId(toTime(number), number),
      user_id: memberId(Math.floor(random() * members)),
      username: '',
      content: Array.from({ length: 2 + Math.floor(random() * 9) }, () => pick(random, sentences)).join(' '),
      created_at: new Date(toTime(number)).toISOString(),
      hidden_at: random() < 0.02 ? at : null,
    }
    if (place > 0) replies.push({ ...row, post_id: toPostId(toTime(first), first) })
    else
      discussions.push({
        ...row,
        title: pick(random, sentences).slice(0, 80),
        pillar: pick(random, ['mental', 'physical', 'career']),
        replies: repliesPerDiscussion,
      })
  }
  await insert('forum_posts', discussions)
  await insert('forum_replies', replies)
}

/** A UUIDv7 of a time. */
function toPostId(time: number, number: number): string {
  const hex = Math.floor(time).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${number.toString(16).padStart(12, '0')}`
}

async function readSentences(database: Database): Promise<string[]> {
  const resources = await database.selectFrom('resources').select('content').execute()
  const discussions = await database.selectFrom('forum_posts').select('content').execute()
  const texts = [...resources, ...discussions].map(({ content }) => content)
  return texts.flatMap((text) => text.split(/(?<=[.?!])\s+/)).filter((sentence) => /^[A-Z].{20,200}$/.test(sentence))
}

function pick<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** The same numbers in every run. */
function createRandom(): () => number {
  let state = 42
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
