import { sql, type ColumnBuilderCallback, type ColumnDataType, type RawBuilder } from 'kysely'
import type { Database } from '../tables.ts'
import { keyType, type MigrationContext } from './migration.ts'

/**
 * Adds who sees a member's challenges, crews with what their members share and answer, the thread of a challenge or crew,
 * one-tap answers, and the challenge of an invitation.
 */
export async function up(database: Database, { engine }: MigrationContext): Promise<void> {
  const { schema } = database
  const key = keyType(engine)
  const required: ColumnBuilderCallback = (column) => column.notNull()
  const primary: ColumnBuilderCallback = (column) => column.primaryKey()
  const no: ColumnBuilderCallback = (column) => column.notNull().defaultTo(false)
  const referTo =
    (reference: string, onDelete: 'cascade' | 'set null' = 'cascade'): ColumnBuilderCallback =>
    (column) =>
      column.references(reference).onDelete(onDelete)
  const belongsTo =
    (reference: string): ColumnBuilderCallback =>
    (column) =>
      column.notNull().references(reference).onDelete('cascade')
  const ofMember = belongsTo('users.id')
  const ofCrew = belongsTo('crews.id')
  async function addColumn(
    table: string,
    column: string,
    type: ColumnDataType | RawBuilder<unknown>,
    build?: ColumnBuilderCallback,
  ) {
    await schema.alterTable(table).addColumn(column, type, build).execute()
  }

  await addColumn('users', 'audience', 'text')
  await addColumn('user_challenges', 'audience', 'text', (column) => column.notNull().defaultTo('nobody'))
  // Who showed a challenge in their profile showed it to every member, with the participation that they joined last. The
  // column stays, but nothing reads it.
  await sql`update user_challenges set audience = 'site' where exists (select 1 from user_challenges as others
    where others.user_id = user_challenges.user_id and others.challenge_id = user_challenges.challenge_id
    and others.shown = ${sql.lit(true)} and others.left_at is null)`.execute(database)
  await sql`create index user_challenges_audience on user_challenges (challenge_id, audience, id) where audience <> 'nobody' and left_at is null`.execute(
    database,
  )

  await schema
    .createTable('crews')
    .addColumn('id', key, primary)
    .addColumn('name', 'text', required)
    .addColumn('founder_id', key, referTo('users.id', 'set null'))
    .addColumn('link_id', key, required)
    .addColumn('round_weekday', 'integer')
    .addColumn('round_hour', 'integer')
    .addColumn('round_from', key)
    .addColumn('round_before', key)
    .addColumn('questions', 'text')
    .addColumn('created_at', key, required)
    .execute()
  await schema.createIndex('crews_founder_id').on('crews').column('founder_id').execute()
  await schema.createIndex('crews_link_id').unique().on('crews').column('link_id').execute()

  await schema
    .createTable('crew_members')
    .addColumn('crew_id', key, ofCrew)
    .addColumn('user_id', key, ofMember)
    .addColumn('tells_gaps', 'boolean', no)
    .addColumn('round_at', key)
    .addColumn('round_told', key)
    .addColumn('round_sent_on', key)
    .addColumn('joined_at', key, required)
    .addPrimaryKeyConstraint('crew_members_key', ['crew_id', 'user_id'])
    .execute()
  await schema.createIndex('crew_members_user_id').on('crew_members').columns(['user_id', 'crew_id']).execute()
  await sql`create index crew_members_round_at on crew_members (round_at) where round_at is not null`.execute(database)

  await schema
    .createTable('crew_challenges')
    .addColumn('crew_id', key, ofCrew)
    .addColumn('user_challenge_id', key, belongsTo('user_challenges.id'))
    .addColumn('level', 'text', required)
    .addPrimaryKeyConstraint('crew_challenges_key', ['crew_id', 'user_challenge_id'])
    .execute()
  await schema
    .createIndex('crew_challenges_user_challenge_id')
    .on('crew_challenges')
    .column('user_challenge_id')
    .execute()

  await schema
    .createTable('crew_goals')
    .addColumn('crew_id', key, ofCrew)
    .addColumn('goal_id', key, belongsTo('goals.id'))
    .addColumn('level', 'text', required)
    .addPrimaryKeyConstraint('crew_goals_key', ['crew_id', 'goal_id'])
    .execute()
  await schema.createIndex('crew_goals_goal_id').on('crew_goals').column('goal_id').execute()

  await schema
    .createTable('round_answers')
    .addColumn('crew_id', key, ofCrew)
    .addColumn('user_id', key, ofMember)
    .addColumn('round_on', key, required)
    .addColumn('questions', 'text', required)
    .addColumn('answers', 'text', required)
    .addColumn('outcome', 'text')
    .addColumn('created_at', key, required)
    .addColumn('edited_at', key)
    .addPrimaryKeyConstraint('round_answers_key', ['crew_id', 'round_on', 'user_id'])
    .execute()
  await schema
    .createIndex('round_answers_user_id')
    .on('round_answers')
    .columns(['user_id', 'crew_id', 'round_on'])
    .execute()

  for (const table of ['forum_posts', 'forum_replies']) {
    await addColumn(table, 'crew_id', key, referTo('crews.id'))
    await sql`create index ${sql.ref(`${table}_crew_id`)} on ${sql.ref(table)} (crew_id) where crew_id is not null`.execute(
      database,
    )
  }
  await addColumn('forum_replies', 'deleted_at', key)
  await addColumn('forum_posts', 'challenge_id', key, referTo('challenges.id'))
  await sql`create unique index forum_posts_challenge_id on forum_posts (challenge_id) where challenge_id is not null`.execute(
    database,
  )

  await schema
    .createTable('reactions')
    .addColumn('id', key, primary)
    .addColumn('user_id', key, ofMember)
    .addColumn('member_id', key, referTo('users.id'))
    .addColumn('kind', 'text', required)
    .addColumn('subject_id', key, required)
    .addColumn('post_id', key, referTo('forum_posts.id'))
    .addColumn('reply_id', key, referTo('forum_replies.id'))
    .addColumn('answer', 'text', required)
    .addColumn('created_at', key, required)
    .execute()
  await schema
    .createIndex('reactions_subject')
    .unique()
    .on('reactions')
    .columns(['kind', 'subject_id', 'user_id'])
    .execute()
  for (const column of ['user_id', 'member_id', 'post_id', 'reply_id'])
    await schema.createIndex(`reactions_${column}`).on('reactions').column(column).execute()

  await schema
    .createTable('nudges')
    .addColumn('user_id', key, ofMember)
    .addColumn('member_id', key, ofMember)
    .addColumn('date', key, required)
    .addColumn('created_at', key, required)
    .addPrimaryKeyConstraint('nudges_key', ['user_id', 'member_id', 'date'])
    .execute()
  await schema.createIndex('nudges_member_id').on('nudges').columns(['member_id', 'date']).execute()

  await addColumn('invitations', 'challenge_id', key, referTo('challenges.id', 'set null'))
  await sql`create index invitations_challenge_id on invitations (challenge_id) where challenge_id is not null`.execute(
    database,
  )
  await schema
    .createTable('brought_friends')
    .addColumn('id', key, primary)
    .addColumn('user_id', key, ofMember)
    .addColumn('friend_id', key, ofMember)
    .addColumn('challenge_id', key, belongsTo('challenges.id'))
    .addColumn('invitation_id', key, referTo('invitations.id', 'set null'))
    .addColumn('created_at', key, required)
    .execute()
  await schema
    .createIndex('brought_friends_pair')
    .unique()
    .on('brought_friends')
    .columns(['user_id', 'friend_id', 'challenge_id'])
    .execute()
  for (const column of ['friend_id', 'challenge_id', 'invitation_id'])
    await schema.createIndex(`brought_friends_${column}`).on('brought_friends').column(column).execute()
}
