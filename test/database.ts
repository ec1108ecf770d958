import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase, type Engine } from '#server/database/open.ts'
import type { TableName } from '#server/database/tables-in-sql.ts'
import type { Database } from '#server/database/tables.ts'

export type TestDatabase = {
  database: Database
  engine: Engine
  dataDir: string
  databaseUrl: string | null
  close: () => Promise<void>
}

export const engine: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** Creates and migrates a separate database on the engine of this run. */
export async function openTestDatabase({
  migrated = true,
  connections = 10,
  versioned,
}: { migrated?: boolean; connections?: number; versioned?: readonly TableName[] } = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pillars-test-'))
  const databaseUrl = engine === 'postgres' ? await createPostgresDatabase() : null
  const database = await openDatabase({ dataDir, databaseUrl }, { connections, versioned: migrated ? versioned : [] })
  if (migrated) await migrate(database, engine)
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

async function createPostgresDatabase(): Promise<string> {
  const url = new URL(getServerUrl())
  const name = `test_${randomBytes(8).toString('hex')}`
  await executeOnServer(`create database ${name}`)
  url.pathname = `/${name}`
  return url.href
}

async function dropPostgresDatabase(databaseUrl: string): Promise<void> {
  await executeOnServer(`drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
}

async function executeOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: getServerUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function getServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set: the suite on PostgreSQL starts one (vitest.config.ts)')
  return url
}
