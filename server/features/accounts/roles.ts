import type { Role } from '#contract/account-fields.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { Services } from '../../services/services.ts'
import { auditedTransaction } from '../audit/record.ts'
import { lockAdmins, hasOtherAccount, setRole } from './queries.ts'

export { lockAdmins } from './queries.ts'

/** Lock the admins' rows. @throws last-admin when other members would be left without an admin */
export async function assertMembersKeepAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await lockAdmins(tx)
  if (admins.length === 1 && admins.includes(userId) && (await hasOtherAccount(tx, userId))) {
    throw refuse('last-admin', "You're the only admin. Make someone else an admin first.")
  }
}

/** Lock the admins' rows. @throws last-admin when this account is the only admin */
export async function assertNotOnlyAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await lockAdmins(tx)
  if (admins.length === 1 && admins.includes(userId)) {
    throw refuse('last-admin', 'This is the only admin. Make someone else an admin first.')
  }
}

/** Change a role, as the operator. @throws last-admin */
export function changeRole(
  context: { database: Database; services: Pick<Services, 'clock'> },
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  return auditedTransaction(context, async (tx, audit) => {
    if (role !== 'admin') await assertNotOnlyAdmin(tx, userId)
    await setRole(tx, { userId, role, now: context.services.clock.now().toISOString() })
    await audit({ kind: 'role-change', memberId: userId, source: 'command', detail: role })
  })
}
