import type { Role, User } from '#contract/account-fields.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/sessions.ts'
import type { Standing } from '#contract/standing.ts'
import type { Config } from '../../config.ts'
import { describeDevice } from '../../device-name.ts'
import type { MemberRow } from './queries.ts'
import type { SessionState } from './sessions.ts'
import { getStaffRole } from './staff-role.ts'

export function presentSession({ userAgent, ...session }: SessionState): Session {
  return { ...session, device: userAgent && describeDevice(userAgent) }
}

export function presentUser(row: MemberRow, config: Pick<Config, 'adminAccess'>): User {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    role: row.role,
    isAdmin: isAdminRole(row.role, config),
    onboardingCompleted: row.onboarding_completed,
    timeZone: row.time_zone,
    createdAt: row.created_at,
  }
}

export function presentPreferences({ day_start, show_numbers, audience }: MemberRow): Preferences {
  return { dayStart: day_start, showNumbers: show_numbers, audience }
}

export function presentStanding(
  row: Pick<MemberRow, 'role' | 'moderator_id' | 'muted_until' | 'guidelines_due'>,
  now: Date,
): Standing {
  return {
    role: getStaffRole(row),
    mutedUntil: row.muted_until !== null && row.muted_until > now.toISOString() ? row.muted_until : null,
    guidelinesDue: row.guidelines_due,
  }
}

export function isAdminRole(role: Role, { adminAccess }: Pick<Config, 'adminAccess'>): boolean {
  return role === 'admin' || adminAccess === 'everyone'
}
