import type { Database, Row } from './tables.ts'

/** Stores a key with its digest. @returns the digest that the key was first used with */
export async function claimIdempotencyKey(tx: Database, row: Row<'idempotency_keys'>): Promise<string> {
  const { digest } = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      // Without an update, an existing row would be neither locked nor returned.
      conflict.columns(['user_id', 'key']).doUpdateSet((eb) => ({ digest: eb.ref('idempotency_keys.digest') })),
    )
    .returning('digest')
    .executeTakeFirstOrThrow()
  return digest
}

export async function deleteIdempotencyKeys(database: Database, { before }: { before: string }): Promise<void> {
  await database.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
