import { firstIdAt } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listConnectedMembers, publish, type Publication } from '../../events.ts'
import { countUnread, listChanged } from './queries.ts'

/** Sends the number of unread notifications to those of the members who are connected. Call it after the transaction. */
export function publishUnread(database: Database, userIds: Iterable<string>): void {
  const ids = new Set(userIds)
  if (ids.size > 0) publish(database, unreadPublication(database, ids))
}

/** What a stream starts with. */
export function unreadOf(database: Database, userId: string): Publication {
  return unreadPublication(database, new Set([userId]))
}

function unreadPublication(database: Database, ids: ReadonlySet<string>): Publication {
  return {
    key: 'notifications',
    isFor: ({ id }) => ids.has(id),
    read: async ({ id }) => ({ type: 'notifications', unread: await countUnread(database, id) }),
  }
}

/** Tolerates clock differences between processes, and transactions that take long. */
const lookBackMs = 30_000

/**
 * Watches for changes by other processes, on PostgreSQL.
 * @returns a function that publishes the changes since its last call to connected members
 */
export function watchNotifications({ database }: Pick<Dependencies, 'database'>): () => Promise<void> {
  let lastRevisions = new Map<string, string>()
  return async () => {
    const userIds = listConnectedMembers(database)
    const rows = await listChanged(database, { userIds, after: firstIdAt(Date.now() - lookBackMs) })
    publishUnread(
      database,
      rows.filter(({ id, revision }) => lastRevisions.get(id) !== revision).map((row) => row.user_id),
    )
    lastRevisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  }
}
