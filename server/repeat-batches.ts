import { setTimeout as sleep } from 'node:timers/promises'

/** Least milliseconds between two batches, in which other requests are answered. */
const shortestPause = 5

/**
 * Does background work in batches, with pauses as long as the batches.
 * @param doBatch returns false when nothing is left
 * @param signal stops it between two batches
 */
export async function repeatBatches(doBatch: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const startedAt = performance.now()
    if (!(await doBatch())) return
    await sleep(Math.max(shortestPause, performance.now() - startedAt))
  }
}
