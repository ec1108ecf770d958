import type { Database } from '../../database/tables.ts'
import { concurrentChangeError } from '../../errors.ts'
import type { ContentItem } from '../../services/writer/writer.ts'
import { releaseLibraryItems } from '../library/starter-library.ts'
import { deleteDraft } from './draft-queries.ts'
import { updateItem, type ItemRow } from './generation-item-queries.ts'

export function formatDraft(item: ContentItem): string {
  return JSON.stringify(item)
}

export function parseDraft(content: string): ContentItem {
  return JSON.parse(content)
}

/** Deletes a draft. Its library item was never used, so it becomes available again. */
export async function discardDraft(tx: Database, item: ItemRow): Promise<void> {
  if (!(await updateItem(tx, { item, change: { library_key: null } }))) throw concurrentChangeError()
  await deleteDraft(tx, item.id)
  if (item.library_key) await releaseLibraryItems(tx, [item.library_key])
}
