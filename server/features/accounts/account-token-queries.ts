import type { Database, Row } from '../../database/tables.ts'

type Purpose = Row<'account_tokens'>['purpose']

export async function insertToken(tx: Database, row: Row<'account_tokens'>): Promise<void> {
  await tx.insertInto('account_tokens').values(row).execute()
}

export async function deleteTokens(
  tx: Database,
  { userId, purpose }: { userId: string; purpose?: Purpose },
): Promise<void> {
  let query = tx.deleteFrom('account_tokens').where('user_id', '=', userId)
  if (purpose) query = query.where('purpose', '=', purpose)
  await query.execute()
}

export function findActiveToken(database: Database, { hash, now }: { hash: string; now: string }) {
  return database
    .selectFrom('account_tokens')
    .select(['user_id', 'purpose', 'email'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** @returns false when another request deleted it first */
export async function deleteToken(tx: Database, hash: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hash)
    .returning('token_hash')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteExpiredTokens(tx: Database, { now, limit }: { now: string; limit: number }): Promise<void> {
  await tx
    .deleteFrom('account_tokens')
    .where('token_hash', 'in', (eb) =>
      eb.selectFrom('account_tokens').select('token_hash').where('expires_at', '<=', now).limit(limit),
    )
    .execute()
}
