import { lockRow } from '../../database/row-lock.ts'
import type { Database, Row } from '../../database/tables.ts'

/** Locks a post against other changes. Removed posts are not found. */
export async function lockPostState(tx: Database, id: string) {
  await lockRow(tx, 'social_posts', id)
  return tx
    .selectFrom('social_posts')
    .select(['visibility', 'decision_id', 'added_by'])
    .where('id', '=', id)
    .where('visibility', '!=', 'removed')
    .executeTakeFirst()
}

export async function updatePostState(
  tx: Database,
  id: string,
  change: Pick<Row<'social_posts'>, 'visibility' | 'decision_id' | 'updated_at'>,
): Promise<void> {
  await tx.updateTable('social_posts').set(change).where('id', '=', id).execute()
}

export async function hidePostsOfMember(
  tx: Database,
  { userId, decisionId, now }: { userId: string; decisionId: string; now: string },
): Promise<void> {
  await tx
    .updateTable('social_posts')
    .set({ visibility: 'hidden', decision_id: decisionId, updated_at: now })
    .where('added_by', '=', userId)
    .where('visibility', '=', 'public')
    .execute()
}

export async function showPostsOfDecision(
  tx: Database,
  { decisionId, now }: { decisionId: string; now: string },
): Promise<void> {
  await tx
    .updateTable('social_posts')
    .set({ visibility: 'public', decision_id: null, updated_at: now })
    .where('decision_id', '=', decisionId)
    .where('visibility', '=', 'hidden')
    .execute()
}
