import type { Pillar } from '#contract/pillars.ts'
import type { SearchResults } from '#contract/search.ts'
import type { Viewer } from '../../actor.ts'
import { findPosts, toPlainText } from '../../database/search-index.ts'
import type { Database } from '../../database/tables.ts'
import { takeExcerpt } from '../../excerpt.ts'
import { readSearchWords } from '../../search.ts'
import { getAuthorName } from './present.ts'
import { selectFoundPosts } from './search-queries.ts'

type FoundDiscussion = SearchResults['discussions'][number]

/** Finds discussions by their title, text and replies, each once, the best first. */
export async function findDiscussions(
  database: Database,
  viewer: Viewer,
  { query, pillar, limit }: { query: string; pillar: Pillar | null; limit: number },
): Promise<FoundDiscussion[]> {
  const words = readSearchWords(query)
  const found = (await findPosts(database, { viewer, words, pillar })).slice(0, limit)
  if (found.length === 0) return []
  const ids = found.map(({ postId, replyId }) => replyId ?? postId)
  const rows = new Map((await selectFoundPosts(database, viewer, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
    return {
      id: row.post_id,
      title: row.title,
      pillar: row.pillar,
      crewId: row.crew_id,
      excerpt: takeExcerpt(toPlainText(row.content), words),
      replyId: row.reply_id,
      username: getAuthorName(row),
      at: row.created_at,
    }
  })
}
