import type { Member, MemberDetail } from '#contract/members.ts'
import type { AccountRow } from './queries.ts'

export function presentMember(row: AccountRow): Member {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    profileImageUrl: row.profile_image_url,
    role: row.role === 'admin' ? 'admin' : 'member',
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    mutedUntil: row.muted_until,
    suspendedAt: row.suspended_at,
    suspendedUntil: row.suspended_until,
  }
}

export function presentMemberDetail(row: AccountRow): MemberDetail {
  return {
    ...presentMember(row),
    invitedBy: null,
    sessions: 0,
    discussions: 0,
    replies: 0,
    activeChallenges: 0,
    daysMarked: 0,
  }
}
