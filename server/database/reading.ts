import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely'
import { getDatabaseFile, openDatabase, type DatabaseLocation } from './open.ts'
import { createSqliteSession, openSqliteFile, type SqliteSession } from './sqlite-session.ts'
import type { Database, Tables } from './tables.ts'

/**
 * Opens the database for reads, next to a running server too. Unlike `openDatabase`, it creates and changes nothing, not
 * even the permissions of the folder. The caller destroys it.
 */
export async function openDatabaseForReading(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl) return openDatabase(location, { connections: 3 })
  return new Kysely<Tables>({ dialect: createReadingDialect(getReadingUrl(getDatabaseFile(location.dataDir))) })
}

/**
 * Returns how to open a SQLite file without creating files next to it. A database that was closed has no `-wal` file,
 * and reading it would create one, so SQLite is told that nobody changes it.
 */
export function getReadingUrl(file: string): URL {
  const url = pathToFileURL(file)
  if (!existsSync(`${file}-wal`) && !existsSync(`${file}-journal`)) url.searchParams.set('immutable', '1')
  return url
}

function createReadingDialect(file: URL): Dialect {
  let session: SqliteSession
  const refuse = async () => {
    throw new Error('The database was opened for reads only')
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => ({
      async init() {
        session = createSqliteSession(openSqliteFile(file, { readOnly: true }))
      },
      acquireConnection: async () => ({
        executeQuery: async (query) => session.run(query),
        streamQuery: () => {
          throw new Error('Streaming queries are not used')
        },
      }),
      releaseConnection: async () => {},
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: async () => session.close(),
    }),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
