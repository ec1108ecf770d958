import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** No earlier version can serve with it, because none looks into this table. */
export const oldestServer = null

/** Adds which version can serve beside each later migration. Earlier versions read it, so it must stay as it is. */
export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await schema
    .createTable('oldest_servers')
    .addColumn('migration', key, (column) => column.primaryKey())
    .addColumn('version', key, (column) => column.notNull())
    .execute()
}
