import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffRole } from '#contract/standing.ts'
import type { Database, Row } from '../../database/tables.ts'
import { maxCursor, getFetchLimit, type Page } from '../../page.ts'

export const accountColumns = [
  'id',
  'username',
  'email',
  'email_verified_at',
  'profile_image_url',
  'role',
  'created_at',
  'last_seen_at',
  'muted_until',
  'suspended_at',
  'suspended_until',
] as const

export type AccountRow = Pick<Row<'users'>, (typeof accountColumns)[number]>

/** `moderator_id` is null unless the member is a moderator. */
export type MemberRow = AccountRow & { moderator_id: string | null }

export type MemberStatus = 'active' | 'muted' | 'suspended' | 'unverified'

export type MemberFilter = {
  searchTerms: { email: string; usernameKey: string } | null
  role: StaffRole | undefined
  status: MemberStatus | undefined
  now: string
}

export function listNewestMembers(database: Database, filter: MemberFilter, page: Page): Promise<MemberRow[]> {
  return selectMembers(database, filter)
    .where('users.id', '<', page.after ?? maxCursor)
    .orderBy('users.id', 'desc')
    .limit(getFetchLimit(page))
    .execute()
}

/** @param page.after a username key */
export function listMembersByName(database: Database, filter: MemberFilter, page: Page): Promise<MemberRow[]> {
  let query = selectMembers(database, filter)
  if (page.after !== null) query = query.where('users.username_key', '>', page.after)
  return query.orderBy('users.username_key').limit(getFetchLimit(page)).execute()
}

/** Lists members who have been seen, last seen first. */
export function listSeenMembers(
  database: Database,
  filter: MemberFilter,
  { limit, after }: { limit: number; after: { seenAt: string; id: string } | null },
): Promise<MemberRow[]> {
  let query = selectMembers(database, filter).where('users.last_seen_at', 'is not', null)
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple('users.last_seen_at', 'users.id'), '<', eb.tuple<string | null, string>(after.seenAt, after.id)),
    )
  return query.orderBy('users.last_seen_at', 'desc').orderBy('users.id', 'desc').limit(limit).execute()
}

/** Lists members who have not been seen, newest first. */
export function listUnseenMembers(
  database: Database,
  filter: MemberFilter,
  { limit, after }: { limit: number; after: string | null },
): Promise<MemberRow[]> {
  return selectMembers(database, filter)
    .where('users.last_seen_at', 'is', null)
    .where('users.id', '<', after ?? maxCursor)
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute()
}

export function findPlace(database: Database, id: string) {
  return database.selectFrom('users').select(['username_key', 'last_seen_at']).where('id', '=', id).executeTakeFirst()
}

export function findMember(database: Database, id: string): Promise<MemberRow | undefined> {
  return selectAnyMember(database).where('users.id', '=', id).executeTakeFirst()
}

export async function countActivity(database: Database, { userId, now }: { userId: string; now: string }) {
  const count = sql<number>`count(*)`.as('count')
  const [sessions, discussions, replies, activeChallenges, daysMarked] = await Promise.all([
    database
      .selectFrom('sessions')
      .select(count)
      .where('user_id', '=', userId)
      .where('expire', '>', now)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('forum_posts')
      .select(count)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('forum_replies')
      .select(count)
      .where('user_id', '=', userId)
      .where('crew_id', 'is', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('user_challenges')
      .select(count)
      .where('user_id', '=', userId)
      .where('completed', '=', false)
      .where('left_at', 'is', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('challenge_check_ins')
      .innerJoin('user_challenges', 'user_challenges.id', 'challenge_check_ins.user_challenge_id')
      .select(count)
      .where('user_challenges.user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return {
    sessions: Number(sessions.count),
    discussions: Number(discussions.count),
    replies: Number(replies.count),
    activeChallenges: Number(activeChallenges.count),
    daysMarked: Number(daysMarked.count),
  }
}

function selectMembers(database: Database, { searchTerms, role, status, now }: MemberFilter) {
  let query = selectAnyMember(database)
  if (searchTerms)
    query = query.where((eb) =>
      eb.or([
        columnContains('users.email', searchTerms.email),
        columnContains('users.username_key', searchTerms.usernameKey),
      ]),
    )
  if (role) query = query.where(hasRole[role])
  if (status) query = query.where(hasStatus[status](now))
  return query
}

function selectAnyMember(database: Database) {
  return database
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select(accountColumns.map((column) => `users.${column}` as const))
    .select('moderators.user_id as moderator_id')
}

const isModerator = sql<SqlBool>`users.id in (select user_id from moderators)`

const hasRole: Record<StaffRole, RawBuilder<SqlBool>> = {
  admin: sql`users.role = 'admin'`,
  moderator: sql`(users.role = 'public' and ${isModerator})`,
  member: sql`(users.role = 'public' and not ${isModerator})`,
}

const hasStatus: Record<MemberStatus, (now: string) => RawBuilder<SqlBool>> = {
  active: (now) => sql`(users.suspended_at is null and (users.muted_until is null or users.muted_until <= ${now}))`,
  muted: (now) => sql`(users.suspended_at is null and users.muted_until > ${now})`,
  suspended: () => sql`users.suspended_at is not null`,
  unverified: () => sql`users.email_verified_at is null`,
}

function columnContains(column: 'users.email' | 'users.username_key', part: string) {
  return sql<boolean>`${sql.ref(column)} like ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
