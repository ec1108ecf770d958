import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from './tables.ts'

/** Who reads: values, or the parameters of a compiled query. */
export type ViewerSql = { viewerId: RawBuilder<string>; isStaff: RawBuilder<boolean> }

/**
 * Leaves out rows of members who blocked the viewer or were blocked by the viewer. The list of them is read once per
 * statement, so members without blocks pay next to nothing.
 * @param owner the column with the member's id; rows without an owner stay
 */
export function isNotBlocked(owner: string, viewerId: RawBuilder<string>): RawBuilder<SqlBool> {
  const column = sql.ref(owner)
  return sql<SqlBool>`(${column} is null or ${column} not in (${blockedMembers(viewerId)}))`
}

/** Selects the ids of the members on either side of a block with the viewer. */
export function blockedMembers(viewerId: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`select blocked_id from member_blocks where user_id = ${viewerId} union all select user_id from member_blocks where blocked_id = ${viewerId}`
}

/** Whether the viewer has blocked anyone or is blocked by anyone. */
export function hasBlocks(viewerId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (${blockedMembers(viewerId)})`
}

/**
 * Selects the name of a row of `users` as the viewer knows it: while one of the two blocks the other, their name when the
 * block began. A later name would let someone follow a member who does not want to be found.
 */
export function knownName(viewerId: RawBuilder<string>): RawBuilder<string> {
  const member = sql.ref('users.id')
  return sql<string>`coalesce(
    (select blocked_name from member_blocks where user_id = ${viewerId} and blocked_id = ${member}),
    (select blocker_name from member_blocks where user_id = ${member} and blocked_id = ${viewerId}),
    ${sql.ref('users.username')})`
}

type ModeratedTable = 'forum_posts' | 'forum_replies'

/** Keeps what is not hidden from the viewer: only its author and staff see a hidden post. */
function isNotHidden(table: ModeratedTable, { viewerId, isStaff }: ViewerSql): RawBuilder<SqlBool> {
  const hiddenAt = sql.ref(`${table}.hidden_at`)
  const author = sql.ref(`${table}.user_id`)
  return sql<SqlBool>`(${hiddenAt} is null or ${author} = ${viewerId} or ${isStaff})`
}

/** Keeps what the viewer can open. Removed posts are among it, as tombstones. */
export function isVisible(table: ModeratedTable, viewer: ViewerSql): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isNotHidden(table, viewer)} and ${isNotBlocked(`${table}.user_id`, viewer.viewerId)})`
}

/** Keeps what everyone sees, apart from blocks: reply counters count only these replies. */
export function isPublic(table: ModeratedTable): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.hidden_at`)} is null and ${sql.ref(`${table}.removed_at`)} is null)`
}

/** Says whether one of two members has blocked the other. */
export async function isBlockedBetween(database: Database, one: string, other: string): Promise<boolean> {
  const found = await database
    .selectFrom('member_blocks')
    .select('user_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', one), eb('blocked_id', '=', other)]),
        eb.and([eb('user_id', '=', other), eb('blocked_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Selects the title of a discussion for a member's export, which must not show what they cannot see in the app.
 * @returns an expression that is null for those
 */
export function visibleTitle(viewerId: string): RawBuilder<string | null> {
  const viewer = sql<string>`${viewerId}`
  return sql`case when forum_posts.user_id = ${viewer} or (${isPublic('forum_posts')} and ${isNotBlocked('forum_posts.user_id', viewer)}) then forum_posts.title end`
}
