import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { knownName } from '../../database/visibility.ts'

/** Finds a member with what decides whether they can be blocked. */
export function findMember(tx: Database, id: string) {
  return tx
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select(['users.id', 'users.role', 'moderators.user_id as moderator_id'])
    .where('users.id', '=', id)
    .executeTakeFirst()
}

/** Reads the name of a member as the viewer knows it. */
export async function getKnownName(tx: Database, { id, viewerId }: { id: string; viewerId: string }): Promise<string> {
  const row = await tx
    .selectFrom('users')
    .select(knownName(sql<string>`${viewerId}`).as('name'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.name
}

export function listBlocks(database: Database, userId: string) {
  return database
    .selectFrom('member_blocks')
    .select(['blocked_id', 'blocked_name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('blocked_id', 'desc')
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
  block: { userId: string; blockedId: string; blockerName: string; blockedName: string; now: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('member_blocks')
    .values({
      user_id: block.userId,
      blocked_id: block.blockedId,
      blocker_name: block.blockerName,
      blocked_name: block.blockedName,
      created_at: block.now,
    })
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
