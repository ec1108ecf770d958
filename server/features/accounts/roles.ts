import type { Role } from '#contract/account-fields.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { holdAdmins, otherAccount, setRole } from './queries.ts'

export { holdAdmins } from './queries.ts'

/** Holds the admins for the rest of the transaction. @throws last-admin when the others would be left without one */
export async function refuseLastAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await holdAdmins(tx)
  if (admins.length === 1 && admins.includes(userId) && (await otherAccount(tx, userId))) {
    throw refuse('last-admin', 'You are the only admin. Make somebody else an admin first.')
  }
}

/** Holds the admins for the rest of the transaction. @throws last-admin when this account is the only one */
export async function refuseOnlyAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await holdAdmins(tx)
  if (admins.length === 1 && admins.includes(userId)) {
    throw refuse('last-admin', 'This is the only admin. Make somebody else an admin first.')
  }
}

/** Changes what an account may do, at once. @throws last-admin when nobody would be left to run the site */
export function changeRole(
  database: Database,
  { userId, role, now }: { userId: string; role: Role; now: Date },
): Promise<void> {
  return transaction(database, async (tx) => {
    if (role !== 'admin') await refuseOnlyAdmin(tx, userId)
    await setRole(tx, { userId, role, now: now.toISOString() })
  })
}
