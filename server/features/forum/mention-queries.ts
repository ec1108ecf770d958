import { inBatches } from '../../database/batches.ts'
import type { Database, Row } from '../../database/tables.ts'

/** Lists who is mentioned, by discussion or reply. */
export async function listMentions(
  database: Database,
  itemIds: string[],
): Promise<Map<string, Pick<Row<'forum_mentions'>, 'item_id' | 'user_id' | 'username'>[]>> {
  const rows = []
  for (const batch of inBatches(itemIds))
    rows.push(
      ...(await database
        .selectFrom('forum_mentions')
        .select(['item_id', 'user_id', 'username'])
        .where('item_id', 'in', batch)
        .execute()),
    )
  return Map.groupBy(rows, (row) => row.item_id)
}

/** Finds the members who have these names. @param names as `toUsernameKey` returns them */
export function listMembersNamed(database: Database, names: string[]): Promise<{ id: string; username_key: string }[]> {
  return database.selectFrom('users').select(['id', 'username_key']).where('username_key', 'in', names).execute()
}

export async function insertMentions(tx: Database, rows: Row<'forum_mentions'>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('forum_mentions').values(rows).execute()
}

export async function deleteMentions(tx: Database, itemIds: readonly string[]): Promise<void> {
  for (const batch of inBatches(itemIds)) await tx.deleteFrom('forum_mentions').where('item_id', 'in', batch).execute()
}

export async function listMentionedIds(tx: Database, itemId: string): Promise<string[]> {
  const rows = await tx.selectFrom('forum_mentions').select('user_id').where('item_id', '=', itemId).execute()
  return rows.map((row) => row.user_id)
}
