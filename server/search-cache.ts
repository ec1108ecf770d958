import type { Pillar } from '#contract/pillars.ts'
import type { ContentKey } from './content/types.ts'
import type { Database } from './database/tables.ts'
import { getFetchLimit, type Page } from './page.ts'
import { createSearchIndex, type SearchDocument, type SearchIndex } from './search.ts'

type Result = { id: string; pillar: Pillar }

/** An item of the library: what a search looks at, and what it shows of it. */
type SearchItem<Shown extends Result> = { shown: Shown; document: SearchDocument }

export type SearchableItems<Shown extends Result> = { index: SearchIndex; shown: Map<string, Shown> }

/**
 * Keeps items in memory until the version changes.
 * @param readItems reads them in the order of equally good results
 */
export function cacheSearchItems<Shown extends Result>(
  readVersion: (database: Database) => Promise<string>,
  readItems: (database: Database) => Promise<SearchItem<Shown>[]>,
): (database: Database) => Promise<SearchableItems<Shown>> {
  const cache = new WeakMap<Database, { version: string; items: Promise<SearchableItems<Shown>> }>()
  return async (database) => {
    const version = await readVersion(database)
    const cached = cache.get(database)
    if (cached?.version === version) return cached.items
    const items = readItems(database).then((all) => ({
      index: createSearchIndex(all.map(({ document }) => document)),
      shown: new Map(all.map(({ shown }) => [shown.id, shown])),
    }))
    cache.set(database, { version, items })
    items.catch(() => cache.delete(database))
    return items
  }
}

/**
 * Finds items, the best first.
 * @returns how well the best fits, too (0–1). The first one need not be the strongest, because it can have fewer of the
 * words in a better place.
 */
export function findItems<Shown extends Result>(
  { index, shown }: SearchableItems<Shown>,
  { query, pillar, limit }: { query: string; pillar: Pillar | null; limit: number },
): { found: Shown[]; strength: number } {
  const ofPillar = (id: string) => pillar === null || shown.get(id)?.pillar === pillar
  const best = index.find(query, ofPillar)?.slice(0, limit) ?? []
  return {
    found: best.flatMap(({ id }) => shown.get(id) ?? []),
    strength: Math.max(0, ...best.map(({ strength }) => strength)),
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
 */
export function takePage<Row extends { id: string }>(
  rows: Row[],
  search: { index: SearchIndex; q: string } | null,
  page: Page,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = search?.index.find(search.q, (id) => byId.has(id))
  const found = items?.flatMap(({ id }) => byId.get(id) ?? []) ?? rows
  const start = page.after === null ? 0 : found.findIndex(({ id }) => id === page.after) + 1
  // The last item of the previous page is gone or no longer found.
  if (page.after !== null && start === 0) return []
  return found.slice(start, start + getFetchLimit(page))
}
