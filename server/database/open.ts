import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type Dialect } from 'kysely'
import { createSqliteDialect } from './sqlite.ts'
import type { Database, Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export type DatabaseLocation = { dataDir: string; databaseUrl: string | null }

export function getEngine({ databaseUrl }: Pick<DatabaseLocation, 'databaseUrl'>): Engine {
  return databaseUrl ? 'postgres' : 'sqlite'
}

type OpenOptions = {
  connections?: number
  durable?: boolean | undefined
  /** Gets the time of each statement, in milliseconds. */
  onQuery?: ((milliseconds: number) => void) | undefined
}

/**
 * Opens the database. The caller destroys it, and `migrate` creates its schema.
 * @param options.durable false does not wait for the disk: a power failure can damage the SQLite file
 */
export async function openDatabase(
  location: DatabaseLocation,
  { connections, durable, onQuery }: OpenOptions = {},
): Promise<Database> {
  const dialect = location.databaseUrl
    ? await postgresAt(location.databaseUrl, connections)
    : createSqliteDialect(prepareDatabaseFile(location.dataDir), { durable })
  if (!onQuery) return new Kysely<Tables>({ dialect })
  return new Kysely<Tables>({
    dialect,
    log({ level, queryDurationMillis }) {
      if (level === 'query') onQuery(queryDurationMillis)
    },
  })
}

/** Names the database for the log, without its user and password. */
export function getDatabaseName({ dataDir, databaseUrl }: DatabaseLocation): string {
  if (!databaseUrl) return join(dataDir, 'pillars.db')
  const { host, pathname } = new URL(databaseUrl)
  return host + pathname
}

/** Loads the driver only where it is used, because it costs memory. */
async function postgresAt(url: string, connections?: number): Promise<Dialect> {
  const { createPostgresDialect } = await import('./postgres.ts')
  return createPostgresDialect(url, { connections })
}

/** Creates a folder that only its owner can read. @returns the path of the SQLite file in it */
export function prepareDatabaseFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    chmodSync(dataDir, 0o700)
  } catch {
    // A mounted volume may belong to another user; the operator controls its permissions.
  }
  return getDatabaseFile(dataDir)
}

export function getDatabaseFile(dataDir: string): string {
  return join(dataDir, 'pillars.db')
}
