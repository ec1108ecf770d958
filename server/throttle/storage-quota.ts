import type { Database } from '../database/tables.ts'
import { refuse } from '../errors.ts'
import { measureStorage, rowOverhead, type StoredColumns } from './storage-queries.ts'

/** Bytes that a member may store before the next measurement; limits what several processes together let through. */
const maxAllowance = 5 * 1024 * 1024
const maxMembers = 10_000

type MemberStorage = {
  /** Bytes left of the last measurement. */
  allowance: number
  /** Bytes of the writes that are running, which a measurement may not see yet. */
  pending: number
  /** Bytes of all writes, to find those that started during a measurement. */
  claimed: number
  measurement: Promise<number> | null
}

/**
 * Create the check that each write of text or pictures passes. It measures what a member has stored at the first write
 * and again when the allowance of that measurement is used up, so that most writes cost no query.
 */
export function createStorageQuota({
  database,
  quota,
  columns,
}: {
  database: Database
  quota: number
  columns: StoredColumns
}) {
  const members = new Map<string, MemberStorage>()

  /**
   * Takes the text of a write from the member's storage.
   * @returns a function to call when the write has ended
   * @throws storage-full
   */
  return async function claimStorage(userId: string, body: unknown): Promise<() => void> {
    const textBytes = countTextBytes(body)
    if (textBytes === 0) return () => {}
    const bytes = textBytes + rowOverhead
    const member = getMember(userId)
    // Other writes may use up the allowance first, so another measurement may be needed.
    while (member.allowance < bytes) {
      const free = await (member.measurement ??= measure(userId, member))
      if (free < bytes)
        throw refuse('storage-full', 'Your storage is full. Delete something that you no longer need, and try again.')
    }
    member.allowance -= bytes
    member.claimed += bytes
    member.pending += bytes
    return () => {
      member.pending -= bytes
    }
  }

  function getMember(userId: string): MemberStorage {
    const member = members.get(userId) ?? { allowance: 0, pending: 0, claimed: 0, measurement: null }
    members.set(userId, member)
    const [oldest] = members.keys()
    if (oldest !== undefined && members.size > maxMembers) members.delete(oldest)
    return member
  }

  /**
   * Concurrent writes share a measurement. Writes that it may have missed count twice rather than not at all.
   * @returns the free bytes
   */
  async function measure(userId: string, member: MemberStorage): Promise<number> {
    const { pending, claimed } = member
    try {
      const used = await measureStorage(database, userId, columns)
      const free = quota - used - pending - (member.claimed - claimed)
      member.allowance = Math.min(free, maxAllowance)
      return free
    } finally {
      member.measurement = null
    }
  }
}

export type ClaimStorage = ReturnType<typeof createStorageQuota>

function countTextBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((total: number, each) => total + countTextBytes(each), 0)
}
