import type { Database, Row } from '../../database/tables.ts'

export type ItemRow = Row<'content_run_items'> & {
  input: string
  /** Who started the generation; null after the account was deleted. */
  created_by: string | null
  draft: string | null
}

export function findItemById(database: Database, id: string): Promise<ItemRow | undefined> {
  return selectItems(database).where('content_run_items.id', '=', id).executeTakeFirst()
}

/** Lists the items of a generation that are drafts. */
export function listDraftItems(database: Database, generationId: string): Promise<ItemRow[]> {
  return selectItems(database)
    .where('content_run_items.run_id', '=', generationId)
    .where('content_drafts.item_id', 'is not', null)
    .orderBy('slot')
    .execute()
}

function selectItems(database: Database) {
  return database
    .selectFrom('content_run_items')
    .innerJoin('content_runs', 'content_runs.id', 'content_run_items.run_id')
    .leftJoin('content_drafts', 'content_drafts.item_id', 'content_run_items.id')
    .selectAll('content_run_items')
    .select(['content_runs.input', 'content_runs.user_id as created_by', 'content_drafts.content as draft'])
}

export type ItemChange = Partial<Pick<ItemRow, 'piece_id' | 'title' | 'pillar' | 'source' | 'library_key' | 'left_out'>>

/** Updates an item if it has not changed since it was read, and locks its row. @returns whether it was updated */
export async function updateItem(
  tx: Database,
  { item, change }: { item: ItemRow; change: ItemChange },
): Promise<boolean> {
  const updated = await tx
    .updateTable('content_run_items')
    .set({ ...change, revision: item.revision + 1 })
    .where('id', '=', item.id)
    .where('revision', '=', item.revision)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}
