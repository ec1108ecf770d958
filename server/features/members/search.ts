import { foldText } from '#contract/fold-words.ts'
import type { Database } from '../../database/tables.ts'
import { selectCrewmates, selectFindable } from './search-queries.ts'

export type FoundMember = Awaited<ReturnType<typeof selectFindable>>[number]

/** Sorts after every character of a name, in the order of bytes. */
const afterAll = '\u{10ffff}'

/**
 * Finds other members by the start of their name: members of own crews first, then those who allow it. Nobody with a block
 * between them and the viewer, and nobody suspended.
 */
export async function findMembers(
  database: Database,
  viewerId: string,
  { query, limit }: { query: string; limit: number },
): Promise<FoundMember[]> {
  const from = foldText(query).trim()
  if (from === '') return []
  const crewmates = (await selectCrewmates(database, { viewerId }))
    .map((member) => ({ ...member, name: foldText(member.username) }))
    .filter(({ name }) => name.startsWith(from))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const ids = new Set(crewmates.map(({ id }) => id))
  const others = await selectFindable(database, {
    viewerId,
    from,
    until: from + afterAll,
    limit: limit + ids.size,
  })
  return [...crewmates, ...others.filter(({ id }) => !ids.has(id))].slice(0, limit)
}
