import type { RunItemDetail } from '#contract/generation-items.ts'
import type { Task } from '#contract/generation-runs.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { changedMeanwhile, refuse } from '../../errors.ts'
import type { Piece, Written } from '../../services/writer/writer.ts'
import { noteGiven } from '../site/starter-library.ts'
import { changePiece, readPiece, removeUnused, replaceUnused } from './content-items.ts'
import { presentItem } from './run-item-present.ts'
import { itemById, updateItem, type ItemChange, type ItemRow } from './run-item-queries.ts'
import { noteItemChange, publishRun } from './runs.ts'

/** Something a run has written, as it is now. @throws not-found */
export async function readItem(database: Database, id: string): Promise<RunItemDetail> {
  const item = await requireItem(database, id)
  const { piece, piece_id: pieceId } = item
  return presentItem(item, pieceId === null ? undefined : await readPiece(database, { piece, id: pieceId }))
}

/** What a piece may be replaced by, and the brief it was written to. @throws not-found, conflict when it is removed or in use */
export async function requireReplaceable(database: Database, id: string): Promise<{ item: ItemRow; task: Task }> {
  const item = await requireItem(database, id)
  const { pieceId, inUse } = await readItem(database, id)
  if (pieceId === null) throw removed()
  if (inUse) throw used()
  return { item, task: JSON.parse(item.input) }
}

/** Changes a piece as an admin has written it. @throws not-found, bad-request for another kind, conflict */
export async function changeItem(database: Database, id: string, piece: Piece, now: Date): Promise<RunItemDetail> {
  const item = await requireItem(database, id)
  if (piece.kind !== item.piece)
    throw refuse('bad-request', `${item.piece}: Required`, { fields: { [item.piece]: 'Required' } })
  const { title, pillar } = piece.draft
  await inPlace(database, item, { change: { title, pillar }, now }, async (tx, pieceId) => {
    if (!(await changePiece(tx, pieceId, piece, now)))
      throw refuse('conflict', 'Members have joined this challenge: its number of days stays as it is.')
    await noteItemChange(tx, item.run_id)
  })
  return readItem(database, id)
}

/** Puts what was written anew in the place of what stood there. @throws conflict when that was removed, changed, joined or replied to meanwhile */
export function replaceItem(
  database: Database,
  item: ItemRow,
  { piece, key, source, tokens }: Written,
  now: Date,
): Promise<void> {
  const { title, pillar } = piece.draft
  return inPlace(database, item, { change: { title, pillar, source, library_key: key }, now }, async (tx, pieceId) => {
    if (!(await replaceUnused(tx, pieceId, piece, now))) throw used()
    if (key && !(await noteGiven(tx, key, now))) throw changedMeanwhile()
    await noteItemChange(tx, item.run_id, tokens)
  })
}

/** @throws not-found, conflict where members have joined or replied */
export async function removeItem(database: Database, id: string, now: Date): Promise<void> {
  const item = await requireItem(database, id)
  const { piece, piece_id: pieceId } = item
  if (pieceId === null) return
  await transaction(database, async (tx) => {
    if (!(await updateItem(tx, { item, change: { piece_id: null } }))) throw changedMeanwhile()
    await removeUnused(tx, { piece, id: pieceId }, [item])
    await noteItemChange(tx, item.run_id)
  })
  publishRun(database, item.run_id, now)
}

/** Changes an item and its piece together, if nobody has changed the item since it was read. */
async function inPlace(
  database: Database,
  item: ItemRow,
  { change, now }: { change: ItemChange; now: Date },
  write: (tx: Database, pieceId: string) => Promise<void>,
): Promise<void> {
  const pieceId = item.piece_id
  if (pieceId === null) throw removed()
  await transaction(database, async (tx) => {
    if (!(await updateItem(tx, { item, change }))) throw changedMeanwhile()
    await write(tx, pieceId)
  })
  publishRun(database, item.run_id, now)
}

async function requireItem(database: Database, id: string): Promise<ItemRow> {
  const item = await itemById(database, id)
  if (!item) throw refuse('not-found', 'Item not found.')
  return item
}

function removed() {
  return refuse('conflict', 'This has been removed.')
}

function used() {
  return refuse('conflict', 'Members have already joined or replied, so this stays as it is.')
}
