import type { CatalogItem } from '#contract/catalog.ts'
import type { WrittenKind } from '#contract/written-drafts.ts'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { auditedTransaction, type Audit } from '../audit/record.ts'
import { hashContentItem } from '../library/content-hash.ts'
import { deleteContentItem, findContentItem, hideContentItem, showContentItem } from '../library/content-items.ts'
import { findCatalogRow, markRemoved, selectCatalog, selectLibraryHashes, type CatalogRow } from './catalog-queries.ts'

type Context = Pick<Dependencies, 'database' | 'services' | 'logger'>

/** The admin who acts, and the address that the security log shows. */
type Admin = { actor: Actor; address: string }

type Ref = { kind: WrittenKind; id: string }

/** Lists everything that admins can edit, the item changed last first. */
export async function listCatalog(database: Database): Promise<CatalogItem[]> {
  const rows = await selectCatalog(database)
  const sources = await findSources(database, rows)
  return rows.map((row) => presentCatalogItem(row, sources.get(row.id)))
}

/** Hides an item from everyone but admins and members who have joined it. @throws not-found */
export function hideItem(context: Context, admin: Admin, ref: Ref): Promise<CatalogItem> {
  return changeItem(context, ref, async (tx, audit, row) => {
    if (row.hidden_at !== null) return
    await hideContentItem(tx, ref, admin.actor.now)
    await record(audit, admin, `hidden “${row.title}”`)
  })
}

/** @throws not-found */
export function showItem(context: Context, admin: Admin, ref: Ref): Promise<CatalogItem> {
  return changeItem(context, ref, async (tx, audit, row) => {
    if (row.hidden_at === null) return
    await showContentItem(tx, ref)
    await record(audit, admin, `shown “${row.title}”`)
  })
}

/** @throws not-found, conflict when members have joined it */
export function deleteItem(context: Context, admin: Admin, ref: Ref): Promise<void> {
  return auditedTransaction(context, async (tx, audit) => {
    const row = await requireRow(tx, ref)
    const outcome = await deleteContentItem(tx, ref)
    if (outcome === 'gone') throw notFoundError(ref)
    if (outcome === 'joined')
      throw refuse('conflict', 'Members have joined this challenge, so it can’t be deleted. You can hide it instead.')
    await markRemoved(tx, ref.id)
    await record(audit, admin, `deleted “${row.title}”`)
  })
}

function changeItem(
  context: Context,
  ref: Ref,
  change: (tx: Database, audit: Audit, row: CatalogRow) => Promise<void>,
): Promise<CatalogItem> {
  return auditedTransaction(context, async (tx, audit) => {
    await change(tx, audit, await requireRow(tx, ref))
    const row = await requireRow(tx, ref)
    return presentCatalogItem(row, (await findSources(tx, [row])).get(ref.id))
  })
}

/** Finds which items are from the library, and whether an admin has edited them since. */
async function findSources(database: Database, rows: CatalogRow[]): Promise<Map<string, 'library' | 'edited'>> {
  const hashes = new Map((await selectLibraryHashes(database)).map((row) => [row.row_id, row.content_hash]))
  const sources = new Map<string, 'library' | 'edited'>()
  for (const { kind, id } of rows) {
    const hash = hashes.get(id)
    const found = hash === undefined ? undefined : await findContentItem(database, { kind, id })
    if (found) sources.set(id, hashContentItem(found.item) === hash ? 'library' : 'edited')
  }
  return sources
}

async function requireRow(tx: Database, ref: Ref): Promise<CatalogRow> {
  const row = await findCatalogRow(tx, ref)
  if (!row) throw notFoundError(ref)
  return row
}

function presentCatalogItem(row: CatalogRow, source: CatalogItem['source'] = 'own'): CatalogItem {
  const { kind, id, title, pillar, duration, version } = row
  const { hidden_at: hiddenAt, participants: joined, updated_at: updatedAt } = row
  return { kind, id, title, pillar, duration, source, hiddenAt, joined, version, updatedAt }
}

function record(audit: Audit, { actor, address }: Admin, detail: string): Promise<void> {
  return audit({ kind: 'content', memberId: null, source: { actorId: actor.userId, address }, detail })
}

function notFoundError({ kind }: Ref) {
  return refuse('not-found', kind === 'challenge' ? 'Challenge not found.' : 'Resource not found.')
}
