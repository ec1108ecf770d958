import type { AuditKind } from '#contract/audit.ts'
import type { Database, Row } from '../../database/tables.ts'
import { getFetchLimit, maxCursor, type Page } from '../../page.ts'

export async function insertEntry(tx: Database, row: Row<'audit_log'>): Promise<void> {
  await tx.insertInto('audit_log').values(row).execute()
}

/** @returns false when there is no entry for the bucket yet */
export async function countInBucket(
  database: Database,
  { bucket, now }: { bucket: string; now: string },
): Promise<boolean> {
  const counted = await database
    .updateTable('audit_log')
    .set((eb) => ({ count: eb('count', '+', 1), last_at: now }))
    .where('bucket', '=', bucket)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

export async function insertOrCount(database: Database, row: Row<'audit_log'>): Promise<void> {
  await database
    .insertInto('audit_log')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((eb) => ({ count: eb('audit_log.count', '+', 1), last_at: row.last_at })),
    )
    .execute()
}

/** Find when the newest entry by a member about themselves was written that has so many newer ones. */
export async function findOwnEntryTime(
  tx: Database,
  { userId, newer }: { userId: string; newer: number },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('audit_log')
    .select('created_at')
    .where('member_id', '=', userId)
    .where('actor_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(newer)
    .executeTakeFirst()
  return row?.created_at
}

export type EntryFilter = { kind?: AuditKind; memberId?: string; from?: string; until?: string }

const columns = [
  'audit_log.id',
  'audit_log.kind',
  'audit_log.member_id',
  'audit_log.actor_id',
  'audit_log.via',
  'audit_log.address',
  'audit_log.detail',
  'audit_log.count',
  'audit_log.created_at',
  'audit_log.last_at',
] as const

export function listEntries(database: Database, { kind, memberId, from, until }: EntryFilter, page: Page) {
  let query = database
    .selectFrom('audit_log')
    .leftJoin('users as member', 'member.id', 'audit_log.member_id')
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .select([...columns, 'member.username as member_username', 'actor.username as actor_username'])
    .where('audit_log.id', '<', page.after ?? maxCursor)
  if (kind) query = query.where('kind', '=', kind)
  if (memberId !== undefined)
    query = query.where((eb) => eb.or([eb('member_id', '=', memberId), eb('actor_id', '=', memberId)]))
  if (from) query = query.where('audit_log.last_at', '>=', from)
  if (until) query = query.where('audit_log.created_at', '<', until)
  return query.orderBy('audit_log.id', 'desc').limit(getFetchLimit(page)).execute()
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

export async function findMemberId(
  database: Database,
  { email, usernameKey }: { email: string; usernameKey: string },
): Promise<string | undefined> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('email', '=', email), eb('username_key', '=', usernameKey)]))
    .executeTakeFirst()
  return row?.id
}

export async function replaceMemberId(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('audit_log').set({ member_id: to, bucket: null }).where('member_id', '=', from).execute()
  await tx
    .updateTable('audit_log')
    .set({ detail: null })
    .where('kind', '=', 'username-change')
    .where('member_id', '=', to)
    .execute()
  await tx.updateTable('audit_log').set({ actor_id: to }).where('actor_id', '=', from).execute()
}

export async function clearAddresses(
  database: Database,
  { before, limit }: { before: string; limit: number },
): Promise<void> {
  await database
    .updateTable('audit_log')
    .set({ address: null, bucket: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('audit_log')
        .select('id')
        .where('address', 'is not', null)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit),
    )
    .execute()
}

/** The ids are in the order of their times, so this reads no more than the oldest rows. */
export async function deleteOldest(
  database: Database,
  { before, limit }: { before: string; limit: number },
): Promise<void> {
  await database
    .deleteFrom('audit_log')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(eb.selectFrom('audit_log').select(['id', 'last_at']).orderBy('id').limit(limit).as('oldest'))
        .select('oldest.id')
        .where('oldest.last_at', '<', before),
    )
    .execute()
}
