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

export async function passwordHashOf(database: Database, userId: string): Promise<string | null> {
  const { password_hash } = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return password_hash
}

/** @returns whether it still was the one that was compared */
export async function replacePassword(
  tx: Database,
  change: { userId: string; before: string; after: string; now: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: change.after, updated_at: change.now })
    .where('id', '=', change.userId)
    .where('password_hash', '=', change.before)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/**
 * Keeps an account's password from being changed until this transaction ends.
 * @returns whether it still is the one that was compared
 */
export async function holdPassword(
  tx: Database,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const held = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}
