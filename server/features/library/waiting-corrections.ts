import type { WaitingCorrection } from '#contract/corrections.ts'
import type { Actor } from '../../actor.ts'
import { takeTurn } from '../../database/advisory-lock.ts'
import type { Database, Row } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { EarlierItem, LibraryItem } from '../../services/writer/library-items.ts'
import { auditedTransaction } from '../audit/record.ts'
import { hashContentItem } from './content-hash.ts'
import { correctContentItem, findContentItem, parseKind, type FoundContent } from './content-items.ts'
import { findWaitingRow, selectWaitingRows, updateLibraryRow } from './queries.ts'

type LibraryRow = Row<'library_items'>

/** The library's text in `pending_safety`. */
type Pending = Pick<LibraryItem, 'item' | 'safetyRevision'>

/** Stores a safety correction of an item that an admin has edited, until an admin decides. */
export async function holdCorrection(
  tx: Database,
  { key, safety_revision: givenRevision, pending_safety: before }: LibraryRow,
  found: FoundContent,
  { current, earlier }: { current: LibraryItem | undefined; earlier: EarlierItem | undefined },
): Promise<void> {
  const wanted = earlier && found.inUse && hasDurationOf(earlier, found) ? earlier : current
  const isNewer = wanted !== undefined && wanted.safetyRevision > givenRevision
  const pending: Pending | null = isNewer ? { item: wanted.item, safetyRevision: wanted.safetyRevision } : null
  const after = pending && JSON.stringify(pending)
  if (after !== before) await updateLibraryRow(tx, key, { pending_safety: after })
}

/** Says whether an admin has written the text of the correction that waits. */
export function isWaitingText({ pending_safety: json }: LibraryRow, hash: string): boolean {
  if (json === null) return false
  const pending: Pending = JSON.parse(json)
  return hashContentItem(pending.item) === hash
}

/** Lists the safety corrections that wait, without those whose text an admin has written since. */
export async function listWaitingCorrections(database: Database): Promise<WaitingCorrection[]> {
  const waiting: WaitingCorrection[] = []
  for (const row of await selectWaitingRows(database)) {
    const found = await findWaiting(database, row)
    if (!found || hashContentItem(found.item) === hashContentItem(found.pending.item)) continue
    const { item, pending, ref } = found
    const [current, corrected] = [item.draft, pending.item.draft]
    waiting.push({ item: row.key, ...ref, title: item.draft.title, current, corrected })
  }
  return waiting
}

/**
 * Applies a waiting correction for everyone, or keeps the site's own text until the library corrects the item again.
 * @throws not-found when it no longer waits
 */
export function decideCorrection(
  context: Pick<Dependencies, 'database' | 'services' | 'logger'>,
  { actor: { userId: actorId, now }, address }: { actor: Actor; address: string },
  { key, use }: { key: string; use: 'library' | 'ours' },
): Promise<void> {
  return auditedTransaction(context, async (tx, audit) => {
    await takeTurn(tx, context.services, 'library')
    const row = await findWaitingRow(tx, key)
    const found = row && (await findWaiting(tx, row))
    if (!found) throw refuse('not-found', 'This correction no longer waits.')
    const { item: before, pending, ref } = found
    const { item: after, safetyRevision } = pending
    let applied = {}
    if (use === 'library') {
      await correctContentItem(tx, ref.id, { before, after, isSafety: true, now })
      applied = { content_hash: hashContentItem(after) }
    }
    await updateLibraryRow(tx, key, { ...applied, safety_revision: safetyRevision, pending_safety: null })
    const decision = use === 'library' ? 'corrected' : 'kept'
    const source = { actorId, address }
    await audit({ kind: 'content', memberId: null, source, detail: `${decision} “${before.draft.title}”` })
  })
}

async function findWaiting(database: Database, { key, row_id: id, pending_safety: json }: LibraryRow) {
  const kind = parseKind(key)
  if (!kind || id === null || json === null) return undefined
  const ref = { kind, id }
  const found = await findContentItem(database, ref)
  const pending: Pending = JSON.parse(json)
  return found && { ref, item: found.item, pending }
}

function hasDurationOf({ item }: EarlierItem, { item: own }: FoundContent): boolean {
  return item.kind === 'challenge' && own.kind === 'challenge' && item.draft.duration === own.draft.duration
}
