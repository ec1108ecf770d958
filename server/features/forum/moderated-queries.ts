import { inBatches } from '../../database/batches.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database, Row } from '../../database/tables.ts'
import type { ReplyRow } from './reply-queries.ts'

export type ForumKind = 'discussion' | 'reply'

export type ModerationState = Pick<Row<'forum_posts'>, 'hidden_at' | 'removed_at' | 'decision_id'>

const shown: ModerationState = { hidden_at: null, removed_at: null, decision_id: null }

export function findReply(
  tx: Database,
  id: string,
): Promise<(Omit<ReplyRow, 'hidden_by' | 'author_image'> & { post_title: string }) | undefined> {
  return tx
    .selectFrom('forum_replies')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_replies.post_id')
    .leftJoin('users', 'users.id', 'forum_replies.user_id')
    .selectAll('forum_replies')
    .select(['users.username as author', 'forum_posts.title as post_title'])
    .where('forum_replies.id', '=', id)
    .executeTakeFirst()
}

/** Locks a discussion against other changes. Those that its author deleted are not found. */
export async function lockDiscussionState(tx: Database, id: string) {
  await lockRow(tx, 'forum_posts', id)
  return tx
    .selectFrom('forum_posts')
    .select(['hidden_at', 'removed_at', 'locked_at', 'closes_at', 'pinned_at', 'pillar'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function lockReplyState(tx: Database, id: string) {
  await lockRow(tx, 'forum_replies', id)
  return tx
    .selectFrom('forum_replies')
    .select(['hidden_at', 'removed_at', 'post_id', 'user_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function updateDiscussionState(
  tx: Database,
  id: string,
  change: Partial<ModerationState & Pick<Row<'forum_posts'>, 'locked_at' | 'closes_at' | 'pinned_at' | 'pillar'>>,
): Promise<void> {
  await tx.updateTable('forum_posts').set(change).where('id', '=', id).execute()
}

export async function updateReplyState(tx: Database, id: string, change: ModerationState): Promise<void> {
  await tx.updateTable('forum_replies').set(change).where('id', '=', id).execute()
}

/** Changes the state of the member's discussions that no earlier decision hid or removed. */
export async function moderateDiscussionsOfMember(
  tx: Database,
  { userId, state }: { userId: string; state: ModerationState },
): Promise<void> {
  await tx
    .updateTable('forum_posts')
    .set(state)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Changes the state of the member's replies that no earlier decision hid or removed. @returns their discussions */
export async function moderateRepliesOfMember(
  tx: Database,
  { userId, state }: { userId: string; state: ModerationState },
): Promise<string[]> {
  const changed = await tx
    .updateTable('forum_replies')
    .set(state)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('crew_id', 'is', null)
    .returning('post_id')
    .execute()
  return changed.map((row) => row.post_id)
}

export async function restoreDiscussionsOfDecision(tx: Database, decisionId: string): Promise<void> {
  await tx.updateTable('forum_posts').set(shown).where('decision_id', '=', decisionId).execute()
}

/** @returns the discussions of the replies that are shown again */
export async function restoreRepliesOfDecision(tx: Database, decisionId: string): Promise<string[]> {
  const changed = await tx
    .updateTable('forum_replies')
    .set(shown)
    .where('decision_id', '=', decisionId)
    .where((eb) => eb.or([eb('hidden_at', 'is not', null), eb('removed_at', 'is not', null)]))
    .returning('post_id')
    .execute()
  return changed.map((row) => row.post_id)
}

/** Adds to the reply counters of discussions. @param postIds each as often as its replies changed */
export async function addToReplyCounts(tx: Database, postIds: string[], sign: 1 | -1): Promise<void> {
  const counts = new Map<string, number>()
  for (const id of postIds) counts.set(id, (counts.get(id) ?? 0) + sign)
  // In a fixed order, so that two transactions do not wait for each other's rows.
  const ids = [...counts.keys()].sort()
  for (const [change, changed] of Map.groupBy(ids, (id) => counts.get(id) ?? 0))
    for (const batch of inBatches(changed))
      await tx
        .updateTable('forum_posts')
        .set((eb) => ({ replies: eb('replies', '+', change) }))
        .where('id', 'in', batch)
        .execute()
}
