import type { Database } from '../../database/tables.ts'

/** List the admins who aren't suspended and lock their rows until this transaction ends. */
export async function lockAdmins(tx: Database): Promise<string[]> {
  const rows = await tx
    .updateTable('users')
    .set({ role: 'admin' })
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
