import type { Database } from '../../database/tables.ts'

/** Finds a member with what decides whether they can be blocked. */
export function findMember(tx: Database, id: string) {
  return tx
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select(['users.id', 'users.role', 'moderators.user_id as moderator_id'])
    .where('users.id', '=', id)
    .executeTakeFirst()
}

export function listBlocks(database: Database, userId: string) {
  return database
    .selectFrom('member_blocks')
    .innerJoin('users', 'users.id', 'member_blocks.blocked_id')
    .select(['users.id', 'users.username', 'member_blocks.created_at'])
    .where('member_blocks.user_id', '=', userId)
    .orderBy('member_blocks.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .execute()
}

export async function countBlocks(tx: Database, userId: string): Promise<number> {
  const { blocks } = await tx
    .selectFrom('member_blocks')
    .select((eb) => eb.fn.countAll<number>().as('blocks'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return blocks
}

/** @returns whether the block is new */
export async function insertBlock(
  tx: Database,
  { userId, blockedId, now }: { userId: string; blockedId: string; now: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('member_blocks')
    .values({ user_id: userId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteBlock(
  database: Database,
  { userId, blockedId }: { userId: string; blockedId: string },
): Promise<void> {
  await database.deleteFrom('member_blocks').where('user_id', '=', userId).where('blocked_id', '=', blockedId).execute()
}
