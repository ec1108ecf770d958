import type { Pillar } from '#contract/pillars.ts'
import type { SearchResults } from '#contract/search.ts'
import type { Viewer } from '../../actor.ts'
import { findPosts, toPlainText } from '../../database/search-index.ts'
import type { Database } from '../../database/tables.ts'
import { takeExcerpt } from '../../excerpt.ts'
import { rateText, readSearchWords } from '../../search.ts'
import { getAuthorName } from './present.ts'
import { selectFoundPosts } from './search-queries.ts'

type FoundDiscussion = SearchResults['discussions'][number]

/**
 * Finds discussions by their title, text and replies, each once, the best first.
 * @returns how well the best fits, too (0–1)
 */
export async function findDiscussions(
  database: Database,
  viewer: Viewer,
  { query, pillar, limit }: { query: string; pillar: Pillar | null; limit: number },
): Promise<{ found: FoundDiscussion[]; strength: number }> {
  const words = readSearchWords(query)
  const posts = (await findPosts(database, { viewer, words, pillar })).slice(0, limit)
  if (posts.length === 0) return { found: [], strength: 0 }
  const ids = posts.map(({ postId, replyId }) => replyId ?? postId)
  const rows = new Map((await selectFoundPosts(database, viewer, ids)).map((row) => [row.id, row]))
  let strength = 0
  const found = ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
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
