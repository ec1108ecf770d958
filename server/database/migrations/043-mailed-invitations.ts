import { sql } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

export const oldestServer = '0.2.0'

/** Adds invitations by email, and since when the mail server can't be reached. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  await schema
    .createTable('mailed_invitations')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('email', key, (column) => column.notNull())
    .addColumn('list_id', key, (column) => column.notNull())
    .addColumn('user_id', key, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('member_id', key, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('invitation_id', key, (column) => column.unique().references('invitations.id').onDelete('cascade'))
    .addColumn('message_id', key)
    .addColumn('queued_at', key)
    .addColumn('sent_at', key)
    .addColumn('uncertain', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('withdrawn_at', key)
    .addColumn('ended_at', key)
    .addColumn('created_at', key, (column) => column.notNull())
    .execute()
  await sql`create unique index mailed_invitations_open on mailed_invitations (email) where ended_at is null`.execute(
    database,
  )
  await sql`create index mailed_invitations_unsent on mailed_invitations (id) where message_id is null and ended_at is null`.execute(
    database,
  )
  for (const column of ['email', 'list_id', 'user_id', 'member_id', 'queued_at', 'ended_at', 'created_at'])
    await schema.createIndex(`mailed_invitations_${column}`).on('mailed_invitations').column(column).execute()
  await schema
    .alterTable('invitations')
    .addColumn('mailed', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await schema.alterTable('delivery_channels').addColumn('unreachable_at', key).execute()
}
