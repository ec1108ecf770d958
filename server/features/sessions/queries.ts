import type { CompiledQuery } from 'kysely'
import { inBatches } from '../../database/batches.ts'
import type { Database, Row } from '../../database/tables.ts'

const memberColumns = [
  'users.id',
  'users.email',
  'users.email_verified_at',
  'users.username',
  'users.first_name',
  'users.last_name',
  'users.profile_image_url',
  'users.role',
  'users.onboarding_completed',
  'users.time_zone',
  'users.day_start',
  'users.show_numbers',
  'users.audience',
  'users.muted_until',
  'users.guidelines_due',
  'users.created_at',
  'moderators.user_id as moderator_id',
] as const

export type MemberRow = Pick<
  Row<'users'>,
  | 'id'
  | 'email'
  | 'email_verified_at'
  | 'username'
  | 'first_name'
  | 'last_name'
  | 'profile_image_url'
  | 'role'
  | 'onboarding_completed'
  | 'time_zone'
  | 'day_start'
  | 'show_numbers'
  | 'audience'
  | 'muted_until'
  | 'guidelines_due'
  | 'created_at'
> & {
  /** Null unless the member is a moderator. */
  moderator_id: string | null
}

export function getMemberById(database: Database, id: string): Promise<MemberRow> {
  return database
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select(memberColumns)
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow()
}

export type SessionMember = MemberRow & Pick<Row<'users'>, 'last_seen_at'> & Pick<Row<'sessions'>, 'sess' | 'expire'>

// Runs on every request. Building the query takes about half as long as running it.
const compiledQueries = new WeakMap<Database, CompiledQuery<SessionMember>>()

export async function findSessionMember(
  database: Database,
  { sid, now }: { sid: string; now: string },
): Promise<SessionMember | undefined> {
  const query = compiledQueries.get(database) ?? compileFindSessionMember(database)
  compiledQueries.set(database, query)
  const { rows } = await database.executeQuery<SessionMember>({ ...query, parameters: [sid, now] })
  return rows[0]
}

function compileFindSessionMember(database: Database): CompiledQuery<SessionMember> {
  return database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select([...memberColumns, 'users.last_seen_at', 'sessions.sess', 'sessions.expire'])
    .where('sessions.sid', '=', '')
    .where('sessions.expire', '>', '')
    .compile()
}

export async function listSessionRoles(database: Database, { sids, now }: { sids: string[]; now: string }) {
  const rows: { sid: string; user_id: string; role: Row<'users'>['role']; moderator_id: string | null }[] = []
  for (const batch of inBatches(sids)) {
    const query = database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('moderators', 'moderators.user_id', 'users.id')
      .select(['sessions.sid', 'sessions.user_id', 'users.role', 'moderators.user_id as moderator_id'])
      .where('sessions.sid', 'in', batch)
      .where('sessions.expire', '>', now)
    rows.push(...(await query.execute()))
  }
  return rows
}

export function findSuspendedAccount(database: Database, id: string) {
  return database
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
}

export async function insertSession(tx: Database, row: Row<'sessions'>): Promise<void> {
  await tx.insertInto('sessions').values(row).execute()
}

export async function updateExpiry(
  database: Database,
  { sid, from, to, sess }: { sid: string; from: string; to: string; sess: string },
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ expire: to, sess })
    .where('sid', '=', sid)
    .where('expire', '=', from)
    .execute()
}

/** Record until which hour a member was here. It never moves back. */
export async function updateLastSeen(
  tx: Database,
  { userId, lastSeenAt }: { userId: string; lastSeenAt: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_seen_at: lastSeenAt })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', lastSeenAt)]))
    .execute()
}

/** @returns the member whose session it was */
export async function deleteSession(database: Database, sid: string): Promise<string | undefined> {
  const deleted = await database.deleteFrom('sessions').where('sid', '=', sid).returning('user_id').executeTakeFirst()
  return deleted?.user_id
}

export function deleteSessions(tx: Database, { userId, exceptSid = '' }: { userId: string; exceptSid?: string }) {
  return tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('sid', '!=', exceptSid)
    .returning(['sid', 'sess', 'expire'])
    .execute()
}

/** Delete all but the sessions of a member that end last. */
export async function deleteOldestSessions(
  tx: Database,
  { userId, keep }: { userId: string; keep: number },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('sid', 'not in', (eb) =>
      eb.selectFrom('sessions').select('sid').where('user_id', '=', userId).orderBy('expire', 'desc').limit(keep),
    )
    .execute()
}

export async function insertEndedSessions(tx: Database, rows: Row<'ended_sessions'>[]): Promise<void> {
  for (const batch of inBatches(rows)) await tx.insertInto('ended_sessions').values(batch).execute()
}

export async function isEndedSession(database: Database, { sid, now }: { sid: string; now: string }): Promise<boolean> {
  const query = database.selectFrom('ended_sessions').select('sid').where('sid', '=', sid).where('expire', '>', now)
  return (await query.executeTakeFirst()) !== undefined
}

/** Ends the address of the member's calendar feed, if it is on. Notifications import this feature, so it can't call them. */
export async function renewCalendarAddress(
  tx: Database,
  { userId, calendarId }: { userId: string; calendarId: string },
): Promise<void> {
  await tx
    .updateTable('notification_settings')
    .set({ calendar_id: calendarId })
    .where('user_id', '=', userId)
    .where('calendar_id', 'is not', null)
    .execute()
}

export function listActiveSessions(
  database: Database,
  { userId, now, limit }: { userId: string; now: string; limit: number },
) {
  return database
    .selectFrom('sessions')
    .select(['sid', 'sess', 'expire'])
    .where('user_id', '=', userId)
    .where('expire', '>', now)
    .orderBy('expire', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteExpiredSessions(
  tx: Database,
  { now, limit }: { now: string; limit: number },
): Promise<void> {
  for (const table of ['sessions', 'ended_sessions'] as const)
    await tx
      .deleteFrom(table)
      .where('sid', 'in', (eb) =>
        eb.selectFrom(table).select('sid').where('expire', '<=', now).orderBy('expire').limit(limit),
      )
      .execute()
}

/**
 * Keep an account from being suspended until this transaction ends. Ends a suspension whose time has passed, but leaves
 * `suspended_until` to the background work that shows the posts again.
 * @returns undefined when it is suspended
 */
export function lockUnlessSuspended(tx: Database, { userId, now }: { userId: string; now: string }) {
  return tx
    .updateTable('users')
    .set({ suspended_at: null })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('suspended_at', 'is', null), eb('suspended_until', '<=', now)]))
    .returning((eb) => [
      'id',
      'password_hash',
      'role',
      eb.selectFrom('moderators').select('user_id').whereRef('user_id', '=', 'users.id').as('moderator_id'),
    ])
    .executeTakeFirst()
}

/** Finds when a suspension ends and why it began, as the last decision says. */
export function findSuspension(tx: Database, userId: string) {
  return tx
    .selectFrom('users')
    .leftJoin('moderation_decisions', (join) =>
      join.onRef('moderation_decisions.member_id', '=', 'users.id').on('moderation_decisions.action', '=', 'suspend'),
    )
    .select(['users.suspended_until', 'users.time_zone', 'moderation_decisions.note'])
    .where('users.id', '=', userId)
    .orderBy('moderation_decisions.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
