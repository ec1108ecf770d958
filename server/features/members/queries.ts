import { sql } from 'kysely'
import type { Database, Row } from '../../database/tables.ts'
import { lastOfAll, rowsToRead, type Page } from '../../page.ts'

const columns = ['id', 'username', 'email', 'role', 'created_at', 'suspended_at'] as const

/** An account as an admin sees it. */
export type AccountRow = Pick<Row<'users'>, (typeof columns)[number]>

/** Newest first; `parts` are compared with the beginning, the middle and the end of both names. */
export function accountsPage(
  database: Database,
  { parts, page }: { parts: { email: string; usernameKey: string } | null; page: Page },
): Promise<AccountRow[]> {
  let query = database
    .selectFrom('users')
    .select(columns)
    .where('id', '<', page.after ?? lastOfAll)
  if (parts)
    query = query.where((eb) => eb.or([contains('email', parts.email), contains('username_key', parts.usernameKey)]))
  return query.orderBy('id', 'desc').limit(rowsToRead(page)).execute()
}

/** Suspends an account, which keeps the instant of the first time. @returns undefined when there is none */
export function setSuspended(
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

/** @returns undefined when there is no such account */
export function setRestored(
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

function contains(column: 'email' | 'username_key', part: string) {
  return sql<boolean>`${sql.ref(column)} like ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
