import { randomBytes } from 'node:crypto'
import { copyFileSync, rmSync } from 'node:fs'
import pg from 'pg'
import { openDatabase, prepareDatabaseFile, type Engine } from '#server/database/open.ts'
import type { Database } from '#server/database/tables.ts'
import { createDatabaseFolder } from './database-folder.ts'

export type TestDatabase = {
  database: Database
  engine: Engine
  dataDir: string
  databaseUrl: string | null
  close: () => Promise<void>
}

export const engine: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** Creates a separate database on the engine of this run, as a copy of one with the newest schema or empty. */
export async function openTestDatabase({
  migrated = true,
  connections = 10,
}: { migrated?: boolean; connections?: number } = {}): Promise<TestDatabase> {
  const dataDir = createDatabaseFolder('pillars-test-')
  const databaseUrl = engine === 'postgres' ? await createPostgresDatabase({ migrated }) : null
  if (engine === 'sqlite' && migrated) copyFileSync(getSetting('TEST_SQLITE_SCHEMA'), prepareDatabaseFile(dataDir))
  const database = await openDatabase({ dataDir, databaseUrl }, { connections })
  return {
    database,
    engine,
    dataDir,
    databaseUrl,
    async close() {
      await database.destroy()
      rmSync(dataDir, { recursive: true, force: true })
      if (databaseUrl) await dropPostgresDatabase(databaseUrl)
    },
  }
}

async function createPostgresDatabase({ migrated }: { migrated: boolean }): Promise<string> {
  const url = new URL(getSetting('TEST_DATABASE_URL'))
  const name = `test_${randomBytes(8).toString('hex')}`
  await executeOnServer(
    `create database ${name}${migrated ? ` template ${getSetting('TEST_POSTGRES_SCHEMA')} strategy file_copy` : ''}`,
  )
  url.pathname = `/${name}`
  return url.href
}

async function dropPostgresDatabase(databaseUrl: string): Promise<void> {
  await executeOnServer(`drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
}

/** Runs a statement that creates or drops a database. */
export async function executeOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: getSetting('TEST_DATABASE_URL') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Reads what test/sqlite.ts or test/postgres-schema.ts set up for the whole run. */
function getSetting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the projects of vitest.config.ts set it`)
  return value
}
