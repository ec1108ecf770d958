import { lockRow } from '../../database/row-lock.ts'
import type { Database, Row } from '../../database/tables.ts'

export type RoleRow = Pick<Row<'users'>, 'id' | 'username' | 'role' | 'suspended_at'> & { moderator_id: string | null }

/** Reads a member's role. The member keeps it until the transaction ends. */
export async function lockRole(tx: Database, userId: string): Promise<RoleRow | undefined> {
  await lockRow(tx, 'users', userId)
  // Locks the row that makes them a moderator.
  await tx
    .updateTable('moderators')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('user_id', '=', userId)
    .execute()
  return selectRoles(tx).where('users.id', '=', userId).executeTakeFirst()
}

export function findRole(database: Database, userId: string): Promise<RoleRow | undefined> {
  return selectRoles(database).where('users.id', '=', userId).executeTakeFirst()
}

/** Lists the moderators and admins who can sign in. */
export function listActiveStaff(database: Database): Promise<RoleRow[]> {
  return selectRoles(database)
    .where((eb) => eb.or([eb('users.role', '=', 'admin'), eb('moderators.user_id', 'is not', null)]))
    .where('users.suspended_at', 'is', null)
    .orderBy('users.id')
    .execute()
}

function selectRoles(database: Database) {
  return database
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.role', 'users.suspended_at', 'moderators.user_id as moderator_id'])
}
