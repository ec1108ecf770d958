import type { ForumPicture } from '#contract/forum-pictures.ts'
import type { ForumPost, ForumReply, NewPost } from '#contract/forum.ts'
import type { Reactions } from '#contract/reactions.ts'
import type { Viewer } from '../../actor.ts'
import type { NewDiscussionRow, NewReplyRow } from './new-post-queries.ts'
import type { PostRow } from './queries.ts'
import type { ReplyRow } from './reply-queries.ts'

type Additions = { reactions: Reactions; pictures: ForumPicture[] }

/** Text of a post that moderators removed, in place of its title. */
const removedTitle = 'Removed by a moderator'

export function presentPost(row: PostRow & Additions, { isStaff }: Viewer): ForumPost {
  const isTombstone = row.removed_at !== null && row.deleted_at === null && !mayReadRemoved(row, isStaff)
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
    challengeId: row.challenge_id,
    crewId: row.crew_id,
    locked: row.locked_at !== null,
    pinned: row.pinned_at !== null,
    pictures: isTombstone ? [] : row.pictures,
    reactions: row.reactions,
  }
}

export function presentReply(row: ReplyRow & Additions, { isStaff }: Viewer): ForumReply {
  const isTombstone = row.removed_at !== null && !mayReadRemoved(row, isStaff)
  return {
    id: row.id,
    postId: row.post_id,
    userId: row.user_id,
    username: getAuthorName(row),
    content: isTombstone ? '' : row.content,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    deleted: row.deleted_at !== null,
    hidden: row.hidden_at !== null,
    hiddenBy: getHiddenBy(row),
    removed: row.removed_at !== null,
    pictures: isTombstone ? [] : row.pictures,
    reactions: row.reactions,
  }
}

/** In the thread of a crew, staff are members like all others. */
function mayReadRemoved({ crew_id }: Pick<PostRow, 'crew_id'>, isStaff: boolean): boolean {
  return isStaff && crew_id === null
}

export function presentNewDiscussion(row: NewDiscussionRow): NewPost {
  return { ...presentNewPost(row), kind: 'discussion', postId: row.id, toMember: false }
}

/** @param userId of the member who reads it */
export function presentNewReply(row: NewReplyRow, userId: string): NewPost {
  return { ...presentNewPost(row), kind: 'reply', postId: row.post_id, toMember: row.starter === userId }
}

function presentNewPost({ id, title, pillar, crew_id, user_id, username, created_at }: NewDiscussionRow) {
  return { id, title, pillar, crewId: crew_id, userId: user_id, username, createdAt: created_at }
}

function getHiddenBy({ hidden_at, hidden_by }: Pick<PostRow, 'hidden_at' | 'hidden_by'>) {
  if (hidden_at === null) return null
  return hidden_by === 'auto-hide' ? 'reports' : 'moderator'
}

/** Returns the author's current name, or the stored name when the post has no owner. */
export function getAuthorName({ author, username }: { author: string | null; username: string }): string {
  return author ?? (username || 'deleted member')
}
