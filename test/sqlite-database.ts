import { copyFileSync, rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { getDatabaseFile, openDatabase } from '#server/database/open.ts'
import { createDatabaseFolder } from './database-folder.ts'
import type { TestDatabase } from './database.ts'

let schema: Promise<string> | undefined

/** Opens an embedded database, whichever engine the run is for, with the newest schema or empty. The test closes it. */
export async function openSqliteDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const dataDir = createDatabaseFolder('pillars-test-')
  schema ??= createSchema()
  if (migrated) copyFileSync(getDatabaseFile(await schema), getDatabaseFile(dataDir))
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const close = async () => {
    await database.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
  onTestFinished(close)
  return { database, engine: 'sqlite', dataDir, databaseUrl: null, close }
}

async function createSchema(): Promise<string> {
  const dataDir = createDatabaseFolder('pillars-schema-')
  const database = await openDatabase({ dataDir, databaseUrl: null })
  await migrate(database, 'sqlite')
  await database.destroy()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}
