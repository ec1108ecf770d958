import { PostgresAdapter } from 'kysely'
import type { Database } from './tables.ts'

/** Says which of the two engines a query is for, where their SQL differs. */
export function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
