import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/tables.ts'
import type { ServerProcess } from '../server-process.ts'

/** Does something in the database of a running server, for what no call can do: old dates, broken rows. */
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
