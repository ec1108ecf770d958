import { rmSync } from 'node:fs'
import { migrate } from '#server/database/migrate.ts'
import { getDatabaseFile, openDatabase } from '#server/database/open.ts'
import { createDatabaseFolder } from './database-folder.ts'

/** Creates a database with the newest schema, which the tests copy instead of running all migrations. */
export default async function createSchema(): Promise<() => void> {
  const dataDir = createDatabaseFolder('pillars-schema-')
  const database = await openDatabase({ dataDir, databaseUrl: null })
  await migrate(database, 'sqlite')
  await database.destroy()
  process.env.TEST_SQLITE_SCHEMA = getDatabaseFile(dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}
