import type { ForumPost } from '#contract/forum.ts'
import type { PostRow } from './queries.ts'

export function presentPost(row: PostRow): ForumPost {
  return {
    id: row.id,
    userId: row.user_id,
    username: row.author ?? row.username,
    pillar: row.pillar,
    title: row.title,
    content: row.content,
    replies: row.replies,
    createdAt: row.created_at,
  }
}
