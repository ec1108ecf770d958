import type { Pillar } from '#contract/pillars.ts'
import type { SearchResults } from '#contract/search.ts'
import type { Viewer } from '../../actor.ts'
import { listScopes, type PostMatch, type PostSearch, selectMatches, toPlainText } from '../../database/search-index.ts'
import type { Database } from '../../database/tables.ts'
import { takeExcerpt } from '../../excerpt.ts'
import { rateText, readSearchWords } from '../../search.ts'
import { getAuthorName } from './present.ts'
import { maxRanked, rankMatches, rankPartialMatches } from './rank-matches.ts'
import { type FoundPost, selectFoundPosts, selectSeenPosts } from './search-queries.ts'

type FoundDiscussion = SearchResults['discussions'][number]

/** What one viewer looks for, and how many discussions. */
type Search = { database: Database; viewer: Viewer; pillar: Pillar | null; limit: number; posts: PostSearch }

/** Fewer discussions with all words are followed by those with some. */
const enoughDiscussions = 3

/** How many matches are read until enough of them are seen. Most viewers see nearly all of the first. */
const batchSizes = [1_200, 4_000, 15_000] as const

/**
 * Finds discussions by their title, text and replies, each once, the best first: those with all words, and if there are
 * fewer than three, those with some.
 * @returns how well the best fits, too (0–1)
 */
export async function findDiscussions(
  database: Database,
  viewer: Viewer,
  { query, pillar, limit }: { query: string; pillar: Pillar | null; limit: number },
): Promise<{ found: FoundDiscussion[]; strength: number }> {
  const words = readSearchWords(query)
  const scopes = await listScopes(database, viewer.viewerId)
  const search = { database, viewer, pillar, limit, posts: { words, scopes, all: true } }
  const best = await findComplete(search)
  if (best.size < enoughDiscussions && words.length > 1) await addPartial(search, best)
  let strength = 0
  const found = [...best.values()].slice(0, limit).map((row) => {
    const text = toPlainText(row.content)
    strength = Math.max(strength, rateText({ title: row.title, text }, words))
    return {
      id: row.post_id,
      title: row.title,
      pillar: row.pillar,
      crewId: row.crew_id,
      excerpt: takeExcerpt(text, words),
      replyId: row.reply_id,
      username: getAuthorName(row),
      at: row.created_at,
    }
  })
  return { found, strength }
}

/** The best post of each discussion, by the id of the discussion, the best first. */
type BestPosts = Map<string, FoundPost>

/** Finds discussions with all words. */
async function findComplete(search: Search): Promise<BestPosts> {
  const { posts, limit } = search
  const newest = await readNewest(search, posts)
  const found = search.pillar === null ? await findFast(search, newest) : null
  if (found) return found
  return readPosts(search, chooseBest(rankMatches(await readSeen(search, posts, newest), posts.words), limit))
}

/** Reads only the best of the newest matches. @returns null if that does not tell which discussions are the best */
async function findFast(search: Search, matches: PostMatch[]): Promise<BestPosts | null> {
  const { posts, limit } = search
  const best = rankMatches(matches, posts.words)
  // Only these are among the newest that the viewer sees, no matter how many of the others they see.
  const newest = new Set(matches.slice(0, maxRanked))
  const uncertain = best.findIndex((match) => !newest.has(match))
  const first = best.slice(0, uncertain < 0 ? limit * 3 : Math.min(uncertain, limit * 3))
  const found = await readPosts(search, listIds(first))
  return found.size >= limit || first.length === matches.length ? found : null
}

/** Adds discussions with some of the words. */
async function addPartial(search: Search, best: BestPosts): Promise<void> {
  const posts = { ...search.posts, all: false }
  const seen = await readSeen(search, posts, await readNewest(search, posts))
  const others = seen.filter(({ discussionId }) => !best.has(discussionId))
  const found = await readPosts(search, chooseBest(rankPartialMatches(others, search.posts.words), search.limit))
  for (const [id, row] of found) best.set(id, row)
}

function readNewest({ database }: Search, posts: PostSearch): Promise<PostMatch[]> {
  return selectMatches(database, posts, { before: null, size: batchSizes[0] })
}

type SeenMatch = PostMatch & { discussionId: string }

/** Reads the newest matches that the viewer may read. @param newest the first batch of them */
async function readSeen(
  { database, viewer, pillar }: Search,
  posts: PostSearch,
  newest: PostMatch[],
): Promise<SeenMatch[]> {
  const seen: SeenMatch[] = []
  let before: string | null = null
  for (const size of batchSizes) {
    const matches: PostMatch[] = before === null ? newest : await selectMatches(database, posts, { before, size })
    if (matches.length === 0) break
    const discussions = await selectSeenPosts(database, viewer, { ids: listIds(matches), pillar })
    for (const match of matches) {
      const discussionId = discussions.get(match.id)
      if (discussionId !== undefined) seen.push({ ...match, discussionId })
    }
    if (seen.length >= maxRanked || matches.length < size) break
    before = matches.at(-1)?.id ?? null
  }
  return seen.slice(0, maxRanked)
}

/** @returns the ids of the best posts of as many discussions */
function chooseBest(matches: SeenMatch[], limit: number): string[] {
  const best = new Map<string, string>()
  for (const { id, discussionId } of matches) if (!best.has(discussionId)) best.set(discussionId, id)
  return [...best.values()].slice(0, limit)
}

/** Reads those of some posts, the best first, that the viewer may read. */
async function readPosts({ database, viewer, pillar }: Search, ids: string[]): Promise<BestPosts> {
  const best: BestPosts = new Map()
  if (ids.length === 0) return best
  const rows = await selectFoundPosts(database, viewer, { ids, pillar })
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const row of ids.flatMap((id) => found.get(id) ?? [])) if (!best.has(row.post_id)) best.set(row.post_id, row)
  return best
}

const listIds = (matches: PostMatch[]) => matches.map(({ id }) => id)
