import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pillarKeys } from '#contract/pillars.ts'
import { takeTurn } from '../../database/advisory-lock.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Services } from '../../services/services.ts'
import { addChallenge } from '../challenges/catalog.ts'
import { addStarter } from '../forum/starters.ts'
import { addResource } from '../resources/resources.ts'
import { deleteUsedKeys, selectUsedKeys, insertUsedKey } from './queries.ts'

const contentDir = fileURLToPath(new URL('../../content', import.meta.url))

/** Add the starter library items that this database hasn't received yet. @returns the number of items added */
export async function seedLibrary(database: Database, services: Pick<Services, 'clock'>): Promise<number> {
  // The library is large, so it is only loaded when it has changed.
  const edition = hashContentDir(contentDir)
  if ((await selectUsedKeys(database)).has(edition)) return 0
  const items = await loadStarterItems()
  const now = services.clock.now()
  return transaction(database, async (tx) => {
    await takeTurn(tx, services, 'library')
    const usedKeys = await selectUsedKeys(tx)
    let added = 0
    for (const { key, add } of items) {
      if (usedKeys.has(key) || !(await markLibraryItemUsed(tx, key, now))) continue
      await add(tx, now)
      added++
    }
    await markLibraryItemUsed(tx, edition, now)
    return added
  })
}

/** List the keys of the items this database has received, such as `challenge:<key>`. */
export function listUsedLibraryKeys(database: Database): Promise<Set<string>> {
  return selectUsedKeys(database)
}

/** Record an item so that it is never added again. @returns false when it is already recorded */
export function markLibraryItemUsed(tx: Database, key: string, now: Date): Promise<boolean> {
  return insertUsedKey(tx, key, now.toISOString())
}

export function releaseLibraryItems(tx: Database, keys: string[]): Promise<void> {
  return deleteUsedKeys(tx, keys)
}

function hashContentDir(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return `edition:${hash.digest('hex')}`
}

type StarterItem = { key: string; add: (tx: Database, now: Date) => Promise<string> }

// Interleaved, so that a list of all items starts with one of each pillar.
async function loadStarterItems(): Promise<StarterItem[]> {
  const { challengeShelves, discussionShelves, resourceShelves } = await import('../../content/shelves.ts')
  const challenges = interleave(pillarKeys.map((pillar) => challengeShelves[pillar].seeded))
  const resources = interleave(pillarKeys.map((pillar) => resourceShelves[pillar].seeded))
  const discussions = interleave(pillarKeys.map((pillar) => discussionShelves[pillar].seeded))
  return [
    ...challenges.map(({ key, ...challenge }) =>
      createStarterItem(`challenge:${key}`, (tx, now) => addChallenge(tx, challenge, now)),
    ),
    ...resources.map(({ key, ...resource }) =>
      createStarterItem(`resource:${key}`, (tx, now) => addResource(tx, resource, now)),
    ),
    ...discussions.map(({ key, ...discussion }) =>
      createStarterItem(`discussion:${key}`, (tx, now) => addStarter(tx, discussion, now)),
    ),
  ]
}

function createStarterItem(key: string, add: StarterItem['add']): StarterItem {
  return { key, add }
}

function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
