import { sql, type ColumnBuilderCallback, type ColumnDefinitionBuilder } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/** Adds the inbox, reminders, the outbox, devices for push messages and announcements. */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  const required: ColumnBuilderCallback = (column) => column.notNull()
  const ofMember = (column: ColumnDefinitionBuilder) => column.references('users.id').onDelete('cascade')
  const memberKey: ColumnBuilderCallback = (column) => ofMember(column.primaryKey())
  const member: ColumnBuilderCallback = (column) => ofMember(column.notNull())
  const no: ColumnBuilderCallback = (column) => column.notNull().defaultTo(false)
  const zero: ColumnBuilderCallback = (column) => column.notNull().defaultTo(0)

  await schema
    .createTable('notifications')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('user_id', key, member)
    .addColumn('kind', 'text', required)
    .addColumn('group_key', key, required)
    .addColumn('subject_id', key, required)
    .addColumn('position', key, required)
    .addColumn('created_at', key, required)
    .addColumn('event_at', key, required)
    .addColumn('revision', key, required)
    .addColumn('shown', 'boolean', required)
    .addColumn('messaged_at', key)
    .addColumn('read_at', key)
    .execute()
  await sql`create unique index notifications_unread on notifications (user_id, group_key) where read_at is null`.execute(
    database,
  )
  await schema.createIndex('notifications_user_id').on('notifications').columns(['user_id', 'position']).execute()
  // With the member, because SQLite would otherwise read all recipients of an announcement to find one.
  await schema
    .createIndex('notifications_subject_id')
    .on('notifications')
    .columns(['subject_id', 'kind', 'user_id'])
    .execute()
  await schema.createIndex('notifications_event_at').on('notifications').column('event_at').execute()
  await schema.createIndex('notifications_revision').on('notifications').column('revision').execute()
  await sql`create index notifications_messaged_at on notifications (user_id, messaged_at) where messaged_at is not null`.execute(
    database,
  )
  await schema
    .createTable('notification_actors')
    .addColumn('notification_id', key, (column) => column.notNull().references('notifications.id').onDelete('cascade'))
    .addColumn('user_id', key, member)
    .addColumn('position', key, required)
    .addPrimaryKeyConstraint('notification_actors_key', ['notification_id', 'user_id'])
    .execute()
  await schema.createIndex('notification_actors_user_id').on('notification_actors').column('user_id').execute()

  await schema
    .createTable('forum_follows')
    .addColumn('post_id', key, (column) => column.notNull().references('forum_posts.id').onDelete('cascade'))
    .addColumn('user_id', key, member)
    .addColumn('following', 'boolean', required)
    .addColumn('created_at', key, required)
    .addPrimaryKeyConstraint('forum_follows_key', ['post_id', 'user_id'])
    .execute()
  await schema.createIndex('forum_follows_user_id').on('forum_follows').column('user_id').execute()
  await sql`insert into forum_follows (post_id, user_id, following, created_at)
    select id, user_id, ${sql.lit(true)}, created_at from forum_posts where user_id is not null
    union
    select r.post_id, r.user_id, ${sql.lit(true)}, min(r.created_at)
    from forum_replies r inner join forum_posts p on p.id = r.post_id
    where r.user_id is not null and (p.user_id is null or p.user_id <> r.user_id)
    group by r.post_id, r.user_id`.execute(database)

  await schema
    .createTable('notification_settings')
    .addColumn('user_id', key, memberKey)
    .addColumn('kinds', 'text', required)
    .addColumn('named', 'boolean', no)
    .addColumn('quiet_from', 'text', (column) => column.notNull().defaultTo('22:00'))
    .addColumn('quiet_until', 'text', (column) => column.notNull().defaultTo('07:00'))
    .addColumn('digest', 'text', (column) => column.notNull().defaultTo('off'))
    .addColumn('digest_at', key)
    .addColumn('calendar_id', key, (column) => column.unique())
    .execute()
  await sql`create index notification_settings_digest_at on notification_settings (digest_at) where digest_at is not null`.execute(
    database,
  )

  await schema
    .createTable('reminder_settings')
    .addColumn('user_id', key, memberKey)
    .addColumn('active', 'boolean', no)
    .addColumn('time', 'text')
    .addColumn('weekdays', 'text', required)
    .addColumn('nudge', 'boolean', required)
    .addColumn('nudge_time', 'text', required)
    .addColumn('later_at', key)
    .addColumn('next_at', key)
    .addColumn('sent_on', key)
    .addColumn('sent_count', 'integer', zero)
    .addColumn('last_sent_at', key)
    .addColumn('unanswered', 'integer', zero)
    .addColumn('paused_at', key)
    .addColumn('updated_at', key, required)
    .execute()
  await sql`create index reminder_settings_next_at on reminder_settings (next_at) where next_at is not null`.execute(
    database,
  )
  await schema
    .createTable('challenge_reminders')
    .addColumn('user_challenge_id', key, (column) =>
      column.primaryKey().references('user_challenges.id').onDelete('cascade'),
    )
    .addColumn('user_id', key, member)
    .addColumn('off', 'boolean', no)
    .addColumn('time', 'text')
    .addColumn('weekdays', 'text')
    .addColumn('channel', 'text')
    .execute()
  await schema.createIndex('challenge_reminders_user_id').on('challenge_reminders').column('user_id').execute()

  await schema
    .createTable('push_devices')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('user_id', key, member)
    .addColumn('sid', key)
    .addColumn('endpoint', key, (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', required)
    .addColumn('auth', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('created_at', key, required)
    .addColumn('last_success_at', key)
    .execute()
  await schema.createIndex('push_devices_user_id').on('push_devices').column('user_id').execute()
  await schema.createIndex('push_devices_sid').on('push_devices').column('sid').execute()

  await schema
    .createTable('outbox')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('user_id', key, (column) => ofMember(column))
    .addColumn('device_id', key, (column) => column.references('push_devices.id').onDelete('cascade'))
    .addColumn('channel', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('subject_id', key)
    .addColumn('data', 'text')
    .addColumn('once', 'boolean', required)
    .addColumn('bulk', 'boolean', no)
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', zero)
    .addColumn('error', 'text')
    .addColumn('next_attempt_at', key)
    .addColumn('expires_at', key)
    .addColumn('lease_id', key)
    .addColumn('lease_until', key)
    .addColumn('created_at', key, required)
    .execute()
  await sql`create index outbox_due on outbox (channel, bulk, next_attempt_at) where next_attempt_at is not null`.execute(
    database,
  )
  await schema.createIndex('outbox_user_id').on('outbox').column('user_id').execute()
  await schema.createIndex('outbox_device_id').on('outbox').column('device_id').execute()
  await sql`create index outbox_attempted on outbox (id) where attempts > 0`.execute(database)
  await schema.createIndex('outbox_status').on('outbox').columns(['status', 'id']).execute()

  await schema
    .createTable('delivery_channels')
    .addColumn('channel', key, (column) => column.primaryKey())
    .addColumn('last_success_at', key)
    .addColumn('last_error_at', key)
    .addColumn('last_error', 'text')
    .execute()
  await schema
    .createTable('delivery_hours')
    .addColumn('channel', key, required)
    .addColumn('hour', key, required)
    .addColumn('sent', 'integer', required)
    .addPrimaryKeyConstraint('delivery_hours_key', ['channel', 'hour'])
    .execute()

  await schema
    .createTable('announcements')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('author_id', key, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('challenge_id', key, (column) => column.references('challenges.id').onDelete('cascade'))
    .addColumn('title', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('send_at', key, required)
    .addColumn('sent_at', key)
    .addColumn('sent_through', key)
    .addColumn('recipients', 'integer', zero)
    .addColumn('seen', 'integer', zero)
    .addColumn('lease_id', key)
    .addColumn('lease_until', key)
    .addColumn('request_id', key)
    .addColumn('created_at', key, required)
    .execute()
  await schema.createIndex('announcements_due').on('announcements').columns(['status', 'send_at']).execute()
  await schema.createIndex('announcements_challenge_id').on('announcements').column('challenge_id').execute()
  await schema
    .createIndex('announcements_request')
    .unique()
    .on('announcements')
    .columns(['author_id', 'request_id'])
    .execute()
}
