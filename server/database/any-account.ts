import { compileQuery, takeFirst } from './compiled-query.ts'
import type { Database } from './tables.ts'

export async function hasAnyAccount(database: Database): Promise<boolean> {
  return (await takeFirst(anyAccountQuery(database, {}))) !== undefined
}

const anyAccountQuery = compileQuery((database) => database.selectFrom('users').select('id').limit(1))
