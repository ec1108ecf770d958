import type { Database } from '../../database/tables.ts'
import { accountColumns, type AccountRow } from './queries.ts'

/** Suspend an account but keep the time of an earlier suspension. @param until null for no end */
export function suspendAccount(
  tx: Database,
  { userId, until, now }: { userId: string; until: string | null; now: string },
): Promise<AccountRow | undefined> {
  return tx
    .updateTable('users')
    .set((eb) => ({
      suspended_at: eb.fn.coalesce('suspended_at', eb.val(now)),
      suspended_until: until,
      updated_at: now,
    }))
    .where('id', '=', userId)
    .returning(accountColumns)
    .executeTakeFirst()
}

export function restoreAccount(
  tx: Database,
  { userId, now }: { userId: string; now: string },
): Promise<AccountRow | undefined> {
  return tx
    .updateTable('users')
    .set({ suspended_at: null, suspended_until: null, updated_at: now })
    .where('id', '=', userId)
    .returning(accountColumns)
    .executeTakeFirst()
}
