import type { Database } from '../../database/tables.ts'
import { withdrawActor } from '../notifications/withdraw.ts'
import { deleteUnseenReactions } from './queries.ts'

/**
 * Deletes the answers between a member and those with whom they no longer share a crew, and withdraws the notifications.
 * Call it after the member has left, in the same transaction.
 * @returns the members whose notifications changed, for `publishUnread` after the transaction
 */
export async function withdrawUnseenReactions(
  tx: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<string[]> {
  const notified: string[] = []
  for (const { userId: actorId, subjectId } of await deleteUnseenReactions(tx, userId))
    notified.push(...(await withdrawActor(tx, { kind: 'reaction', subjectId, actorId, latestAt: null }, now)))
  return notified
}
