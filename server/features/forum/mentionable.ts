import { type CommunityActor, getViewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { toUsernameKey } from '../../username-key.ts'
import { getDiscussion } from './discussions.ts'
import { listMembersLike, type MentionableRow } from './mentionable-queries.ts'

/**
 * Completes the beginning of a name: with those who have written in the discussion and the members of the caller's crews.
 * @throws not-found for a discussion that the member does not see
 */
export async function listMentionable(
  database: Database,
  actor: CommunityActor,
  postId: string,
  query: string | undefined,
): Promise<MentionableRow[]> {
  const viewer = getViewer(actor)
  const post = await getDiscussion(database, viewer, postId)
  return listMembersLike(database, viewer, { post, prefix: toUsernameKey(query ?? '') })
}
