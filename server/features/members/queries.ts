import { sql } from 'kysely'
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

export function listAccounts(
  database: Database,
  { searchTerms, page }: { searchTerms: { email: string; usernameKey: string } | null; page: Page },
): Promise<AccountRow[]> {
  let query = database
    .selectFrom('users')
    .select(accountColumns)
    .where('id', '<', page.after ?? maxCursor)
  if (searchTerms)
    query = query.where((eb) =>
      eb.or([columnContains('email', searchTerms.email), columnContains('username_key', searchTerms.usernameKey)]),
    )
  return query.orderBy('id', 'desc').limit(getFetchLimit(page)).execute()
}

function columnContains(column: 'email' | 'username_key', part: string) {
  return sql<boolean>`${sql.ref(column)} like ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
