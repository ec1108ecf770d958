import type { User } from '#contract/account-fields.ts'
import type { Config } from '../../config.ts'
import type { MemberRow } from './queries.ts'

export function presentUser(row: MemberRow, { adminAccess }: Pick<Config, 'adminAccess'>): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    role: row.role,
    isAdmin: row.role === 'admin' || adminAccess === 'everyone',
    onboardingCompleted: row.onboarding_completed,
    timeZone: row.time_zone,
    createdAt: row.created_at,
  }
}
