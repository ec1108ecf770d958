import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { selectRepliesToMember, type ReplyToMemberRow } from './reply-queries.ts'

const listedDays = 14
const maxReplies = 10

/** Lists the newest replies of others to the member's own discussions, one for each discussion. */
export function listRepliesToMember(database: Database, { userId, now }: Actor): Promise<ReplyToMemberRow[]> {
  const since = new Date(now.getTime() - listedDays * 24 * 60 * 60_000).toISOString()
  return selectRepliesToMember(database, { userId, since, limit: maxReplies })
}
