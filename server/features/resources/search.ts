import type { Pillar } from '#contract/pillars.ts'
import type { ResourceType } from '#contract/resources.ts'
import { resourceTopics } from '../../content/search-topics.ts'
import { readResourcesVersion } from '../../database/catalog-version.ts'
import type { Database } from '../../database/tables.ts'
import type { Page } from '../../page.ts'
import { cacheSearchItems, findItems, findTopics, takePage } from '../../search-cache.ts'
import { type ListedResource, listResources, selectSearchTexts } from './queries.ts'

/** Lists resources: those that a search finds, the best first, or all in the order of adding. */
export async function findResources(
  database: Database,
  { q, pillar, type }: { q?: string; pillar?: Pillar; type?: ResourceType },
  page: Page,
): Promise<ListedResource[]> {
  const filters = { pillar: pillar ?? null, type: type ?? null }
  if (!q) return listResources(database, { ...filters, page })
  const rows = await listResources(database, { ...filters, page: { limit: null, after: null } })
  return takePage(rows, { index: (await readItems(database)).index, q }, page)
}

/** Finds resources in memory, the best first. */
export async function searchResources(
  database: Database,
  search: { query: string; pillar: Pillar | null; limit: number },
) {
  return findItems(await readItems(database), search)
}

const readItems = cacheSearchItems(readResourcesVersion, async (database) => {
  const rows = await selectSearchTexts(database)
  return rows
    .toSorted((a, b) => (a.read_time ?? 0) - (b.read_time ?? 0))
    .map(({ id, title, description, pillar, type, content, key }) => ({
      shown: { id, title, pillar, type },
      document: { id, title, description, text: content, ...findTopics(resourceTopics, key) },
    }))
})
