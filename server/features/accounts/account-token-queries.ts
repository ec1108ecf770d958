import type { Database, Row } from '../../database/tables.ts'

type Purpose = Row<'account_tokens'>['purpose']

export async function insertToken(tx: Database, row: Row<'account_tokens'>): Promise<void> {
  await tx.insertInto('account_tokens').values(row).execute()
}

/** Those of an account, of one kind or of all. */
export async function deleteTokens(
  tx: Database,
  { userId, purpose }: { userId: string; purpose?: Purpose },
): Promise<void> {
  let query = tx.deleteFrom('account_tokens').where('user_id', '=', userId)
  if (purpose) query = query.where('purpose', '=', purpose)
  await query.execute()
}

export function liveToken(database: Database, { hash, now }: { hash: string; now: string }) {
  return database
    .selectFrom('account_tokens')
    .select(['user_id', 'purpose', 'email'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** @returns whether it was there: of two at once, one has it */
export async function deleteToken(tx: Database, hash: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hash)
    .returning('token_hash')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteExpiredTokens(tx: Database, { now, most }: { now: string; most: number }): Promise<void> {
  await tx
    .deleteFrom('account_tokens')
    .where('token_hash', 'in', (eb) =>
      eb.selectFrom('account_tokens').select('token_hash').where('expires_at', '<=', now).limit(most),
    )
    .execute()
}
