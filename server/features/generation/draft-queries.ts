import type { ContentKind } from '#contract/generations.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'

export async function insertDraft(tx: Database, itemId: string, content: string): Promise<void> {
  await tx.insertInto('content_drafts').values({ item_id: itemId, content }).execute()
}

export async function updateDraft(tx: Database, itemId: string, content: string): Promise<void> {
  await tx.updateTable('content_drafts').set({ content }).where('item_id', '=', itemId).execute()
}

export async function deleteDraft(tx: Database, itemId: string): Promise<void> {
  await tx.deleteFrom('content_drafts').where('item_id', '=', itemId).execute()
}

export function selectDraftTitles(database: Database): Promise<{ kind: ContentKind; pillar: Pillar; title: string }[]> {
  return database
    .selectFrom('content_drafts')
    .innerJoin('content_run_items', 'content_run_items.id', 'content_drafts.item_id')
    .select(['content_run_items.piece as kind', 'content_run_items.pillar', 'content_run_items.title'])
    .execute()
}
