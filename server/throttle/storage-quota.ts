import type { Database } from '../database/tables.ts'
import { refuse } from '../errors.ts'
import { measureStorage } from './storage-queries.ts'

/** Bytes that a member may store before the next measurement; limits what several processes together let through. */
const maxAllowance = 5 * 1024 * 1024
const maxMembers = 10_000

/**
 * Create the check that each write of text or pictures passes. It measures what a member has stored at the first write
 * and again when the allowance of that measurement is used up, so that most writes cost no query.
 */
export function createStorageQuota({ database, quota }: { database: Database; quota: number }) {
  const allowances = new Map<string, number>()
  const measurements = new Map<string, Promise<void>>()

  /**
   * Takes the text of a write from the member's storage.
   * @throws storage-full
   */
  return async function claimStorage(userId: string, body: unknown): Promise<void> {
    const bytes = countTextBytes(body)
    if (bytes === 0) return
    if ((allowances.get(userId) ?? 0) < bytes) await measure(userId)
    const allowance = allowances.get(userId) ?? 0
    if (allowance < bytes)
      throw refuse('storage-full', 'Your storage is full. Delete something that you no longer need, and try again.')
    allowances.set(userId, allowance - bytes)
  }

  /** Concurrent writes share a measurement. */
  function measure(userId: string): Promise<void> {
    const running = measurements.get(userId)
    if (running) return running
    const measurement = measureStorage(database, userId)
      .then((used) => {
        const [oldest] = allowances.keys()
        if (oldest !== undefined && allowances.size >= maxMembers) allowances.delete(oldest)
        allowances.set(userId, Math.min(quota - used, maxAllowance))
      })
      .finally(() => measurements.delete(userId))
    measurements.set(userId, measurement)
    return measurement
  }
}

export type ClaimStorage = ReturnType<typeof createStorageQuota>

function countTextBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((total: number, each) => total + countTextBytes(each), 0)
}
