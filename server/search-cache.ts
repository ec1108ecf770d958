import type { ContentKey } from './content/types.ts'
import type { Database } from './database/tables.ts'
import { getFetchLimit, type Page } from './page.ts'
import { createSearchIndex, type SearchDocument, type SearchIndex } from './search.ts'

type CachedIndex = { version: string; index: Promise<SearchIndex> }

/**
 * Keeps an index in memory until the version changes.
 * @param readDocuments reads the items in the order of equally good results
 */
export function cacheSearchIndex(
  readVersion: (database: Database) => Promise<string>,
  readDocuments: (database: Database) => Promise<SearchDocument[]>,
): (database: Database) => Promise<SearchIndex> {
  const indexes = new WeakMap<Database, CachedIndex>()
  return async (database) => {
    const version = await readVersion(database)
    const cached = indexes.get(database)
    if (cached?.version === version) return cached.index
    const index = readDocuments(database).then(createSearchIndex)
    indexes.set(database, { version, index })
    index.catch(() => indexes.delete(database))
    return index
  }
}

/** Finds the words of a library item. */
export function findTopics(
  topics: Record<ContentKey, string>,
  key: string | null,
): Pick<SearchDocument, 'topics' | 'relatedTopics'> {
  const [main, related] = (topics[key?.split(':')[1] ?? ''] ?? '').split('|')
  return { topics: main, relatedTopics: related }
}

/**
 * Takes a page of rows that are all in memory, with one row more if another page follows.
 * @param search finds some of them, the best first; null for all in their order
 * @returns the rows, and how well those that were searched for fit (0–1)
 */
export function takePage<Row extends { id: string }>(
  rows: Row[],
  search: { index: SearchIndex; q: string } | null,
  page: Page,
): (Row & { strength?: number })[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = search?.index.find(search.q, (id) => byId.has(id))
  const found = items
    ? items.flatMap(({ id, strength }) => {
        const row = byId.get(id)
        return row ? { ...row, strength } : []
      })
    : rows
  const start = page.after === null ? 0 : found.findIndex(({ id }) => id === page.after) + 1
  // The last item of the previous page is gone or no longer found.
  if (page.after !== null && start === 0) return []
  return found.slice(start, start + getFetchLimit(page))
}
