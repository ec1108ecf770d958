import { foldText, foldWords } from '#contract/fold-words.ts'
import type { Pillar } from '#contract/pillars.ts'
import { type SearchKind, searchKinds } from '#contract/search-kinds.ts'
import type { SearchResults } from '#contract/search.ts'
import { type CommunityActor, getViewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { searchChallenges } from '../challenges/search.ts'
import { findDiscussions } from '../forum/search.ts'
import { findGoals } from '../goals/search.ts'
import { findMembers } from '../members/search.ts'
import { searchResources } from '../resources/search.ts'

type Search = { query: string; pillar: Pillar | null; limit: number }

/** Most results of each kind, and of one kind alone. */
const shown = { each: 5, alone: 50 }

/** Finds what the member can read, the best of each kind first. Finds nothing without words. */
export async function search(
  database: Database,
  actor: CommunityActor,
  { query, kind, pillar }: { query: string | undefined; kind: SearchKind | undefined; pillar: Pillar | undefined },
): Promise<SearchResults> {
  const results: SearchResults = { ...emptyResults(), more: { ...nothingMore }, strength: { ...noStrength } }
  if (query === undefined || foldWords(query).length === 0) return results
  const asked: Search = { query, pillar: pillar ?? null, limit: kind ? shown.alone : shown.each }
  await Promise.all(
    (kind ? [kind] : searchKinds).map(async (each) => {
      const { found, strength } = await finders[each](database, actor, asked)
      Object.assign(results, { [each]: found.slice(0, asked.limit) })
      results.more[each] = found.length > asked.limit
      results.strength[each] = strength
    }),
  )
  return results
}

type Found<Kind extends SearchKind> = { found: SearchResults[Kind]; strength: number }

/** How well members fit of whose names the words are the start. */
const startOfName = 0.5

/** Each finds one more than the limit, if there are more. */
const finders: {
  [Kind in SearchKind]: (database: Database, actor: CommunityActor, search: Search) => Promise<Found<Kind>>
} = {
  challenges(database, _actor, { query, pillar, limit }) {
    return searchChallenges(database, { query, pillar, limit: limit + 1 })
  },
  resources(database, _actor, { query, pillar, limit }) {
    return searchResources(database, { query, pillar, limit: limit + 1 })
  },
  discussions(database, actor, { query, pillar, limit }) {
    return findDiscussions(database, getViewer(actor), { query, pillar, limit: limit + 1 })
  },
  async members(database, { userId }, { query, pillar, limit }) {
    if (pillar) return { found: [], strength: 0 }
    const rows = await findMembers(database, userId, { query, limit: limit + 1 })
    const found = rows.map(({ id, username, profile_image_url: profileImageUrl }) => ({
      id,
      username,
      profileImageUrl,
    }))
    const isName = found.some(({ username }) => foldText(username) === foldText(query))
    return { found, strength: found.length === 0 ? 0 : isName ? 1 : startOfName }
  },
  async goals(database, { userId }, { query, pillar }) {
    const { found, strength } = await findGoals(database, userId, { query, pillar })
    return { found: found.map(({ id, title, completed }) => ({ id, title, completed })), strength }
  },
}

const emptyResults = () => ({ challenges: [], resources: [], discussions: [], members: [], goals: [] })

const noStrength = { challenges: 0, resources: 0, discussions: 0, members: 0, goals: 0 }

const nothingMore = { challenges: false, resources: false, discussions: false, members: false, goals: false }
