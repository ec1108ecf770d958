import { lockRow } from '../../database/row-lock.ts'
import type { Database, Row } from '../../database/tables.ts'

const accountColumns = ['id', 'username', 'email', 'suspended_until'] as const

export type SuspendedAccount = Pick<Row<'users'>, (typeof accountColumns)[number]>

/** Suspend an account but keep the time of an earlier suspension. @param until null for no end */
export function suspendAccount(
  tx: Database,
  { userId, until, now }: { userId: string; until: string | null; now: string },
): Promise<SuspendedAccount | undefined> {
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
): Promise<SuspendedAccount | undefined> {
  return tx
    .updateTable('users')
    .set({ suspended_at: null, suspended_until: null, updated_at: now })
    .where('id', '=', userId)
    .returning(accountColumns)
    .executeTakeFirst()
}

/** Locks an account against other suspensions. */
export async function lockSuspension(tx: Database, userId: string) {
  await lockRow(tx, 'users', userId)
  return tx.selectFrom('users').select(['suspended_at', 'suspended_until']).where('id', '=', userId).executeTakeFirst()
}

export async function listPassedSuspensions(
  database: Database,
  { now, limit }: { now: string; limit: number },
): Promise<string[]> {
  const rows = await database
    .selectFrom('users')
    .select('id')
    .where('suspended_until', '<=', now)
    .orderBy('suspended_until')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists the decisions that may have hidden posts of a member together with a suspension. */
export async function listSuspensionDecisions(tx: Database, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('moderation_decisions')
    .select('id')
    .where('member_id', '=', userId)
    .where('action', '=', 'suspend')
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds a suspended member with a confirmed address, and why they were suspended last. */
export function findSuspensionToMail(database: Database, userId: string) {
  return database
    .selectFrom('users')
    .leftJoin('moderation_decisions', (join) =>
      join.onRef('moderation_decisions.member_id', '=', 'users.id').on('moderation_decisions.action', '=', 'suspend'),
    )
    .select(['users.email', 'users.username', 'users.time_zone', 'users.suspended_until', 'moderation_decisions.note'])
    .where('users.id', '=', userId)
    .where('users.suspended_at', 'is not', null)
    .where('users.email_verified_at', 'is not', null)
    .orderBy('moderation_decisions.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
