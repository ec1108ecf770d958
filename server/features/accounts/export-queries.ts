import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { visibleTitle } from '../../database/visibility.ts'

// Rows per query.
const batchSize = 200
const longRowBatchSize = 20

export type BatchReader<Row> = (database: Database, where: { userId: string; after: string }) => Promise<Row[]>
export type ReaderRow<R> = R extends BatchReader<infer Row> ? Row : never

export function getAccount(database: Database, userId: string) {
  const columns = [
    'users.id',
    'users.email',
    'users.email_verified_at',
    'users.username',
    'users.first_name',
    'users.last_name',
    'users.role',
    'users.time_zone',
    'users.day_start',
    'users.show_numbers',
    'users.onboarding_completed',
    'users.guidelines_accepted_at',
    'users.muted_until',
    'users.suspended_at',
    'users.suspended_until',
    'users.last_seen_at',
    'users.created_at',
    'users.updated_at',
    'moderators.created_at as moderator_since',
  ] as const
  return database
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select(columns)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export function findAvatar(database: Database, userId: string) {
  return database.selectFrom('avatars').select(['type', 'bytes']).where('user_id', '=', userId).executeTakeFirst()
}

export const listGoals = (database: Database, { userId, after }: { userId: string; after: string }) =>
  database
    .selectFrom('goals')
    .select(['id', 'title', 'description', 'pillar', 'target_date', 'completed', 'completed_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()

export const listJournalEntries = (database: Database, { userId, after }: { userId: string; after: string }) =>
  database
    .selectFrom('journal_entries')
    .select(['id', 'title', 'content', 'prompt', 'pillar', 'created_at', 'edited_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(longRowBatchSize)
    .execute()

export async function listMemberships(database: Database, { userId, after }: { userId: string; after: string }) {
  const memberships = await database
    .selectFrom('user_challenges')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .select([
      'user_challenges.id',
      'user_challenges.run',
      'user_challenges.progress',
      'user_challenges.completed',
      'user_challenges.started_at',
      'user_challenges.started_on',
      'user_challenges.completed_at',
      'user_challenges.left_at',
      'user_challenges.ended_on',
      'user_challenges.cue',
      'user_challenges.terms',
      'user_challenges.shown',
      'challenges.title',
      'challenges.pillar',
      'challenges.duration',
    ])
    .where('user_challenges.user_id', '=', userId)
    .where('user_challenges.id', '>', after)
    .orderBy('user_challenges.id')
    .limit(longRowBatchSize)
    .execute()
  if (memberships.length === 0) return []
  const days = await database
    .selectFrom('challenge_check_ins')
    .selectAll()
    .where(
      'user_challenge_id',
      'in',
      memberships.map(({ id }) => id),
    )
    .orderBy('user_challenge_id')
    .orderBy('run')
    .orderBy('day')
    .execute()
  return memberships.map((membership) => ({
    ...membership,
    days: days.filter((day) => day.user_challenge_id === membership.id),
  }))
}

export function findProfile(database: Database, userId: string) {
  return database
    .selectFrom('profiles')
    .select(['about', 'pillars', 'shown'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export const listBlocks = (database: Database, { userId, after }: { userId: string; after: string }) =>
  database
    .selectFrom('member_blocks')
    .innerJoin('users', 'users.id', 'member_blocks.blocked_id')
    .select(['users.id', 'users.username', 'member_blocks.created_at'])
    .where('member_blocks.user_id', '=', userId)
    .where('users.id', '>', after)
    .orderBy('users.id')
    .limit(batchSize)
    .execute()

/** Leaves out what members wrote for themselves. */
export async function listMembershipsWithoutNotes(database: Database, where: { userId: string; after: string }) {
  return (await listMemberships(database, where)).map((membership) => ({
    ...membership,
    cue: null,
    days: membership.days.map((day) => ({ ...day, note: null })),
  }))
}

export const listBreaks = (database: Database, { userId, after }: { userId: string; after: string }) =>
  database
    .selectFrom('breaks')
    .leftJoin('user_challenges', 'user_challenges.id', 'breaks.user_challenge_id')
    .leftJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .select([
      'breaks.id',
      'breaks.kind',
      'breaks.starts_on',
      'breaks.ends_on',
      'breaks.created_at',
      'challenges.title as challenge',
    ])
    .where('breaks.user_id', '=', userId)
    .where('breaks.id', '>', after)
    .orderBy('breaks.id')
    .limit(batchSize)
    .execute()

export const listDiscussions = (database: Database, { userId, after }: { userId: string; after: string }) =>
  database
    .selectFrom('forum_posts')
    .select(['id', 'pillar', 'title', 'content', 'replies', 'created_at', 'edited_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(longRowBatchSize)
    .execute()

export const listReplies = (database: Database, { userId, after }: { userId: string; after: string }) =>
  database
    .selectFrom('forum_replies')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_replies.post_id')
    .select(['forum_replies.id', 'forum_replies.content', 'forum_replies.created_at', 'forum_replies.edited_at'])
    .select(visibleTitle(userId).as('discussion'))
    .where('forum_replies.user_id', '=', userId)
    .where('forum_replies.id', '>', after)
    .orderBy('forum_replies.id')
    .limit(batchSize)
    .execute()

export const listTicks = (database: Database, { userId, after }: { userId: string; after: string }) =>
  database
    .selectFrom('resource_ticks')
    .innerJoin('resources', 'resources.id', 'resource_ticks.resource_id')
    .select(['resources.id', 'resources.title', sql<number>`count(*)`.as('ticked')])
    .where('resource_ticks.user_id', '=', userId)
    .where('resources.id', '>', after)
    .groupBy(['resources.id', 'resources.title'])
    .orderBy('resources.id')
    .limit(batchSize)
    .execute()

export const listSocialPosts = (database: Database, { userId, after }: { userId: string; after: string }) =>
  database
    .selectFrom('social_posts')
    .select(['id', 'platform', 'url', 'author', 'caption', 'pillar', 'created_at'])
    .where('added_by', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()

export const listContentRuns = (database: Database, { userId, after }: { userId: string; after: string }) =>
  database
    .selectFrom('content_runs')
    .select(['id', 'kind', 'input', 'status', 'created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()

/** Leaves out what members do not learn: notes of moderators, and reports after which nothing changed. */
export const listSecurityEvents = (database: Database, { userId, after }: { userId: string; after: string }) =>
  database
    .selectFrom('audit_log')
    .select(['id', 'kind', 'actor_id', 'address', 'detail', 'count', 'created_at'])
    .where('member_id', '=', userId)
    .where('kind', '!=', 'member-note')
    .where((eb) =>
      eb.or([eb('kind', '!=', 'moderation'), eb('detail', 'is', null), eb('detail', 'not like', 'keep %')]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()
