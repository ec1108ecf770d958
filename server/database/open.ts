import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { sqliteDialect } from './sqlite.ts'
import type { Database, Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** Where the data is: a folder for the embedded engine, or the address of a PostgreSQL. */
export type Place = { dataDir: string; databaseUrl: string | null }

export function engineOf({ databaseUrl }: Pick<Place, 'databaseUrl'>): Engine {
  return databaseUrl ? 'postgres' : 'sqlite'
}

/** Opens the database; the caller destroys it. The schema is `migrate`'s. */
export async function openDatabase(place: Place, options: { connections?: number } = {}): Promise<Database> {
  if (place.databaseUrl) {
    // Its driver costs memory that the embedded engine does not need.
    const { postgresDialect } = await import('./postgres.ts')
    return new Kysely<Tables>({ dialect: postgresDialect(place.databaseUrl, options) })
  }
  return new Kysely<Tables>({ dialect: sqliteDialect(databaseFile(place.dataDir)) })
}

/** Path of the embedded database's file, in a folder that only its owner can read. */
export function databaseFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    chmodSync(dataDir, 0o700)
  } catch {
    // A folder of somebody else's that we may use (a mounted volume): its rights are the operator's.
  }
  return join(dataDir, 'pillars.db')
}
