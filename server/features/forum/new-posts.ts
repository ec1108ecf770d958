import type { NewPost } from '#contract/forum.ts'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { selectNewCrewPosts, selectNewDiscussions, selectNewReplies } from './new-post-queries.ts'
import { presentNewDiscussion, presentNewReply } from './present.ts'

const maxPosts = 3
/** More than are listed, because several of them may be in one discussion. */
const readReplies = 30
const listedDays = 30

/** Lists the newest discussions and replies of other members, one for each discussion and thread of a crew. */
export async function listNewPosts(database: Database, { userId, now }: Actor): Promise<NewPost[]> {
  const since = new Date(now.getTime() - listedDays * 24 * 60 * 60_000).toISOString()
  const [discussions, replies, crewPosts] = await Promise.all([
    selectNewDiscussions(database, { viewerId: userId, limit: maxPosts }),
    selectNewReplies(database, { viewerId: userId, limit: readReplies }),
    selectNewCrewPosts(database, { viewerId: userId }),
  ])
  const posts: NewPost[] = [
    ...discussions.map(presentNewDiscussion),
    ...[...replies, ...crewPosts].map((row) => presentNewReply(row, userId)),
  ]
    .filter(({ createdAt }) => createdAt >= since)
    .sort((a, b) => ((a.createdAt === b.createdAt ? a.id < b.id : a.createdAt < b.createdAt) ? 1 : -1))
  const newest = new Map<string, NewPost>()
  for (const post of posts) if (!newest.has(post.postId)) newest.set(post.postId, post)
  return [...newest.values()].slice(0, maxPosts)
}
