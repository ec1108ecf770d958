import type { User } from '#contract/account-fields.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Page } from '../../page.ts'
import { lockAdmins, assertNotOnlyAdmin } from '../accounts/roles.ts'
import { toUsernameKey } from '../accounts/usernames.ts'
import { deleteAllSessions } from '../sessions/sessions.ts'
import * as queries from './queries.ts'
import type { AccountRow } from './queries.ts'

type MemberContext = Pick<Dependencies, 'database'> & { services: Pick<Dependencies['services'], 'clock'> }

/** `actorId` is the admin's id, or null for the admin command. */
type ModerationRequest = { userId: string; actorId: string | null }

/** Find members by part of their username or email. @throws forbidden, also with ADMIN_ACCESS=everyone */
export function searchMembers(
  { database }: Pick<Dependencies, 'database'>,
  user: User,
  { query, page }: { query: string; page: Page },
): Promise<AccountRow[]> {
  if (user.role !== 'admin') throw adminsOnlyError()
  const searchTerms = query ? { email: query.toLowerCase(), usernameKey: toUsernameKey(query) } : null
  return queries.listAccounts(database, { searchTerms, page })
}

/** Sign a member out everywhere and block sign-in. @throws not-found, last-admin, forbidden; conflict for yourself */
export function suspendMember(
  { database, services }: MemberContext,
  { userId, actorId }: ModerationRequest,
): Promise<AccountRow> {
  return transaction(database, async (tx) => {
    await lockActingAdmin(tx, actorId)
    if (userId === actorId) throw refuse('conflict', "You can't suspend yourself.")
    await assertNotOnlyAdmin(tx, userId)
    const member = await queries.suspendAccount(tx, { userId, now: services.clock.now().toISOString() })
    if (!member) throw memberNotFoundError()
    await deleteAllSessions(tx, userId)
    return member
  })
}

export function restoreMember(
  { database, services }: MemberContext,
  { userId, actorId }: ModerationRequest,
): Promise<AccountRow> {
  return transaction(database, async (tx) => {
    await lockActingAdmin(tx, actorId)
    const member = await queries.restoreAccount(tx, { userId, now: services.clock.now().toISOString() })
    if (!member) throw memberNotFoundError()
    return member
  })
}

// The admin may have been suspended or demoted since the request arrived.
async function lockActingAdmin(tx: Database, actorId: string | null): Promise<void> {
  if (actorId !== null && !(await lockAdmins(tx)).includes(actorId)) throw adminsOnlyError()
}

function adminsOnlyError() {
  return refuse('forbidden', 'Admins only')
}

function memberNotFoundError() {
  return refuse('not-found', 'Member not found.')
}
