import type { Member } from '#contract/members.ts'
import type { AccountRow } from './queries.ts'

export function presentMember(row: AccountRow): Member {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    createdAt: row.created_at,
    suspendedAt: row.suspended_at,
  }
}
