import type { Database, Row } from '../../database/tables.ts'

/** Holds a name, also if an expired hold of it is still there. */
export async function upsertHeldUsername(tx: Database, row: Row<'held_usernames'>): Promise<void> {
  const { key_hash: _, ...columns } = row
  await tx
    .insertInto('held_usernames')
    .values(row)
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(columns))
    .execute()
}

/** Lists the names that others hold and that are, or look like, the given one. */
export function listHeldUsernames(
  database: Database,
  { keyHash, skeletonHash, except, now }: { keyHash: string; skeletonHash: string; except: string; now: string },
) {
  return database
    .selectFrom('held_usernames')
    .select(['key_hash', 'skeleton_hash'])
    .where((eb) => eb.or([eb('key_hash', '=', keyHash), eb('skeleton_hash', '=', skeletonHash)]))
    .where('held_until', '>', now)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '!=', except)]))
    .execute()
}

/** @returns whether the member held the name */
export async function deleteHeldUsername(
  tx: Database,
  { keyHash, userId, now }: { keyHash: string; userId: string; now: string },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('held_usernames')
    .where('key_hash', '=', keyHash)
    .where('user_id', '=', userId)
    .where('held_until', '>', now)
    .returning('key_hash')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteExpiredHolds(tx: Database, { now, limit }: { now: string; limit: number }): Promise<void> {
  await tx
    .deleteFrom('held_usernames')
    .where('key_hash', 'in', (eb) =>
      eb.selectFrom('held_usernames').select('key_hash').where('held_until', '<=', now).limit(limit),
    )
    .execute()
}
