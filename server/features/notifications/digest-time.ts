import type { NotificationSettings } from '#contract/notification-settings.ts'
import { addDays } from '../../calendar.ts'
import { atLocalTime, getLocalTime } from '../../local-time.ts'

const digestTime = '08:00'
const monday = 1

/** Returns when the next digest is due (UTC): at 08:00 on the member's clock, each day or on Mondays. */
export function getNextDigest(digest: NotificationSettings['digest'], timeZone: string, now: Date): string | null {
  if (digest === 'off') return null
  const { date, weekday } = getLocalTime(timeZone, now)
  const first = digest === 'daily' ? date : addDays(date, (monday - weekday + 7) % 7)
  const at = atLocalTime(timeZone, { date: first, time: digestTime })
  if (at > now) return at.toISOString()
  return atLocalTime(timeZone, { date: addDays(first, digest === 'daily' ? 1 : 7), time: digestTime }).toISOString()
}
