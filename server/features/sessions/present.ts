import type { Role, User } from '#contract/account-fields.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/sessions.ts'
import type { Config } from '../../config.ts'
import type { MemberRow } from './queries.ts'
import type { SessionState } from './sessions.ts'

export function presentSession({ userAgent, ...session }: SessionState): Session {
  return { ...session, device: userAgent && describeDevice(userAgent) }
}

export function presentUser(row: MemberRow, config: Pick<Config, 'adminAccess'>): User {
  return {
    id: row.id,
    email: row.email,
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

export function presentPreferences({ day_start, show_numbers }: MemberRow): Preferences {
  return { dayStart: day_start, showNumbers: show_numbers }
}

export function isAdminRole(role: Role, { adminAccess }: Pick<Config, 'adminAccess'>): boolean {
  return role === 'admin' || adminAccess === 'everyone'
}

// The first match wins, because most browsers also name some of those listed after them.
const browserPatterns = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systemPatterns = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

function describeDevice(userAgent: string): string | null {
  const findName = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [findName(browserPatterns), findName(systemPatterns)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}
