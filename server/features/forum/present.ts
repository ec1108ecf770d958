import type { ForumPicture } from '#contract/forum-pictures.ts'
import type { ForumPost, ForumReply, Mentionable, NewPost } from '#contract/forum.ts'
import type { Reactions } from '#contract/reactions.ts'
import type { Viewer } from '../../actor.ts'
import type { MentionableRow } from './mentionable-queries.ts'
import type { NewDiscussionRow, NewReplyRow } from './new-post-queries.ts'
import type { PostRow } from './queries.ts'
import type { ReplyRow } from './reply-queries.ts'

/** What a post is shown with besides its row. */
export type PostExtras = {
  reactions: Reactions
  pictures: ForumPicture[]
  mentions: ForumPost['mentions']
  /** The author of the post that a reply quotes; null unless the viewer sees it. */
  quoted: QuotedAuthor | null
}

export type QuotedAuthor = { user_id: string | null; username: string; author: string | null }

/** Text of a post that moderators removed, in place of its title. */
const removedTitle = 'Removed by a moderator'

/** @param now closes discussions that are open for some time */
export function presentPost(row: PostRow & PostExtras, { isStaff }: Viewer, now: Date): ForumPost {
  const isTombstone = row.removed_at !== null && row.deleted_at === null && !mayReadRemoved(row, isStaff)
  return {
    ...presentAuthor(row),
    mentions: isTombstone ? [] : row.mentions,
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
    locked: isClosed(row, now),
    closesAt: row.closes_at,
    pinned: row.pinned_at !== null,
    pictures: isTombstone ? [] : row.pictures,
    lastReply: presentLastReply(row),
    readUpTo: row.read_id,
    unread: Number(row.unread),
    firstUnread: row.first_unread,
    reactions: row.reactions,
  }
}

export function presentReply(row: ReplyRow & PostExtras, { isStaff }: Viewer): ForumReply {
  const isTombstone = row.removed_at !== null && !mayReadRemoved(row, isStaff)
  return {
    ...presentAuthor(row),
    mentions: isTombstone ? [] : row.mentions,
    postId: row.post_id,
    quote: isTombstone ? null : presentQuote(row),
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

function presentAuthor(row: (PostRow | ReplyRow) & PostExtras) {
  return {
    id: row.id,
    userId: row.user_id,
    username: getAuthorName(row),
    profileImageUrl: row.author_image,
  }
}

function presentLastReply({ last_id: id, last_at: createdAt, ...row }: PostRow): ForumPost['lastReply'] {
  if (id === null || createdAt === null) return null
  const username = getAuthorName({ author: row.last_author, username: row.last_username ?? '' })
  return { id, userId: row.last_user_id, username, createdAt }
}

function presentQuote({ quoted_id: id, quoted_text: text, quoted }: ReplyRow & PostExtras): ForumReply['quote'] {
  if (id === null) return null
  if (quoted === null || text === null) return { id, userId: null, username: '', text: null }
  return { id, userId: quoted.user_id, username: getAuthorName(quoted), text }
}

/** In the thread of a crew, staff are members like all others. */
function mayReadRemoved({ crew_id }: Pick<PostRow, 'crew_id'>, isStaff: boolean): boolean {
  return isStaff && crew_id === null
}

export function presentNewDiscussion(row: NewDiscussionRow): NewPost {
  return { ...presentNewPost(row), kind: 'discussion', postId: row.id, toMember: false }
}

export function presentMentionable({ id, username, profile_image_url: profileImageUrl }: MentionableRow): Mentionable {
  return { id, username, profileImageUrl }
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

/** Whether a discussion is closed to new replies, by staff or by its time. */
export function isClosed({ locked_at, closes_at }: Pick<PostRow, 'locked_at' | 'closes_at'>, now: Date): boolean {
  return locked_at !== null || (closes_at !== null && closes_at <= now.toISOString())
}

/** Returns the author's current name, or the stored name when the post has no owner. */
export function getAuthorName({ author, username }: { author: string | null; username: string }): string {
  return author ?? (username || 'deleted member')
}
