import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export async function up({ schema }: Database, { engine }: MigrationContext): Promise<void> {
  const key = keyType(engine)
  await schema
    .createTable('idempotency_keys')
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', key, (column) => column.notNull())
    .addColumn('digest', key, (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'key'])
    .execute()
  await schema.createIndex('idempotency_keys_created_at').on('idempotency_keys').column('created_at').execute()
}
