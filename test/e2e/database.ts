import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/tables.ts'
import type { ServerProcess } from '../server-process.ts'

/** Opens a running server's database to create what the API cannot, such as old dates and broken rows. */
export async function withDatabase<T>(
  { dataDir }: ServerProcess,
  callback: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  try {
    return await callback(database)
  } finally {
    await database.destroy()
  }
}
