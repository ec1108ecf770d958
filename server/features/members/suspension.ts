import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Logger } from '../../logger.ts'
import { assertNotOnlyAdmin, lockAdmins } from '../accounts/roles.ts'
import { auditedTransaction, type AuditSource } from '../audit/record.ts'
import { deleteAllSessions } from '../sessions/sessions.ts'
import type { AccountRow } from './queries.ts'
import { restoreAccount, suspendAccount } from './suspension-queries.ts'

type MemberContext = Pick<Dependencies, 'database'> & {
  services: Pick<Dependencies['services'], 'clock'>
  logger?: Logger
}

type ModerationRequest = { userId: string; source: AuditSource }

/** Sign a member out everywhere and block sign-in. @throws not-found, last-admin, forbidden; conflict for yourself */
export function suspendMember(context: MemberContext, { userId, source }: ModerationRequest): Promise<AccountRow> {
  return auditedTransaction(context, async (tx, audit) => {
    await lockActingAdmin(tx, source)
    if (source !== 'command' && userId === source.actorId) throw refuse('conflict', "You can't suspend yourself.")
    await assertNotOnlyAdmin(tx, userId)
    const member = await suspendAccount(tx, { userId, until: null, now: context.services.clock.now().toISOString() })
    if (!member) throw memberNotFoundError()
    await deleteAllSessions(tx, userId)
    await audit({ kind: 'suspension', memberId: userId, source })
    return member
  })
}

export function restoreMember(context: MemberContext, { userId, source }: ModerationRequest): Promise<AccountRow> {
  return auditedTransaction(context, async (tx, audit) => {
    await lockActingAdmin(tx, source)
    const member = await restoreAccount(tx, { userId, now: context.services.clock.now().toISOString() })
    if (!member) throw memberNotFoundError()
    await audit({ kind: 'restoration', memberId: userId, source })
    return member
  })
}

// The admin may have been suspended or demoted since the request arrived.
async function lockActingAdmin(tx: Database, source: AuditSource): Promise<void> {
  if (source === 'command') return
  if (source.actorId === null || !(await lockAdmins(tx)).includes(source.actorId)) throw adminsOnlyError()
}

function adminsOnlyError() {
  return refuse('forbidden', 'Admins only')
}

function memberNotFoundError() {
  return refuse('not-found', 'Member not found.')
}
