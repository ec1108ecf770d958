import type { ForumPost, ForumReply } from '#contract/forum.ts'
import type { Viewer } from '../../actor.ts'
import type { PostRow } from './queries.ts'
import type { ReplyRow } from './reply-queries.ts'

/** Text of a post that moderators removed, in place of its title. */
const removedTitle = 'Removed by a moderator'

export function presentPost(row: PostRow, { isStaff }: Viewer): ForumPost {
  const isTombstone = row.removed_at !== null && row.deleted_at === null && !isStaff
  return {
    id: row.id,
    userId: row.user_id,
    username: getAuthorName(row),
    pillar: row.pillar,
    title: isTombstone ? removedTitle : row.title,
    content: isTombstone ? '' : row.content,
    replies: row.visible_replies,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    deleted: row.deleted_at !== null,
    hidden: row.hidden_at !== null,
    hiddenBy: getHiddenBy(row),
    removed: row.removed_at !== null,
    locked: row.locked_at !== null,
    pinned: row.pinned_at !== null,
  }
}

export function presentReply(row: ReplyRow, { isStaff }: Viewer): ForumReply {
  return {
    id: row.id,
    postId: row.post_id,
    userId: row.user_id,
    username: getAuthorName(row),
    content: row.removed_at !== null && !isStaff ? '' : row.content,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    hidden: row.hidden_at !== null,
    hiddenBy: getHiddenBy(row),
    removed: row.removed_at !== null,
  }
}

function getHiddenBy({ hidden_at, hidden_by }: Pick<PostRow, 'hidden_at' | 'hidden_by'>) {
  if (hidden_at === null) return null
  return hidden_by === 'auto-hide' ? 'reports' : 'moderator'
}

/** Returns the author's current name, or the stored name when the post has no owner. */
export function getAuthorName({ author, username }: { author: string | null; username: string }): string {
  return author ?? (username || 'deleted member')
}
