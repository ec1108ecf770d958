import { sql } from 'kysely'
import type { Engine } from '../open.ts'
import type { Database } from '../tables.ts'

export type SchemaMigration = {
  up: (database: Database, context: MigrationContext) => Promise<void>
  /** The oldest version whose server can serve with this schema; null or missing if no earlier one can. */
  oldestServer?: string | null
}

export type MigrationContext = { engine: Engine }

/** Column type for ids, timestamps and keys. Both engines compare it byte by byte, whatever the locale. */
export function keyType(engine: Engine) {
  return engine === 'postgres' ? sql`text collate "C"` : sql`text`
}

export function bytesType(engine: Engine) {
  return engine === 'postgres' ? sql`bytea` : sql`blob`
}
