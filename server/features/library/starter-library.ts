import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeTurn } from '../../database/advisory-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { version } from '../../installation.ts'
import type { Services } from '../../services/services.ts'
import { loadWholeLibrary, type LibraryItem, type WholeLibrary } from '../../services/writer/library-items.ts'
import type { ContentItem } from '../../services/writer/writer.ts'
import { hashContentItem } from './content-hash.ts'
import { addContentItem } from './content-items.ts'
import { correctLibraryItem, linkReleasedItems } from './corrections.ts'
import { claimLibrary } from './library-version.ts'
import {
  deleteUsedKeys,
  insertUsedKey,
  replaceEdition,
  selectLibraryRows,
  selectLinkedRows,
  selectUsedKeys,
  updateLibraryRow,
} from './queries.ts'

const contentDir = fileURLToPath(new URL('../../content', import.meta.url))

const itemsPerTransaction = 20

export type LibraryChanges = { added: number; corrected: number; archived: number }

/**
 * Brings the library of a database to this edition: adds the starter items it has never received, and corrects or
 * archives those that nobody has edited (decisions/018-library-corrections.md).
 * A server of an earlier version than the last one changes nothing.
 * @param options.addNew false corrects only; `load` loads the library; `edition` and `ownVersion` are for tests
 */
export async function seedLibrary(
  database: Database,
  services: Pick<Services, 'clock'>,
  {
    addNew = true,
    load = loadWholeLibrary,
    edition = hashContentDir(contentDir),
    ownVersion = version,
  }: {
    addNew?: boolean
    load?: () => Promise<WholeLibrary>
    edition?: string
    ownVersion?: string
  } = {},
): Promise<LibraryChanges> {
  const changes = { added: 0, corrected: 0, archived: 0 }
  const mark = `edition:${addNew ? 'all' : 'corrections'}:${edition}`
  // The library is large, so it is only loaded when it has changed.
  const usedKeys = await selectUsedKeys(database)
  if (usedKeys.has(mark)) return changes
  await linkReleasedItems(database, services)

  const library = await load()
  const items = new Map(library.items.map((each) => [each.key, each]))
  const seededKeys = addNew ? [...items.values()].filter(({ seeded }) => seeded).map(({ key }) => key) : []
  const keys = [...new Set([...seededKeys, ...usedKeys])].filter((key) => !key.startsWith('edition:'))
  const now = services.clock.now()
  for (let at = 0; at < keys.length; at += itemsPerTransaction) {
    const batch = keys.slice(at, at + itemsPerTransaction)
    const done = await transaction(database, async (tx) => {
      await takeTurn(tx, services, 'library')
      if (!(await claimLibrary(tx, ownVersion))) return null
      const rows = new Map((await selectLibraryRows(tx, batch)).map((row) => [row.key, row]))
      const results: (keyof LibraryChanges | null)[] = []
      for (const key of batch) {
        const [row, current] = [rows.get(key), items.get(key)]
        if (row) results.push(await correctLibraryItem(tx, row, { current, earlier: library.earlier.get(key) }, now))
        else if (current && addNew) results.push(await addLibraryItem(tx, current, now))
      }
      return results
    })
    if (done === null) return changes
    for (const result of done) if (result) changes[result]++
  }
  await transaction(database, async (tx) => {
    await takeTurn(tx, services, 'library')
    if (await claimLibrary(tx, ownVersion)) await replaceEdition(tx, mark, now.toISOString())
  })
  return changes
}

/** List the keys of the items this database has received, such as `challenge:<key>`. */
export function listUsedLibraryKeys(database: Database): Promise<Set<string>> {
  return selectUsedKeys(database)
}

/** List the ids of the rows that have items of the library, by key. */
export async function listLibraryRows(database: Database): Promise<Map<string, string>> {
  return new Map((await selectLinkedRows(database)).flatMap(({ key, row_id: id }) => (id === null ? [] : [[key, id]])))
}

/** Record an item so that it is never added again. @returns false when it is already recorded */
export function markLibraryItemUsed(tx: Database, key: string, now: Date): Promise<boolean> {
  return insertUsedKey(tx, key, now.toISOString())
}

/** Record which row has an item and what it says, so that corrections reach it. A draft has no row yet. */
export function linkLibraryItem(
  tx: Database,
  key: string,
  { id, item, safetyRevision }: { id: string | null; item: ContentItem; safetyRevision: number },
): Promise<void> {
  return updateLibraryRow(tx, key, {
    row_id: id,
    content_hash: hashContentItem(item),
    safety_revision: safetyRevision,
  })
}

/** Record that another item has replaced the text of a row. */
export function unlinkLibraryItem(tx: Database, key: string): Promise<void> {
  return updateLibraryRow(tx, key, { row_id: null, pending_safety: null })
}

/** Record the row of an item that was a draft. If an admin has edited it, corrections leave it alone. */
export function linkPublishedItem(tx: Database, key: string, id: string): Promise<void> {
  return updateLibraryRow(tx, key, { row_id: id })
}

export function releaseLibraryItems(tx: Database, keys: string[]): Promise<void> {
  return deleteUsedKeys(tx, keys)
}

async function addLibraryItem(tx: Database, { key, item, safetyRevision }: LibraryItem, now: Date) {
  if (!(await markLibraryItemUsed(tx, key, now))) return null
  await linkLibraryItem(tx, key, { id: await addContentItem(tx, item, now), item, safetyRevision })
  return 'added'
}

function hashContentDir(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.[jt]s$/.test(file) && !file.endsWith('.test.ts'),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}
