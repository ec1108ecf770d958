import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { listLatestActors } from './queries.ts'
import { deleteActor, hideNotifications, hideReplies, setRevision, type Subject } from './withdraw-queries.ts'

/** Removes the notifications about a subject that was deleted. @returns the members who had them */
export function withdrawSubject(tx: Database, { kind, subjectId }: Subject, now: Date): Promise<string[]> {
  return hideNotifications(tx, { kind, subjectId, ids: null, now: now.toISOString(), revision: generateId() })
}

/**
 * Removes a member from the unread notifications about a subject, and those that are about nobody else.
 * @param actor.latestAt the latest event of the member that was not deleted; null for none
 * @returns the members whose notifications changed
 */
export async function withdrawActor(
  tx: Database,
  { kind, subjectId, actorId, latestAt }: Subject & { actorId: string; latestAt: string | null },
  now: Date,
): Promise<string[]> {
  const changed = await deleteActor(tx, { kind, subjectId, actorId, after: latestAt })
  if (changed.length === 0) return []
  const others = new Set((await listLatestActors(tx, changed)).map((row) => row.notification_id))
  const empty = changed.filter((id) => !others.has(id))
  const revision = generateId()
  const userIds = await setRevision(tx, changed, revision)
  if (empty.length > 0) await hideNotifications(tx, { kind, subjectId, ids: empty, now: now.toISOString(), revision })
  return userIds
}

/** Removes the notifications about everything that a member posted, before it is deleted. @returns who had them */
export function withdrawPosts(tx: Database, authorId: string, now: Date): Promise<string[]> {
  return hideReplies(tx, { authorId, now: now.toISOString(), revision: generateId() })
}
