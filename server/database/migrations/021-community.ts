import {
  sql,
  type ColumnBuilderCallback,
  type ColumnDataType,
  type ColumnDefinitionBuilder,
  type RawBuilder,
} from 'kysely'
import type { Database } from '../tables.ts'
import { bytesType, keyType, type MigrationContext } from './migration.ts'

/** Adds moderation, blocks, moderators, profiles, invitations, sign-ups that wait for approval, and pages of the site. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  const required: ColumnBuilderCallback = (column) => column.notNull()
  const primary: ColumnBuilderCallback = (column) => column.primaryKey()
  const ofMember = (column: ColumnDefinitionBuilder) => column.references('users.id').onDelete('cascade')
  const memberKey: ColumnBuilderCallback = (column) => ofMember(column.primaryKey())
  const member: ColumnBuilderCallback = (column) => ofMember(column.notNull())
  const formerMember: ColumnBuilderCallback = (column) => column.references('users.id').onDelete('set null')
  const no: ColumnBuilderCallback = (column) => column.notNull().defaultTo(false)
  const zero: ColumnBuilderCallback = (column) => column.notNull().defaultTo(0)
  async function addColumn(
    table: string,
    column: string,
    type: ColumnDataType | RawBuilder<unknown>,
    build?: ColumnBuilderCallback,
  ) {
    await schema.alterTable(table).addColumn(column, type, build).execute()
  }

  await addColumn('users', 'suspended_until', key)
  await addColumn('users', 'muted_until', key)
  await addColumn('users', 'guidelines_due', 'boolean', no)
  await addColumn('users', 'guidelines_accepted_at', key)
  await addColumn('users', 'last_seen_at', key)
  // Members of earlier versions have not seen the guidelines.
  await sql`update users set guidelines_due = ${sql.lit(true)}`.execute(database)
  await sql`create index users_suspended_until on users (suspended_until) where suspended_until is not null`.execute(
    database,
  )
  await schema.createIndex('users_last_seen_at').on('users').columns(['last_seen_at', 'id']).execute()

  await schema
    .createTable('moderators')
    .addColumn('user_id', key, memberKey)
    .addColumn('appointed_by', key, formerMember)
    .addColumn('created_at', key, required)
    .execute()
  await schema.createIndex('moderators_appointed_by').on('moderators').column('appointed_by').execute()

  for (const table of ['forum_posts', 'forum_replies']) {
    await addColumn(table, 'hidden_at', key)
    await addColumn(table, 'removed_at', key)
    await addColumn(table, 'decision_id', key)
  }
  await addColumn('forum_posts', 'locked_at', key)
  await addColumn('forum_posts', 'pinned_at', key)
  await addColumn('social_posts', 'decision_id', key)
  // For members with blocks, lists count the replies of blocked members to each discussion.
  await schema
    .createIndex('forum_replies_post_id_user_id')
    .on('forum_replies')
    .columns(['post_id', 'user_id'])
    .execute()
  await sql`create index forum_posts_pinned_at on forum_posts (pinned_at) where pinned_at is not null`.execute(database)
  for (const table of ['forum_posts', 'forum_replies', 'social_posts'])
    await sql`create index ${sql.ref(`${table}_decision_id`)} on ${sql.ref(table)} (decision_id) where decision_id is not null`.execute(
      database,
    )

  await schema
    .createTable('member_blocks')
    .addColumn('user_id', key, member)
    .addColumn('blocked_id', key, member)
    .addColumn('created_at', key, required)
    .addPrimaryKeyConstraint('member_blocks_key', ['user_id', 'blocked_id'])
    .execute()
  await schema.createIndex('member_blocks_blocked_id').on('member_blocks').columns(['blocked_id', 'user_id']).execute()

  await schema
    .createTable('moderation_decisions')
    .addColumn('id', key, primary)
    .addColumn('kind', 'text', required)
    .addColumn('subject_id', key, required)
    .addColumn('member_id', key, (column) => ofMember(column))
    .addColumn('actor_id', key, formerMember)
    .addColumn('action', 'text', required)
    .addColumn('title', 'text')
    .addColumn('note', 'text')
    .addColumn('until', key)
    .addColumn('data', 'text')
    .addColumn('created_at', key, required)
    .addColumn('appeal', 'text')
    .addColumn('appeal_status', 'text')
    .addColumn('appeal_answer', 'text')
    .addColumn('appealed_at', key)
    .execute()
  await schema
    .createIndex('moderation_decisions_member_id')
    .on('moderation_decisions')
    .columns(['member_id', 'id'])
    .execute()
  await schema
    .createIndex('moderation_decisions_subject_id')
    .on('moderation_decisions')
    .columns(['subject_id', 'id'])
    .execute()
  await schema.createIndex('moderation_decisions_actor_id').on('moderation_decisions').column('actor_id').execute()

  await schema
    .createTable('moderation_cases')
    .addColumn('id', key, primary)
    .addColumn('type', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('subject_id', key, required)
    .addColumn('decision_id', key, (column) => column.references('moderation_decisions.id').onDelete('cascade'))
    .addColumn('member_id', key, formerMember)
    .addColumn('status', 'text', required)
    .addColumn('position', key, required)
    .addColumn('report_count', 'integer', zero)
    .addColumn('hidden_by_reports', 'boolean', no)
    .addColumn('snapshot', 'text')
    .addColumn('claimed_by', key, formerMember)
    .addColumn('claimed_at', key)
    .addColumn('opened_at', key, required)
    .addColumn('last_report_at', key, required)
    .addColumn('closed_at', key)
    .addColumn('closed_by', key, formerMember)
    .addColumn('outcome', 'text')
    .addColumn('revision', key, required)
    .execute()
  await sql`create unique index moderation_cases_open on moderation_cases (type, subject_id) where status = 'open'`.execute(
    database,
  )
  await schema.createIndex('moderation_cases_status').on('moderation_cases').columns(['status', 'position']).execute()
  await schema.createIndex('moderation_cases_revision').on('moderation_cases').column('revision').execute()
  for (const column of ['member_id', 'claimed_by', 'closed_by', 'decision_id'])
    await schema.createIndex(`moderation_cases_${column}`).on('moderation_cases').column(column).execute()

  await schema
    .createTable('reports')
    .addColumn('id', key, primary)
    .addColumn('case_id', key, (column) => column.notNull().references('moderation_cases.id').onDelete('cascade'))
    .addColumn('user_id', key, member)
    .addColumn('reason', 'text', required)
    .addColumn('details', 'text')
    .addColumn('established', 'boolean', required)
    .addColumn('request_id', key)
    .addColumn('created_at', key, required)
    .addUniqueConstraint('reports_member', ['case_id', 'user_id'])
    .execute()
  await schema.createIndex('reports_user_id').on('reports').columns(['user_id', 'created_at']).execute()
  await schema.createIndex('reports_request').unique().on('reports').columns(['user_id', 'request_id']).execute()

  await schema
    .createTable('member_notes')
    .addColumn('id', key, primary)
    .addColumn('user_id', key, member)
    .addColumn('author_id', key, formerMember)
    .addColumn('text', 'text', required)
    .addColumn('created_at', key, required)
    .execute()
  await schema.createIndex('member_notes_user_id').on('member_notes').columns(['user_id', 'id']).execute()
  await schema.createIndex('member_notes_author_id').on('member_notes').column('author_id').execute()

  await schema
    .createTable('profiles')
    .addColumn('user_id', key, memberKey)
    .addColumn('about', 'text')
    .addColumn('pillars', 'text', required)
    .addColumn('shown', 'boolean', no)
    .execute()
  await addColumn('user_challenges', 'shown', 'boolean', no)

  await schema
    .createTable('invitations')
    .addColumn('id', key, primary)
    .addColumn('user_id', key, formerMember)
    .addColumn('note', 'text')
    .addColumn('max_uses', 'integer')
    .addColumn('uses', 'integer', zero)
    .addColumn('vouches', 'boolean', required)
    .addColumn('expires_at', key)
    .addColumn('revoked_at', key)
    .addColumn('request_id', key)
    .addColumn('created_at', key, required)
    .execute()
  await schema.createIndex('invitations_user_id').on('invitations').columns(['user_id', 'id']).execute()
  await schema
    .createIndex('invitations_request')
    .unique()
    .on('invitations')
    .columns(['user_id', 'request_id'])
    .execute()
  await schema
    .createTable('invited_members')
    .addColumn('user_id', key, memberKey)
    .addColumn('invitation_id', key, (column) => column.notNull().references('invitations.id').onDelete('cascade'))
    .addColumn('invited_by', key, formerMember)
    .addColumn('created_at', key, required)
    .execute()
  await schema.createIndex('invited_members_invitation_id').on('invited_members').column('invitation_id').execute()
  await schema.createIndex('invited_members_invited_by').on('invited_members').column('invited_by').execute()

  await schema
    .createTable('applications')
    .addColumn('id', key, primary)
    .addColumn('email', key, (column) => column.notNull().unique())
    .addColumn('username', 'text', required)
    .addColumn('username_key', key, (column) => column.notNull().unique())
    .addColumn('username_skeleton', key, required)
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('password_hash', 'text', required)
    .addColumn('time_zone', 'text', required)
    .addColumn('answers', 'text', required)
    .addColumn('invitation_id', key, (column) => column.references('invitations.id').onDelete('set null'))
    .addColumn('created_at', key, required)
    .execute()
  await schema.createIndex('applications_username_skeleton').on('applications').column('username_skeleton').execute()
  await schema.createIndex('applications_invitation_id').on('applications').column('invitation_id').execute()

  await schema
    .createTable('site_pages')
    .addColumn('key', key, primary)
    .addColumn('content', 'text', required)
    .addColumn('updated_by', key, formerMember)
    .addColumn('updated_at', key, required)
    .execute()
  await schema.createIndex('site_pages_updated_by').on('site_pages').column('updated_by').execute()
  await schema
    .createTable('site_logo')
    .addColumn('version', key, primary)
    .addColumn('type', 'text', required)
    .addColumn('bytes', bytesType(engine), required)
    .addColumn('created_at', key, required)
    .execute()
}
