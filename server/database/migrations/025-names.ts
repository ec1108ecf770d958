import { sql, type ColumnBuilderCallback } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Adds the names at the time of a block and of an invitation, and the usernames that are held after a change. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  const name: ColumnBuilderCallback = (column) => column.notNull().defaultTo('')
  await schema.alterTable('member_blocks').addColumn('blocker_name', 'text', name).execute()
  await schema.alterTable('member_blocks').addColumn('blocked_name', 'text', name).execute()
  await sql`update member_blocks set
    blocker_name = coalesce((select username from users where users.id = member_blocks.user_id), ''),
    blocked_name = coalesce((select username from users where users.id = member_blocks.blocked_id), '')`.execute(
    database,
  )
  await schema.alterTable('invitations').addColumn('inviter_name', 'text').execute()
  await sql`update invitations set inviter_name = (select username from users where users.id = invitations.user_id)`.execute(
    database,
  )
  await schema
    .createTable('held_usernames')
    .addColumn('key_hash', key, (column) => column.primaryKey())
    .addColumn('skeleton_hash', key, (column) => column.notNull())
    .addColumn('user_id', key, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('held_until', key, (column) => column.notNull())
    .execute()
  await schema.createIndex('held_usernames_skeleton_hash').on('held_usernames').column('skeleton_hash').execute()
  await schema.createIndex('held_usernames_user_id').on('held_usernames').column('user_id').execute()
  await schema.createIndex('held_usernames_held_until').on('held_usernames').column('held_until').execute()
}
