import type { StaffRole } from '#contract/standing.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'

/** Lock an account and set its role: admins have it in their row, moderators have one of their own. */
export async function setStaffRole(
  tx: Database,
  { userId, role, appointedBy, now }: { userId: string; role: StaffRole; appointedBy: string | null; now: string },
): Promise<'changed' | 'unchanged' | 'not-found'> {
  await lockRow(tx, 'users', userId)
  const account = await tx
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select(['users.role', 'moderators.user_id as moderator_id'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!account) return 'not-found'
  const isAdmin = account.role === 'admin'
  const isModerator = account.moderator_id !== null
  if (isAdmin !== (role === 'admin'))
    await tx
      .updateTable('users')
      .set({ role: role === 'admin' ? 'admin' : 'public', updated_at: now })
      .where('id', '=', userId)
      .execute()
  if (isModerator && role !== 'moderator') await tx.deleteFrom('moderators').where('user_id', '=', userId).execute()
  if (!isModerator && role === 'moderator')
    await tx
      .insertInto('moderators')
      .values({ user_id: userId, appointed_by: appointedBy, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const before = isAdmin ? 'admin' : isModerator ? 'moderator' : 'member'
  return before === role ? 'unchanged' : 'changed'
}
