import { type Actor, type CommunityActor, getViewer } from '../../actor.ts'
import type { Database, Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { getDiscussion } from './discussions.ts'
import type { PostRow } from './queries.ts'
import { findVisit, upsertRead, upsertVisit } from './reading-queries.ts'

/** A visit ends after this many minutes without a sign of the member. */
const visitMinutes = 30

/** Marks a discussion as read up to a reply. @throws not-found for a discussion that the member does not see */
export async function readDiscussion(
  database: Database,
  actor: CommunityActor,
  { postId, readId }: { postId: string; readId: string },
): Promise<PostRow> {
  return transaction(database, async (tx) => {
    await getDiscussion(tx, getViewer(actor), postId)
    await upsertRead(tx, { userId: actor.userId, postId, readId })
    return getDiscussion(tx, getViewer(actor), postId)
  })
}

/** Finds out when the visit before this one ended. */
export async function getPreviousVisit(database: Database, { userId, now }: Actor): Promise<string | null> {
  return nextVisit(await findVisit(database, userId), { userId, now }).previous_at
}

/** Remembers that the member is in the community. @returns when the visit before this one ended */
export function rememberVisit(database: Database, { userId, now }: Actor): Promise<string | null> {
  return transaction(database, async (tx) => {
    const visit = nextVisit(await findVisit(tx, userId), { userId, now })
    await upsertVisit(tx, visit)
    return visit.previous_at
  })
}

/** Continues the stored visit, or begins one. */
function nextVisit(
  stored: Row<'forum_visits'> | undefined,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
): Row<'forum_visits'> {
  const isContinued = stored && now.getTime() - Date.parse(stored.visited_at) < visitMinutes * 60_000
  return {
    user_id: userId,
    visited_at: now.toISOString(),
    previous_at: (isContinued ? stored.previous_at : stored?.visited_at) ?? null,
  }
}
