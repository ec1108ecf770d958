import { pillarKeys } from '#contract/pillars.ts'
import { challengeShelves } from '../../content/shelves.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { addChallenge } from '../challenges/challenges.ts'
import { givenKeys, insertGiven } from './queries.ts'

/**
 * Gives a database the pieces of the starter library that it has not been given before, all or none. What an admin has
 * changed or removed since stays as he left it.
 * @returns how many pieces were added
 */
export async function seedLibrary(database: Database, now: Date): Promise<number> {
  const pieces = starterPieces()
  const given = await givenKeys(database)
  if (pieces.every(({ key }) => given.has(key))) return 0
  return transaction(database, async (tx) => {
    const already = await givenKeys(tx)
    const missing = pieces.filter(({ key }) => !already.has(key))
    for (const { key, add } of missing) {
      await add(tx, now)
      await insertGiven(tx, key, now.toISOString())
    }
    return missing.length
  })
}

type Piece = { key: string; add: (tx: Database, now: Date) => Promise<string> }

/** Interleaved by pillar, so that a list over all of them begins with one of each. */
function starterPieces(): Piece[] {
  return interleaved(pillarKeys.map((pillar) => challengeShelves[pillar].seeded)).map(({ key, ...challenge }) => ({
    key: `challenge:${key}`,
    add: (tx, now) => addChallenge(tx, challenge, now),
  }))
}

function interleaved<T>(shelves: T[][]): T[] {
  const longest = Math.max(...shelves.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => shelves.flatMap((shelf) => shelf.slice(at, at + 1))).flat()
}
