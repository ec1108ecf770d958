import type { GenerationItemDetail } from '#contract/generation-items.ts'
import type { Task } from '#contract/generations.ts'
import { assertCreatorOrAdmin, type ContentActor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { concurrentChangeError, invalidFieldError, refuse } from '../../errors.ts'
import { findLeftOut } from '../../services/writer/idea-parts.ts'
import { getSafetyRevision } from '../../services/writer/library-items.ts'
import type { ContentItem, GeneratedItem } from '../../services/writer/writer.ts'
import { findContentItem, removeUnusedItem, replaceUnusedItem, reviseContentItem } from '../library/content-items.ts'
import { linkLibraryItem, markLibraryItemUsed, unlinkLibraryItem } from '../library/starter-library.ts'
import { discardDraft, formatDraft, parseDraft } from './draft-items.ts'
import { updateDraft } from './draft-queries.ts'
import { presentItem } from './generation-item-present.ts'
import { findItemById, updateItem, type ItemChange, type ItemRow } from './generation-item-queries.ts'
import { recordItemChange, publishGeneration } from './generations.ts'
import { formatLeftOut, parseLeftOut, parseTask } from './present.ts'

export async function getItem(database: Database, id: string): Promise<GenerationItemDetail> {
  const item = await requireItem(database, id)
  const { piece: kind, piece_id: pieceId, draft } = item
  if (draft !== null) return presentItem(item, { item: parseDraft(draft), inUse: false })
  return presentItem(item, pieceId === null ? undefined : await findContentItem(database, { kind, id: pieceId }))
}

/** @throws not-found, forbidden, conflict when the item is removed or in use */
export async function requireReplaceableItem(
  database: Database,
  actor: ContentActor,
  id: string,
): Promise<{ item: ItemRow; task: Task }> {
  const item = await requireChangeableItem(database, actor, id)
  const { state, inUse } = await getItem(database, id)
  if (state === 'removed') throw itemRemovedError()
  if (inUse) throw itemInUseError()
  return { item, task: parseTask(item) }
}

/** Replaces the item's content with the admin's. @throws not-found, forbidden, bad-request for another kind, conflict */
export async function editItem(
  database: Database,
  actor: ContentActor,
  id: string,
  content: ContentItem,
): Promise<GenerationItemDetail> {
  const { now } = actor
  const item = await requireChangeableItem(database, actor, id)
  if (content.kind !== item.piece) throw invalidFieldError(item.piece, 'Required')
  const { title, pillar } = content.draft
  const change = { title, pillar, left_out: formatLeftOut(listLeftOut(item, content)) }
  await updateItemWithContent(database, item, { change, now }, async (tx, pieceId) => {
    if (pieceId === null) await updateDraft(tx, id, formatDraft(content))
    else if ((await reviseContentItem(tx, pieceId, content, { baseRevision: null, now })).outcome === 'gone')
      throw itemRemovedError()
    await recordItemChange(tx, item.run_id)
  })
  return getItem(database, id)
}

/** Lists the parts of the idea that are still missing after an edit. */
function listLeftOut(item: ItemRow, content: ContentItem): string[] {
  return content.kind === 'challenge' ? findLeftOut(parseLeftOut(item), content.draft.plan ?? []) : []
}

/** @throws conflict when the item was removed, changed or used since it was read */
export async function replaceItem(
  database: Database,
  item: ItemRow,
  { item: content, key, source, leftOut, tokens }: GeneratedItem,
  now: Date,
): Promise<void> {
  const { title, pillar } = content.draft
  const safetyRevision = key ? await getSafetyRevision(key) : 0
  return updateItemWithContent(
    database,
    item,
    { change: { title, pillar, source, library_key: key, left_out: formatLeftOut(leftOut) }, now },
    async (tx, pieceId) => {
      if (pieceId === null) await updateDraft(tx, item.id, formatDraft(content))
      else if (!(await replaceUnusedItem(tx, pieceId, content, now))) throw itemInUseError()
      if (item.library_key !== null) await unlinkLibraryItem(tx, item.library_key)
      if (key && !(await markLibraryItemUsed(tx, key, now))) throw concurrentChangeError()
      if (key) await linkLibraryItem(tx, key, { id: pieceId, item: content, safetyRevision })
      await recordItemChange(tx, item.run_id, tokens)
    },
  )
}

/** Removes an item, or discards a draft. @throws not-found, forbidden, conflict when members have joined or replied */
export async function removeItem(database: Database, actor: ContentActor, id: string): Promise<void> {
  const { now } = actor
  const item = await requireChangeableItem(database, actor, id)
  const { piece: kind, piece_id: pieceId } = item
  if (pieceId === null && item.draft === null) return
  await transaction(database, async (tx) => {
    if (pieceId === null) await discardDraft(tx, item)
    else {
      if (!(await updateItem(tx, { item, change: { piece_id: null } }))) throw concurrentChangeError()
      await removeUnusedItem(tx, { kind, id: pieceId }, [item])
    }
    await recordItemChange(tx, item.run_id)
  })
  publishGeneration(database, item.run_id, now)
}

/** Updates an item with its content, unless the item has changed since it was read. A draft has no `pieceId`. */
async function updateItemWithContent(
  database: Database,
  item: ItemRow,
  { change, now }: { change: ItemChange; now: Date },
  write: (tx: Database, pieceId: string | null) => Promise<void>,
): Promise<void> {
  const pieceId = item.piece_id
  if (pieceId === null && item.draft === null) throw itemRemovedError()
  await transaction(database, async (tx) => {
    if (!(await updateItem(tx, { item, change }))) throw concurrentChangeError()
    await write(tx, pieceId)
  })
  publishGeneration(database, item.run_id, now)
}

/** Finds an item. Everyone who may generate content can change drafts. @throws not-found; forbidden once published */
async function requireChangeableItem(database: Database, actor: ContentActor, id: string): Promise<ItemRow> {
  const item = await requireItem(database, id)
  if (item.piece_id !== null) assertCreatorOrAdmin(actor, item.created_by)
  return item
}

export async function requireItem(database: Database, id: string): Promise<ItemRow> {
  const item = await findItemById(database, id)
  if (!item) throw refuse('not-found', 'Item not found.')
  return item
}

export function itemRemovedError() {
  return refuse('conflict', 'This item was removed.')
}

function itemInUseError() {
  return refuse('conflict', 'Members have already joined or replied, so this item can’t change.')
}
