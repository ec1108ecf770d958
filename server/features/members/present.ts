import type { Member, MemberDetail } from '#contract/members.ts'
import { getStaffRole } from '../sessions/staff-role.ts'
import type { MemberWithActivity } from './members.ts'
import type { MemberRow } from './queries.ts'

export function presentMember(row: MemberRow, now: Date): Member {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    profileImageUrl: row.profile_image_url,
    role: getStaffRole(row),
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    mutedUntil: row.muted_until !== null && row.muted_until > now.toISOString() ? row.muted_until : null,
    suspendedAt: row.suspended_at,
    suspendedUntil: row.suspended_until,
  }
}

export function presentMemberDetail({ member, invitedBy, activity }: MemberWithActivity, now: Date): MemberDetail {
  return { ...presentMember(member, now), invitedBy, ...activity }
}
