import type { GenerationItemDetail } from '#contract/generation-items.ts'
import type { GenerationDetail } from '#contract/generations.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { concurrentChangeError, refuse } from '../../errors.ts'
import { addContentItem } from '../library/content-items.ts'
import { linkPublishedItem } from '../library/starter-library.ts'
import { takePublishingTurn } from '../library/titles.ts'
import { discardDraft, parseDraft } from './draft-items.ts'
import { deleteDraft } from './draft-queries.ts'
import { listDraftItems, updateItem, type ItemRow } from './generation-item-queries.ts'
import { getItem, itemRemovedError, requireItem } from './generation-items.ts'
import * as generations from './generations.ts'

type Caller = Pick<Dependencies, 'database' | 'services'>

/** @throws not-found, conflict when it is on the site or was discarded */
export async function publishDraft(caller: Caller, id: string): Promise<GenerationItemDetail> {
  const { database, services } = caller
  const generationId = await transaction(database, async (tx) => {
    const titles = await takePublishingTurn(tx, services)
    const item = await requireItem(tx, id)
    if (item.draft === null) {
      if (item.piece_id === null) throw itemRemovedError()
      throw refuse('conflict', `“${item.title}” is already published.`)
    }
    await publishItems(tx, { items: [item], titles, now: services.clock.now() })
    await generations.recordItemChange(tx, item.run_id)
    return item.run_id
  })
  generations.publishGeneration(database, generationId, services.clock.now())
  return getItem(database, id)
}

/** Publishes all drafts of a generation, or none. @throws not-found, conflict when there are none, or one is on the site */
export function publishDrafts({ database, services }: Caller, generationId: string): Promise<GenerationDetail> {
  return changeDrafts({ database, services }, generationId, async (tx) => {
    const titles = await takePublishingTurn(tx, services)
    await publishItems(tx, { items: await requireDrafts(tx, generationId), titles, now: services.clock.now() })
  })
}

/** @throws not-found, conflict when the generation is active or has no drafts */
export function discardDrafts(caller: Caller, generationId: string): Promise<GenerationDetail> {
  return changeDrafts(caller, generationId, async (tx, generation) => {
    if (generation.status === 'running')
      throw refuse('conflict', 'Cancel the generation before you discard its drafts.')
    for (const item of await requireDrafts(tx, generationId)) await discardDraft(tx, item)
  })
}

async function changeDrafts(
  { database, services }: Caller,
  generationId: string,
  change: (tx: Database, generation: GenerationDetail) => Promise<void>,
): Promise<GenerationDetail> {
  const now = services.clock.now()
  const generation = await transaction(database, async (tx) => {
    await change(tx, await generations.getGeneration(tx, generationId, now))
    await generations.recordItemChange(tx, generationId)
    return generations.getGeneration(tx, generationId, now)
  })
  generations.publishGeneration(database, generationId, now)
  return generation
}

async function requireDrafts(tx: Database, generationId: string): Promise<ItemRow[]> {
  const items = await listDraftItems(tx, generationId)
  if (items.length === 0) throw refuse('conflict', 'This generation has no drafts to review.')
  return items
}

async function publishItems(
  tx: Database,
  { items, titles, now }: { items: ItemRow[]; titles: Awaited<ReturnType<typeof takePublishingTurn>>; now: Date },
): Promise<void> {
  const duplicates: string[] = []
  for (const item of items) {
    const content = parseDraft(item.draft ?? '')
    const titled = { kind: content.kind, title: content.draft.title }
    if (titles.has(titled)) duplicates.push(`“${item.title}”`)
    titles.add(titled)
    if (duplicates.length > 0) continue
    const pieceId = await addContentItem(tx, content, now)
    if (!(await updateItem(tx, { item, change: { piece_id: pieceId } }))) throw concurrentChangeError()
    await deleteDraft(tx, item.id)
    if (item.library_key) await linkPublishedItem(tx, item.library_key, pieceId)
  }
  if (duplicates.length > 0) throw duplicateError(duplicates)
}

function duplicateError(titles: string[]) {
  const more = titles.length > 3 ? ` and ${titles.length - 3} more` : ''
  return refuse(
    'conflict',
    `The site already has ${titles.slice(0, 3).join(', ')}${more}. Change the title, or discard the draft. Nothing was published.`,
  )
}
