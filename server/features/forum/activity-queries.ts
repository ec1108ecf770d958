import { sql } from 'kysely'
import { inBatches } from '../../database/batches.ts'
import type { Database } from '../../database/tables.ts'
import { isPublic } from '../../database/visibility.ts'

/** Sorts below every id, and above what `toStarterActivity` returns. */
export const firstAnsweredActivity = '01'

/** Returns what sorts a discussion of the site that nobody has answered below all others. */
export function toStarterActivity(id: string): string {
  return `00${id.slice(2)}`
}

/** Sorts discussions by their last reply again, after replies were hidden, shown or deleted. */
export async function refreshActivity(tx: Database, postIds: Iterable<string>): Promise<void> {
  // In a fixed order, so that two transactions do not wait for each other's rows.
  for (const batch of inBatches([...new Set(postIds)].sort()))
    await tx.updateTable('forum_posts').set({ activity_id: findActivity() }).where('id', 'in', batch).execute()
}

function findActivity() {
  return sql<string>`coalesce((select forum_replies.id from forum_replies where forum_replies.post_id = forum_posts.id
    and ${isPublic('forum_replies')} and forum_replies.deleted_at is null order by forum_replies.id desc limit 1),
    case when user_id is null and username <> '' and deleted_at is null and challenge_id is null and crew_id is null
      then '00' || substr(id, 3) else id end)`
}
