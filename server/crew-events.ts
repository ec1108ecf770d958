import type { Database } from './database/tables.ts'
import { listCrewmateIds } from './database/visibility.ts'
import { publish } from './events.ts'

/**
 * Tells the members who are connected that their view of their crews has changed, without saying how. Call it after the
 * transaction.
 */
export function publishCrews(database: Database, userIds: Iterable<string>): void {
  const ids = new Set(userIds)
  if (ids.size > 0)
    publish(database, { key: 'crews', isFor: ({ id }) => ids.has(id), read: async () => ({ type: 'crews' }) })
}

/** Tells everyone in the crews of a member, and the member, that something there has changed. Call it after the transaction. */
export async function publishCrewsOf(database: Database, userId: string): Promise<void> {
  publishCrews(database, await listCrewmateIds(database, userId))
}
