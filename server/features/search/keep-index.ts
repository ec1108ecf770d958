import { setTimeout as sleep } from 'node:timers/promises'
import { indexNextPosts } from '../../database/search-backlog.ts'
import { forgetDeletedPosts } from '../../database/search-index.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'

/** Least pause between two batches, in which other requests are answered. */
const pauseMs = 5

/**
 * Removes the words of deleted posts from the search index, and indexes the posts of a site from before it, in batches with
 * pauses as long as the batches. It goes on where an earlier call stopped.
 */
export async function keepSearchIndex({ database }: { database: Database }, signal?: AbortSignal): Promise<void> {
  await repeat(() => transaction(database, (tx) => forgetDeletedPosts(tx)), signal)
  await repeat(() => indexNextPosts(database), signal)
}

async function repeat(doBatch: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const startedAt = performance.now()
    if (!(await doBatch())) return
    await sleep(Math.max(pauseMs, performance.now() - startedAt))
  }
}
