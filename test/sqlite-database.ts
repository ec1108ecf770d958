import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { getDatabaseFile, openDatabase } from '#server/database/open.ts'
import { createDatabaseFolder } from './database-folder.ts'
import type { TestDatabase } from './database.ts'

/** The file of an empty database. */
let schema: Promise<Uint8Array> | undefined

/** Opens an embedded database, whichever engine the run is for, with the newest schema or empty. The test closes it. */
export async function openSqliteDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const dataDir = createDatabaseFolder('pillars-test-')
  schema ??= createSchema()
  if (migrated) writeFileSync(getDatabaseFile(dataDir), await schema)
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const close = async () => {
    await database.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
  onTestFinished(close)
  return { database, engine: 'sqlite', dataDir, databaseUrl: null, close }
}

async function createSchema(): Promise<Uint8Array> {
  const dataDir = createDatabaseFolder('pillars-schema-')
  const database = await openDatabase({ dataDir, databaseUrl: null })
  await migrate(database, 'sqlite')
  await database.destroy()
  const bytes = readFileSync(getDatabaseFile(dataDir))
  rmSync(dataDir, { recursive: true })
  return bytes
}
