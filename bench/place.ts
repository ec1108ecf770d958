// Where a measured site has its data, and SQL that fills it on both engines.
import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

export type Engine = 'SQLite' | 'PostgreSQL'
/** `databaseUrl` is empty for SQLite. */
export type Place = { dataDir: string; databaseUrl: string }
export type Connection = { run: (statements: string) => Promise<void>; close: () => Promise<void> }

const dayMs = 24 * 60 * 60_000

/** Creates a folder, and for PostgreSQL a database on the server of TEST_DATABASE_URL. */
export async function createPlace(engine: Engine, name: string): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pillars-bench-'))
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  if (engine === 'SQLite') return { dataDir, databaseUrl: '' }
  const database = `bench_${name}`
  const connection = await connect({ dataDir, databaseUrl: serverUrl })
  await connection.run(`drop database if exists ${database}`)
  await connection.run(`create database ${database}`)
  await connection.close()
  return { dataDir, databaseUrl: Object.assign(new URL(serverUrl), { pathname: database }).href }
}

export async function connect({ dataDir, databaseUrl }: Place): Promise<Connection> {
  if (databaseUrl) {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    return { run: async (statements) => void (await client.query(statements)), close: () => client.end() }
  }
  const file = new DatabaseSync(join(dataDir, 'pillars.db'))
  file.exec('pragma journal_mode = wal; pragma synchronous = off')
  return { run: async (statements) => file.exec(statements), close: async () => file.close() }
}

/** Brings statistics up to date, as PostgreSQL does by itself. On SQLite, the product has none. */
export async function analyze(connection: Connection, { databaseUrl }: Place): Promise<void> {
  if (!databaseUrl) return
  await connection.run('analyze')
  await connection.run('vacuum')
}

/** Before a `select … from numbers`: the numbers from 0 to `count` − 1. */
export const listNumbers = (count: number) =>
  `with recursive numbers (number) as (select 0 union all select number + 1 from numbers where number < ${count - 1})`

/** An id of a row with a number, as SQL and as text. @param kind four hexadecimal digits for the table */
export const idSql = (kind: string, number: string) =>
  `'01900000-${kind}-7000-8000-' || cast(100000000000 + ${number} as text)`
export const toId = (kind: string, number: number) =>
  `01900000-${kind}-7000-8000-${(100_000_000_000 + number).toString()}`

export const toInstant = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString()
export const toDate = (daysAgo: number) => toInstant(daysAgo).slice(0, 10)
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The row of a session for `insert into sessions (sid, sess, expire, user_id) values`. */
export function formatSession(name: string, userId: string): string {
  const sid = createHash('sha256').update(toSecret(name)).digest('hex')
  const session = JSON.stringify({ createdAt: toInstant(0), userAgent: null })
  return `(${quote(sid)}, ${quote(session)}, ${quote(toInstant(-1))}, ${quote(userId)})`
}

export const formatCookie = (name: string) => `seven_pillars_session=${toSecret(name)}`

const toSecret = (name: string) => name.padEnd(43, 'a')
