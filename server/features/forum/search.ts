import type { Pillar } from '#contract/pillars.ts'
import type { SearchResults } from '#contract/search.ts'
import type { Viewer } from '../../actor.ts'
import {
  listScopes,
  matchesPerWindow,
  type PostMatch,
  type PostSearch,
  selectMatches,
  toPlainText,
} from '../../database/search-index.ts'
import type { Database } from '../../database/tables.ts'
import { takeExcerpt } from '../../excerpt.ts'
import { rateText, readSearchWords } from '../../search.ts'
import { getAuthorName } from './present.ts'
import { rankMatches, rankPartialMatches } from './rank-matches.ts'
import { type FoundPost, selectFoundPosts, selectSeenPosts } from './search-queries.ts'

type FoundDiscussion = SearchResults['discussions'][number]

/** What one viewer looks for, and how many discussions. */
type Search = { database: Database; viewer: Viewer; pillar: Pillar | null; limit: number; posts: PostSearch }

/** Fewer discussions with all words are followed by those with some. */
const enoughDiscussions = 3

/** Only so many of the newest matches are read, even if the viewer sees none of them. */
const maxWindows = 20

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

/** Finds discussions with all words, the best of the newest matches first. Goes on with older ones if that is too few. */
async function findComplete(search: Search): Promise<BestPosts> {
  const best: BestPosts = new Map()
  for await (const matches of readWindows(search, search.posts)) {
    await addBest(search, best, rankMatches(matches, search.posts.words))
    if (best.size >= search.limit) break
  }
  return best
}

/** Adds discussions with some of the words. What the viewer may not read has no say in how much a word counts. */
async function addPartial(search: Search, best: BestPosts): Promise<void> {
  const seen: PostMatch[] = []
  for await (const matches of readWindows(search, { ...search.posts, all: false })) {
    const discussions = await readDiscussions(search, matches)
    seen.push(...matches.filter(({ id }) => discussions.has(id)))
    if (seen.length >= search.limit) break
  }
  await addBest(search, best, rankPartialMatches(seen, search.posts.words))
}

/** Adds the posts of further discussions that the viewer may read, until there are enough. */
async function addBest(search: Search, best: BestPosts, ranked: PostMatch[]): Promise<void> {
  const first = ranked.slice(0, search.limit * 3)
  await addPosts(search, best, first)
  if (best.size >= search.limit || ranked.length === first.length) return
  // All of the first ones can be in one discussion, or not for the viewer.
  const others = ranked.slice(first.length)
  const discussions = await readDiscussions(search, others)
  const further = new Map<string, PostMatch>()
  for (const match of others) {
    const discussionId = discussions.get(match.id)
    if (discussionId && !best.has(discussionId) && !further.has(discussionId)) further.set(discussionId, match)
  }
  await addPosts(search, best, [...further.values()].slice(0, search.limit))
}

async function addPosts({ database, viewer, pillar }: Search, best: BestPosts, matches: PostMatch[]): Promise<void> {
  if (matches.length === 0) return
  const rows = await selectFoundPosts(database, viewer, { ids: listIds(matches), pillar })
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const { id } of matches) {
    const row = found.get(id)
    if (row && !best.has(row.post_id)) best.set(row.post_id, row)
  }
}

/** Reads the ids of the discussions of those matches that the viewer may read. */
function readDiscussions({ database, viewer, pillar }: Search, matches: PostMatch[]): Promise<Map<string, string>> {
  return selectSeenPosts(database, viewer, { ids: listIds(matches), pillar })
}

const listIds = (matches: PostMatch[]) => matches.map(({ id }) => id)

async function* readWindows({ database }: Search, posts: PostSearch): AsyncGenerator<PostMatch[]> {
  let before: string | null = null
  for (let windows = 0; windows < maxWindows; windows++) {
    const matches: PostMatch[] = await selectMatches(database, posts, before)
    if (matches.length > 0) yield matches
    if (matches.length < matchesPerWindow) return
    before = matches.at(-1)?.id ?? null
  }
}
