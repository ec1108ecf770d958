import { randomBytes } from 'node:crypto'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { executeOnServer } from './database.ts'
import startPostgres from './postgres.ts'

/** Starts PostgreSQL and creates a database with the newest schema, which the tests copy. */
export default async function createSchema(): Promise<() => Promise<void>> {
  const stopPostgres = await startPostgres()
  const name = `schema_${randomBytes(8).toString('hex')}`
  await executeOnServer(`create database ${name}`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
  await migrate(database, 'postgres')
  await database.destroy()
  process.env.TEST_POSTGRES_SCHEMA = name
  return async () => {
    await executeOnServer(`drop database ${name}`)
    await stopPostgres()
  }
}
