import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ShareLevel } from '#contract/audience.ts'
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

/**
 * Leaves out rows of suspended members.
 * It is a scalar, because PostgreSQL would look for the suspended members among all members first.
 */
export function isNotSuspended(owner: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(select owners.suspended_at from users as owners where owners.id = ${sql.ref(owner)}) is null`
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

/** Keeps what is not hidden from the viewer: only its author and staff see a hidden post, and staff not in a crew. */
function isNotHidden(table: ModeratedTable, { viewerId, isStaff }: ViewerSql): RawBuilder<SqlBool> {
  const hiddenAt = sql.ref(`${table}.hidden_at`)
  const author = sql.ref(`${table}.user_id`)
  return sql<SqlBool>`(${hiddenAt} is null or ${author} = ${viewerId} or (${isStaff} and ${sql.ref(`${table}.crew_id`)} is null))`
}

/** Keeps what the viewer can open. Removed posts are among it, as tombstones. Staff need to be in a crew too. */
export function isVisible(table: ModeratedTable, viewer: ViewerSql): RawBuilder<SqlBool> {
  const ofSeenChallenge = table === 'forum_posts' ? sql<SqlBool>` and ${isOfSeenChallenge(viewer.viewerId)}` : sql``
  return sql<SqlBool>`(${isNotHidden(table, viewer)} and ${isOfOwnCrew(table, viewer.viewerId)} and ${isNotBlocked(`${table}.user_id`, viewer.viewerId)}${ofSeenChallenge})`
}

/** The same as `isNotSuspended`, for many rows: the list of suspended members is read once, from its own index. */
function isNotAmongSuspended(owner: string): RawBuilder<SqlBool> {
  const column = sql.ref(owner)
  return sql<SqlBool>`(${column} is null or ${column} not in (select id from users where suspended_at is not null))`
}

/**
 * Keeps the posts that a search finds: rows of `forum_posts`, each with one of its replies or none. Without those that are
 * deleted or removed or by suspended members, and without the threads of challenges in which nobody has written.
 */
export function isFound(viewer: ViewerSql): RawBuilder<SqlBool> {
  const tables = ['forum_posts', 'forum_replies'] as const
  const rules = tables.map(
    (table) => sql<SqlBool>`${isVisible(table, viewer)} and ${sql.ref(`${table}.deleted_at`)} is null
      and ${sql.ref(`${table}.removed_at`)} is null and ${isNotAmongSuspended(`${table}.user_id`)}`,
  )
  return sql<SqlBool>`(${sql.join(rules, sql` and `)}
    and (forum_replies.id is not null or forum_posts.challenge_id is null or forum_posts.replies > 0))`
}

/** Keeps discussions, and the threads of challenges that the viewer finds. Replies follow their discussion. */
export function isOfSeenChallenge(viewerId: RawBuilder<string>): RawBuilder<SqlBool> {
  const challengeId = sql.ref('forum_posts.challenge_id')
  return sql<SqlBool>`(${challengeId} is null
    or not exists (select 1 from challenges as hidden where hidden.id = ${challengeId} and hidden.hidden_at is not null)
    or exists (select 1 from user_challenges as joined where joined.user_id = ${viewerId} and joined.challenge_id = ${challengeId})
    or exists (select 1 from users as admins where admins.id = ${viewerId} and admins.role = 'admin'))`
}

/** Keeps the posts of the forum, and those in the threads of the viewer's crews. */
export function isOfOwnCrew(table: ModeratedTable, viewerId: RawBuilder<string>): RawBuilder<SqlBool> {
  const crewId = sql.ref(`${table}.crew_id`)
  return sql<SqlBool>`(${crewId} is null or ${crewId} in (${crewsOf(viewerId)}))`
}

/** Selects the ids of the crews of a member. */
export function crewsOf(userId: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`select crew_id from crew_members where user_id = ${userId}`
}

/** Selects the ids of the members of a member's crews, with their own. */
export function crewmatesOf(userId: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`select mates.user_id from crew_members as mates where mates.crew_id in (${crewsOf(userId)})`
}

/** Keeps what everyone sees who sees the discussion, apart from blocks: reply counters count only these replies. */
export function isPublic(table: ModeratedTable): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.hidden_at`)} is null and ${sql.ref(`${table}.removed_at`)} is null)`
}

/** Says whether a member is in a crew. */
export async function isCrewMember(database: Database, crewId: string, userId: string): Promise<boolean> {
  const found = await database
    .selectFrom('crew_members')
    .select('user_id')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Selects what a crew sees of a row of `user_challenges` of one of its members: nothing as long as nobody sees it, or once
 * the member has left it, or while an admin hides the challenge.
 */
export function challengeLevel(crewId: RawBuilder<string>): RawBuilder<ShareLevel> {
  return sql<ShareLevel>`case when user_challenges.audience = 'nobody' or user_challenges.left_at is not null
      or exists (select 1 from challenges as hidden where hidden.id = user_challenges.challenge_id and hidden.hidden_at is not null) then 'nothing'
    else coalesce((select level from crew_challenges where crew_challenges.crew_id = ${crewId} and crew_challenges.user_challenge_id = user_challenges.id), 'done') end`
}

/**
 * Keeps the rows of `user_challenges` that the viewer sees: their own, and those of other members that are for everyone, for
 * everyone in a challenge that the viewer is in, or for a crew of both. Never those of members with a block between them,
 * of suspended members, or that the member has left.
 */
export function isParticipationSeen(viewerId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(user_challenges.user_id = ${viewerId} or (
    user_challenges.audience <> 'nobody' and user_challenges.left_at is null
    and ${isNotBlocked('user_challenges.user_id', viewerId)}
    and ${isNotSuspended('user_challenges.user_id')}
    and not exists (select 1 from challenges as hidden where hidden.id = user_challenges.challenge_id and hidden.hidden_at is not null)
    and (user_challenges.audience = 'site'
      or (user_challenges.audience = 'challenge' and exists (select 1 from user_challenges as own
        where own.user_id = ${viewerId} and own.challenge_id = user_challenges.challenge_id and own.left_at is null))
      or exists (select 1 from crew_members as theirs
        where theirs.user_id = user_challenges.user_id and theirs.crew_id in (${crewsOf(viewerId)})
        and coalesce((select level from crew_challenges where crew_challenges.crew_id = theirs.crew_id
          and crew_challenges.user_challenge_id = user_challenges.id), 'done') <> 'nothing'))))`
}

/**
 * Keeps the rows of `round_answers` that a member of the crew sees: of those who are in it now and neither suspended nor
 * blocked. Only its author sees an answer that moderators have hidden.
 */
export function isAnswerSeen(viewerId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`((round_answers.decision_id is null or round_answers.user_id = ${viewerId})
    and exists (select 1 from crew_members as authors where authors.crew_id = round_answers.crew_id and authors.user_id = round_answers.user_id)
    and ${isNotSuspended('round_answers.user_id')}
    and ${isNotBlocked('round_answers.user_id', viewerId)})`
}

/** Lists the ids of the members of a member's crews, with the member's own. */
export async function listCrewmateIds(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('crew_members')
    .select('user_id')
    .distinct()
    .where(sql<SqlBool>`crew_id in (${crewsOf(sql<string>`${userId}`)})`)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Lists the ids of those who see a participation through a crew, with the member's own. */
export async function listCrewmatesWhoSee(database: Database, participationId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('user_challenges')
    .innerJoin('crew_members as theirs', 'theirs.user_id', 'user_challenges.user_id')
    .innerJoin('crew_members as mates', 'mates.crew_id', 'theirs.crew_id')
    .select('mates.user_id')
    .distinct()
    .where('user_challenges.id', '=', participationId)
    .where(challengeLevel(sql.ref('theirs.crew_id')), '<>', 'nothing')
    .execute()
  return rows.map((row) => row.user_id)
}

/** Lists the ids of the members of the crews that see a goal, with the member's own. */
export async function listCrewmatesWhoSeeGoal(database: Database, goalId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('crew_goals')
    .innerJoin('crew_members', 'crew_members.crew_id', 'crew_goals.crew_id')
    .select('crew_members.user_id')
    .distinct()
    .where('crew_goals.goal_id', '=', goalId)
    .where('crew_goals.level', '<>', 'nothing')
    .execute()
  return rows.map((row) => row.user_id)
}

/** Says whether two members are in a crew together, and neither has blocked the other. */
export async function areCrewmates(database: Database, one: string, other: string): Promise<boolean> {
  const found = await database
    .selectFrom('crew_members')
    .select('crew_id')
    .where('user_id', '=', other)
    .where(sql<SqlBool>`crew_id in (${crewsOf(sql<string>`${one}`)})`)
    .where(isNotBlocked('user_id', sql<string>`${one}`))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Says whether a member did something on a date that a crew of theirs and the viewer sees: a challenge that they share
 * with it. Never between members with a block, or of suspended members.
 */
export async function isDaySeen(
  database: Database,
  { viewerId, memberId, date }: { viewerId: string; memberId: string; date: string },
): Promise<boolean> {
  const viewer = sql<string>`${viewerId}`
  const found = await database
    .selectFrom('crew_members')
    .innerJoin('users', 'users.id', 'crew_members.user_id')
    .innerJoin('user_challenges', 'user_challenges.user_id', 'crew_members.user_id')
    .innerJoin('challenge_check_ins', 'challenge_check_ins.user_challenge_id', 'user_challenges.id')
    .select('crew_members.crew_id')
    .where('crew_members.user_id', '=', memberId)
    .where('users.suspended_at', 'is', null)
    .where('challenge_check_ins.date', '=', date)
    .where(sql<SqlBool>`crew_members.crew_id in (${crewsOf(viewer)})`)
    .where(sql<SqlBool>`${challengeLevel(sql.ref('crew_members.crew_id'))} <> 'nothing'`)
    .where(isNotBlocked('crew_members.user_id', viewer))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
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
  return sql`case when forum_posts.user_id = ${viewer} or (${isPublic('forum_posts')} and ${isOfOwnCrew('forum_posts', viewer)} and ${isOfSeenChallenge(viewer)} and ${isNotBlocked('forum_posts.user_id', viewer)}) then forum_posts.title end`
}
