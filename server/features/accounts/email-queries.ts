import type { Database } from '../../database/tables.ts'

export async function getEmailState(database: Database, { userId, now }: { userId: string; now: string }) {
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

export async function isEmailTaken(
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

export async function setEmail(
  tx: Database,
  { userId, email, now }: { userId: string; email: string; now: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, email_verified_at: null, updated_at: now })
    .where('id', '=', userId)
    .execute()
}
