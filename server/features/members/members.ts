import type { User } from '#contract/account-fields.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Page } from '../../page.ts'
import { holdAdmins, refuseOnlyAdmin } from '../accounts/roles.ts'
import { usernameKeyOf } from '../accounts/usernames.ts'
import { deleteSessionsOf } from '../sessions/sessions.ts'
import * as queries from './queries.ts'
import type { AccountRow } from './queries.ts'

type Site = Pick<Dependencies, 'database'> & { services: Pick<Dependencies['services'], 'clock'> }

/** The account, and the admin who asks; null: the operator, at the server itself. */
type Request = { userId: string; by: string | null }

/**
 * The members whose username or e-mail address contains some text, newest first. ADMIN_ACCESS=everyone opens the admin
 * screens, not the members' addresses.
 * @throws forbidden unless an admin by role asks
 */
export function membersLike(
  { database }: Pick<Dependencies, 'database'>,
  user: User,
  { query, page }: { query: string; page: Page },
): Promise<AccountRow[]> {
  if (user.role !== 'admin') throw adminsOnly()
  const parts = query ? { email: query.toLowerCase(), usernameKey: usernameKeyOf(query) } : null
  return queries.accountsPage(database, { parts, page })
}

/**
 * Ends every session of a member; he can begin none until he is restored. A repeat changes nothing.
 * @throws not-found, conflict for oneself, last-admin, forbidden
 */
export function suspendMember({ database, services }: Site, { userId, by }: Request): Promise<AccountRow> {
  return transaction(database, async (tx) => {
    await admit(tx, by)
    if (userId === by) throw refuse('conflict', 'You cannot suspend yourself.')
    await refuseOnlyAdmin(tx, userId)
    const member = await queries.setSuspended(tx, { userId, now: services.clock.now().toISOString() })
    if (!member) throw memberGone()
    await deleteSessionsOf(tx, userId)
    return member
  })
}

/** Lets a member sign in again. A repeat changes nothing. @throws not-found, forbidden */
export function restoreMember({ database, services }: Site, { userId, by }: Request): Promise<AccountRow> {
  return transaction(database, async (tx) => {
    await admit(tx, by)
    const member = await queries.setRestored(tx, { userId, now: services.clock.now().toISOString() })
    if (!member) throw memberGone()
    return member
  })
}

/** Holds who asks: he may have been suspended, or lost the role, since his request came. */
async function admit(tx: Database, by: string | null): Promise<void> {
  if (by !== null && !(await holdAdmins(tx)).includes(by)) throw adminsOnly()
}

function adminsOnly() {
  return refuse('forbidden', 'Admins only')
}

function memberGone() {
  return refuse('not-found', 'Member not found.')
}
