import type { ColumnBuilderCallback } from 'kysely'
import type { Database } from '../tables.ts'
import { bytesType, keyType, type MigrationContext } from './migration.ts'

export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  const bytes = bytesType(engine)
  const required: ColumnBuilderCallback = (column) => column.notNull()

  await schema.alterTable('users').addColumn('stripe_setup_intent_id', key).execute()
  await schema.alterTable('users').addColumn('stripe_setup_key', key).execute()
  await schema
    .createIndex('users_stripe_setup_intent_id')
    .unique()
    .on('users')
    .column('stripe_setup_intent_id')
    .execute()

  await schema
    .createTable('pictures')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('user_id', key, (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', required)
    .addColumn('bytes', bytes, required)
    .addColumn('created_at', key, required)
    .execute()
}
