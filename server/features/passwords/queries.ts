import type { Database } from '../../database/tables.ts'

/** @returns whether the account still has the address the link was made for */
export async function setPassword(
  tx: Database,
  { userId, email, passwordHash, now }: { userId: string; email: string; passwordHash: string; now: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
