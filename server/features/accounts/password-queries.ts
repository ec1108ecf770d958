import type { Database } from '../../database/tables.ts'

/** @returns false when the account no longer has the address the link was sent to */
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

export async function getPasswordHash(database: Database, userId: string): Promise<string | null> {
  const { password_hash } = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return password_hash
}

/** @returns false when the password has changed since it was checked */
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

/** Lock the password until this transaction ends. @returns false when it has changed since it was checked */
export async function lockPasswordHash(
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
