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
    .select((eb) =>
      eb
        .selectFrom('account_tokens as links')
        .select((sent) => sent.fn.max('links.created_at').as('sent_at'))
        .whereRef('links.user_id', '=', 'users.id')
        .where('links.purpose', '=', 'verify')
        .where('links.expires_at', '>', now)
        .as('link_sent_at'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Find out whether another account or a sign-up that waits for approval has this address. */
export async function findEmailHolder(
  database: Database,
  { userId, email }: { userId: string; email: string },
): Promise<'account' | 'application' | null> {
  const find = (table: 'users' | 'applications') =>
    database.selectFrom(table).select('id').where('email', '=', email).where('id', '!=', userId).executeTakeFirst()
  if (await find('users')) return 'account'
  return (await find('applications')) ? 'application' : null
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
