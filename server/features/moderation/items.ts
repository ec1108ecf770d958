import type { ItemKind, PostKind } from '#contract/moderation-items.ts'
import type { Pillar } from '#contract/pillars.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { findModeratedItem } from '../forum/moderated.ts'
import { toTitle } from '../notifications/message-texts.ts'
import { findModeratedAnswer } from '../rounds/moderated.ts'
import { findModeratedSocialPost } from '../social/moderated.ts'
import { hasReportCase } from './case-queries.ts'
import { canReadAnswer, canReadDiscussion, canReadReply, canReadSocialPost, findMember } from './item-queries.ts'

/** What a case or a decision is about, as staff see it. */
export type Item = {
  kind: ItemKind
  id: string
  /** The author, or the member. */
  authorId: string | null
  username: string | null
  title: string | null
  content: string | null
  /** The discussion that shows it. */
  postId: string | null
  /** Whether it is in the thread or a round of a crew. */
  isOfCrew: boolean
  url: string | null
  round: { crewName: string; on: string } | null
  pillar: Pillar | null
  state: 'visible' | 'hidden' | 'removed' | 'deleted'
  locked: boolean
  pinned: boolean
  /** What hid or removed it. */
  decisionId: string | null
  createdAt: string
  editedAt: string | null
}

const tables = {
  discussion: 'forum_posts',
  reply: 'forum_replies',
  'social-post': 'social_posts',
  'round-answer': 'round_answers',
  member: 'users',
} as const

const noPost = {
  postId: null,
  isOfCrew: false,
  url: null,
  round: null,
  pillar: null,
  locked: false,
  pinned: false,
  decisionId: null,
  editedAt: null,
}

export async function findItem(tx: Database, kind: ItemKind, id: string): Promise<Item | undefined> {
  switch (kind) {
    case 'discussion':
    case 'reply': {
      const found = await findModeratedItem(tx, kind, id)
      return found && { ...noPost, ...found, content: found.state === 'deleted' ? null : found.content }
    }
    case 'social-post': {
      const found = await findModeratedSocialPost(tx, id)
      return found && { ...noPost, ...found, kind }
    }
    case 'round-answer': {
      const found = await findModeratedAnswer(tx, id)
      if (!found) return undefined
      const { crewName, on, ...answer } = found
      return { ...noPost, ...answer, kind, isOfCrew: true, round: { crewName, on } }
    }
    case 'member': {
      const found = await findMember(tx, id)
      if (!found) return undefined
      const { username, created_at: createdAt } = found
      return { ...noPost, kind, id, authorId: id, username, title: null, content: null, state: 'visible', createdAt }
    }
  }
}

/** Finds an item and locks it against other decisions, unless it was deleted. @throws not-found */
export async function lockItem(tx: Database, kind: ItemKind, id: string): Promise<Item> {
  await lockRow(tx, tables[kind], id)
  return requireItem(tx, kind, id)
}

/** Finds an item unless it was deleted. @throws not-found */
export async function requireItem(tx: Database, kind: ItemKind, id: string): Promise<Item> {
  const item = await findItem(tx, kind, id)
  if (!item || item.state === 'deleted') throw itemNotFoundError(kind)
  return item
}

/**
 * Finds a post that staff may act on: one in the thread or a round of a crew only once it was reported. Nobody acts on
 * such a thread itself.
 * @throws not-found
 */
export async function requireModeratedItem(tx: Database, kind: PostKind, id: string): Promise<Item> {
  const item = await requireItem(tx, kind, id)
  if (item.isOfCrew && (kind === 'discussion' || !(await hasReportCase(tx, id)))) throw itemNotFoundError(kind)
  return item
}

/**
 * Finds an item that a member can read, to report it. Members can report each other despite a block, which would
 * otherwise protect the wrong one.
 * @throws not-found
 */
export async function requireReadableItem(
  tx: Database,
  { kind, id, userId, isStaff }: { kind: ItemKind; id: string; userId: string; isStaff: boolean },
): Promise<Item> {
  const canRead = {
    discussion: canReadDiscussion,
    reply: canReadReply,
    'social-post': canReadSocialPost,
    'round-answer': canReadAnswer,
  }
  if (kind !== 'member' && !(await canRead[kind](tx, { id, userId, isStaff }))) throw itemNotFoundError(kind)
  const item = await requireItem(tx, kind, id)
  if (item.state === 'removed') throw itemNotFoundError(kind)
  return item
}

/** Returns the text of an item, to find out later whether the author changed it. */
export function getText({ kind, title, content }: Item): string | null {
  return kind === 'discussion' ? `${title}\n\n${content}` : content
}

/** Returns the title of a discussion, or the start of the text: of a round without its questions. */
export function getTitle({ kind, title, content, username }: Item): string | null {
  if (kind === 'member') return null
  return toTitle((kind === 'discussion' || kind === 'round-answer' ? title : content || username) ?? '')
}

/** Describes an item for the security log, which knows the member already. The thread of a crew has posts, not replies. */
export function describeItem({ kind, id, isOfCrew }: Pick<Item, 'kind' | 'id' | 'isOfCrew'>): string {
  if (kind === 'member') return kind
  return `${kind === 'reply' && isOfCrew ? 'crew-post' : kind} ${id}`
}

function itemNotFoundError(kind: ItemKind) {
  const nouns = {
    discussion: 'Discussion',
    reply: 'Reply',
    'social-post': 'Post',
    'round-answer': 'Answer',
    member: 'Member',
  }
  return refuse('not-found', `${nouns[kind]} not found.`)
}
