import { takeTurn } from '../../database/advisory-lock.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Services } from '../../services/services.ts'
import type { EarlierItem, LibraryItem } from '../../services/writer/library-items.ts'
import { hashContentItem } from './content-hash.ts'
import {
  archiveContentItem,
  correctContentItem,
  correctJoinedChallenge,
  findContentItem,
  listContentRefs,
  lockContentItem,
  parseKind,
  unarchiveContentItem,
  type ContentRef,
} from './content-items.ts'
import { selectUnlinkedKeys, updateLibraryRow } from './queries.ts'
import { holdCorrection, isWaitingText } from './waiting-corrections.ts'

/**
 * Finds the rows of items that were added before rows were recorded, by the texts that earlier versions had. An item
 * without a match was edited or deleted, and stays unknown.
 */
export async function linkReleasedItems(database: Database, services: Pick<Services, 'clock'>): Promise<void> {
  const keys = (await selectUnlinkedKeys(database)).filter((key) => !key.startsWith('edition:'))
  if (keys.length === 0) return
  const refs = new Map<string, ContentRef>()
  for (const ref of await listContentRefs(database)) {
    const found = await findContentItem(database, ref)
    if (found) refs.set(hashContentItem(found.item), ref)
  }
  const { releasedTexts } = await import('../../content/released-texts.ts')
  const links = keys.flatMap((key) => {
    const hash = releasedTexts[key]?.split(' ').find((each) => refs.has(each))
    const ref = hash && refs.get(hash)
    return ref ? [{ key, content_hash: hash, row_id: ref.id }] : []
  })
  await transaction(database, async (tx) => {
    await takeTurn(tx, services, 'library')
    const unlinked = new Set(await selectUnlinkedKeys(tx))
    for (const { key, ...link } of links) if (unlinked.has(key)) await updateLibraryRow(tx, key, link)
  })
}

/**
 * Brings the row of an item to the current text, unless someone has edited or deleted it. Members who have joined a
 * challenge keep theirs, and answered discussions stay, unless it is a safety correction.
 * @param texts.current undefined when the library has retired the item
 * @param texts.earlier its last text with another duration, for members who have joined it with that one
 */
export async function correctLibraryItem(
  tx: Database,
  row: Row<'library_items'>,
  { current, earlier }: { current: LibraryItem | undefined; earlier: EarlierItem | undefined },
  now: Date,
): Promise<'corrected' | 'archived' | null> {
  const { key, row_id: id, content_hash: givenHash, safety_revision: givenRevision } = row
  const kind = parseKind(key)
  if (!kind || id === null) return null
  const ref = { kind, id }
  // Otherwise an edit that another process is saving could be overwritten.
  await lockContentItem(tx, ref)
  const found = await findContentItem(tx, ref)
  if (!found) return null
  const hash = hashContentItem(found.item)
  if (hash !== givenHash && !isWaitingText(row, hash) && (!current || hash !== hashContentItem(current.item))) {
    await holdCorrection(tx, row, found, { current, earlier })
    return null
  }

  const isNewer = (text: EarlierItem) => text.safetyRevision > givenRevision
  const isEarlierCorrected =
    earlier !== undefined &&
    found.inUse &&
    isNewer(earlier) &&
    (await correctJoinedChallenge(tx, id, earlier.item, now))
  if (!current) {
    if (await archiveContentItem(tx, ref, now)) return 'archived'
    if (!isEarlierCorrected) return null
    await recordText(tx, key, ref, earlier.safetyRevision)
    return 'corrected'
  }

  const isBack = await unarchiveContentItem(tx, ref)
  const { item, safetyRevision } = current
  const isReworded = hashContentItem(item) !== hash
  const isSafety = isNewer(current)
  if (isReworded || isSafety) {
    const isCorrected = await correctContentItem(tx, id, { before: found.item, after: item, isSafety, now })
    if (!isCorrected) return isBack ? 'corrected' : null
  }
  if (isReworded || hash !== givenHash || safetyRevision !== givenRevision)
    await recordText(tx, key, ref, safetyRevision)
  const isJoinedCorrected = isEarlierCorrected || (isSafety && found.inUse && kind === 'challenge')
  return isReworded || isBack || isJoinedCorrected ? 'corrected' : null
}

/** Records what the row says now. */
async function recordText(tx: Database, key: string, ref: ContentRef, safetyRevision: number): Promise<void> {
  const found = await findContentItem(tx, ref)
  if (found)
    await updateLibraryRow(tx, key, {
      content_hash: hashContentItem(found.item),
      safety_revision: safetyRevision,
      pending_safety: null,
    })
}
