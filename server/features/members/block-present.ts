import type { BlockedMember } from '#contract/reports.ts'
import type { listBlocks } from './block-queries.ts'

export function presentBlock(row: Awaited<ReturnType<typeof listBlocks>>[number]): BlockedMember {
  return { id: row.blocked_id, username: row.blocked_name, blockedAt: row.created_at }
}
