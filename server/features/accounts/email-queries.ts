import type { Database } from '../../database/tables.ts'

/** A member's address, and the one that a link he has not opened yet would change it to. */
export async function addressOf(database: Database, { userId, now }: { userId: string; now: string }) {
  return database
    .selectFrom('users')
    .leftJoin('account_tokens', (join) =>
      join
        .onRef('account_tokens.user_id', '=', 'users.id')
        .on('account_tokens.purpose', '=', 'change-email')
        .on('account_tokens.expires_at', '>', now),
    )
    .select(['users.email', 'users.email_verified_at', 'account_tokens.email as pending'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function addressTaken(
  tx: Database,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  return (
    (await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('id', '!=', userId)
      .executeTakeFirst()) !== undefined
  )
}

export async function setAddress(
  tx: Database,
  { userId, email, now }: { userId: string; email: string; now: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, email_verified_at: null, updated_at: now })
    .where('id', '=', userId)
    .execute()
}
