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
import { openDiscussion } from '../forum/starters.ts'
import { addResource } from '../resources/resources.ts'
import { deleteGiven, givenKeys, insertGiven } from './queries.ts'

const contentDir = fileURLToPath(new URL('../../content', import.meta.url))

/**
 * Gives a database the pieces of the starter library that it has not been given before, all or none. What an admin has
 * changed or removed since stays as he left it.
 * @returns how many pieces were added
 */
export async function seedLibrary(database: Database, services: Pick<Services, 'clock'>): Promise<number> {
  // The library is large: it is not even loaded where this edition of it has been given before.
  const edition = editionOf(contentDir)
  if ((await givenKeys(database)).has(edition)) return 0
  const pieces = await starterPieces()
  const now = services.clock.now()
  return transaction(database, async (tx) => {
    // Of several processes that start together, one gives the pieces: the others wait for it.
    await takeTurn(tx, services, 'library')
    const already = await givenKeys(tx)
    let added = 0
    for (const { key, add } of pieces) {
      if (already.has(key) || !(await noteGiven(tx, key, now))) continue
      await add(tx, now)
      added++
    }
    await noteGiven(tx, edition, now)
    return added
  })
}

/** The keys of the pieces a database has been given, `challenge:<key>` and so on. */
export function givenPieces(database: Database): Promise<Set<string>> {
  return givenKeys(database)
}

/** Notes that a piece has been given, so that it never is again. @returns false where it has been given already */
export function noteGiven(tx: Database, key: string, now: Date): Promise<boolean> {
  return insertGiven(tx, key, now.toISOString())
}

/** Puts pieces back on the shelf. */
export function takeBack(tx: Database, keys: string[]): Promise<void> {
  return deleteGiven(tx, keys)
}

function editionOf(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return `edition:${hash.digest('hex')}`
}

type Piece = { key: string; add: (tx: Database, now: Date) => Promise<string> }

/** Interleaved by pillar, so that a list over all of them begins with one of each. */
async function starterPieces(): Promise<Piece[]> {
  const { challengeShelves, discussionShelves, resourceShelves } = await import('../../content/shelves.ts')
  const challenges = interleaved(pillarKeys.map((pillar) => challengeShelves[pillar].seeded))
  const resources = interleaved(pillarKeys.map((pillar) => resourceShelves[pillar].seeded))
  const discussions = interleaved(pillarKeys.map((pillar) => discussionShelves[pillar].seeded))
  return [
    ...challenges.map(({ key, ...challenge }) =>
      piece(`challenge:${key}`, (tx, now) => addChallenge(tx, challenge, now)),
    ),
    ...resources.map(({ key, ...resource }) => piece(`resource:${key}`, (tx, now) => addResource(tx, resource, now))),
    ...discussions.map(({ key, ...discussion }) =>
      piece(`discussion:${key}`, (tx, now) => openDiscussion(tx, discussion, now)),
    ),
  ]
}

function piece(key: string, add: Piece['add']): Piece {
  return { key, add }
}

function interleaved<T>(shelves: T[][]): T[] {
  const longest = Math.max(...shelves.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => shelves.flatMap((shelf) => shelf.slice(at, at + 1))).flat()
}
