import type { User } from '#contract/account-fields.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Page } from '../../page.ts'
import { toUsernameKey } from '../accounts/usernames.ts'
import * as queries from './queries.ts'
import type { AccountRow } from './queries.ts'

/** Find members by part of their username or email. @throws forbidden, also with ADMIN_ACCESS=everyone */
export function searchMembers(
  { database }: Pick<Dependencies, 'database'>,
  user: User,
  { query, page }: { query: string; page: Page },
): Promise<AccountRow[]> {
  if (user.role !== 'admin') throw refuse('forbidden', 'Admins only')
  const searchTerms = query ? { email: query.toLowerCase(), usernameKey: toUsernameKey(query) } : null
  return queries.listAccounts(database, { searchTerms, page })
}
