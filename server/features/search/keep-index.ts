import { indexNextPosts } from '../../database/search-backlog.ts'
import { forgetDeletedPosts } from '../../database/search-index.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { repeatBatches } from '../../repeat-batches.ts'

/**
 * Removes the words of deleted posts from the search index, and indexes the posts of a site from before it, in batches with
 * pauses as long as the batches. It goes on where an earlier call stopped.
 */
export async function keepSearchIndex({ database }: { database: Database }, signal?: AbortSignal): Promise<void> {
  await repeatBatches(() => transaction(database, (tx) => forgetDeletedPosts(tx)), signal)
  await repeatBatches(() => indexNextPosts(database), signal)
}
