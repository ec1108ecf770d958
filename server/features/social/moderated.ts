import type { Pillar } from '#contract/pillars.ts'
import { getPostState } from '../../database/decision-data.ts'
import type { Database } from '../../database/tables.ts'
import * as queries from './moderated-queries.ts'
import { findPostById, type PostRow } from './queries.ts'

// What moderators do to posts of the feed, in the transaction of their decision. A post that they removed is stored as
// hidden by that decision, because the stored state `removed` is for posts that admins deleted for good.

export type ModeratedSocialPost = {
  id: string
  /** Who added it; null for a fetched post or a deleted account. */
  authorId: string | null
  username: string
  /** The author on the platform. */
  title: string
  /** The caption. */
  content: string | null
  url: string
  pillar: Pillar | null
  state: 'visible' | 'hidden' | 'removed'
  /** Null if an admin hid it from the feed. */
  decisionId: string | null
  createdAt: string
}

/** Finds a post that no admin has removed. */
export async function findModeratedSocialPost(tx: Database, id: string): Promise<ModeratedSocialPost | undefined> {
  const row = await findPostById(tx, id)
  if (!row || row.visibility === 'removed') return undefined
  return {
    id,
    authorId: row.added_by,
    username: row.adder ?? row.author,
    title: row.author,
    content: row.caption,
    url: row.url,
    pillar: row.pillar ?? row.auto_pillar,
    state: getModeratedState(row),
    decisionId: row.decision_id,
    createdAt: row.created_at,
  }
}

/** Says what staff see as the state of a post that no admin has removed. */
export function getModeratedState({ visibility, decision_action: action, decision_data: data = null }: PostRow) {
  if (visibility === 'public') return 'visible'
  return action ? getPostState({ action, data }) : 'hidden'
}

/** Hides a post from the feed. One that an admin has hidden stays theirs. @returns whether the feed changed */
export async function hideSocialPost(
  tx: Database,
  { id, decisionId, now }: { id: string; decisionId: string; now: Date },
): Promise<boolean> {
  const before = await queries.lockPostState(tx, id)
  if (!before || (before.visibility === 'hidden' && before.decision_id === null)) return false
  await queries.updatePostState(tx, id, {
    visibility: 'hidden',
    decision_id: decisionId,
    updated_at: now.toISOString(),
  })
  return before.visibility === 'public'
}

/** Shows a post again that moderators have hidden. @returns whether the feed changed */
export async function restoreSocialPost(tx: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const before = await queries.lockPostState(tx, id)
  if (!before || before.visibility !== 'hidden' || before.decision_id === null) return false
  await queries.updatePostState(tx, id, { visibility: 'public', decision_id: null, updated_at: now.toISOString() })
  return true
}

/** Hides the posts that a member added. */
export function hideSocialPostsOfMember(
  tx: Database,
  { userId, decisionId, now }: { userId: string; decisionId: string; now: Date },
): Promise<void> {
  return queries.hidePostsOfMember(tx, { userId, decisionId, now: now.toISOString() })
}

/** Shows the posts again that a decision hid. */
export function restoreSocialPostsOfDecision(tx: Database, decisionId: string, now: Date): Promise<void> {
  return queries.showPostsOfDecision(tx, { decisionId, now: now.toISOString() })
}
