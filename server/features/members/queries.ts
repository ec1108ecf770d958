import { sql } from 'kysely'
import type { Database, Row } from '../../database/tables.ts'
import { maxCursor, getFetchLimit, type Page } from '../../page.ts'

const columns = [
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

export type AccountRow = Pick<Row<'users'>, (typeof columns)[number]>

export function listAccounts(
  database: Database,
  { searchTerms, page }: { searchTerms: { email: string; usernameKey: string } | null; page: Page },
): Promise<AccountRow[]> {
  let query = database
    .selectFrom('users')
    .select(columns)
    .where('id', '<', page.after ?? maxCursor)
  if (searchTerms)
    query = query.where((eb) =>
      eb.or([columnContains('email', searchTerms.email), columnContains('username_key', searchTerms.usernameKey)]),
    )
  return query.orderBy('id', 'desc').limit(getFetchLimit(page)).execute()
}

/** Suspend an account but keep the time of an earlier suspension. */
export function suspendAccount(
  tx: Database,
  { userId, now }: { userId: string; now: string },
): Promise<AccountRow | undefined> {
  return tx
    .updateTable('users')
    .set((eb) => ({ suspended_at: eb.fn.coalesce('suspended_at', eb.val(now)), updated_at: now }))
    .where('id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
}

export function restoreAccount(
  tx: Database,
  { userId, now }: { userId: string; now: string },
): Promise<AccountRow | undefined> {
  return tx
    .updateTable('users')
    .set({ suspended_at: null, updated_at: now })
    .where('id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
}

function columnContains(column: 'email' | 'username_key', part: string) {
  return sql<boolean>`${sql.ref(column)} like ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
