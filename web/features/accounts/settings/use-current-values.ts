import { useQuery } from '@tanstack/react-query'
import type { ReminderSettings } from '#contract/reminders.ts'
import { formatClock } from '#web/features/reminders/clock-times.ts'
import { describeDays } from '#web/features/reminders/describe-days.ts'
import { useReminders } from '#web/features/reminders/reminder-settings.ts'
import { usePreferences } from '#web/shell/preferences.ts'
import { useSite, useUser } from '#web/shell/session.ts'
import { theme } from '#web/shell/theme.ts'
import { useStore } from '#web/store.ts'
import { describeHour } from '../describe-hour.ts'
import { sessionsQuery } from '../sessions.ts'
import { getCityName } from '../time-zones.ts'

/** A space, which keeps the place of a line that loads. */
const loading = '\u00a0'

/** Say in one line what is set on each screen of the settings. */
export function useCurrentValues() {
  const user = useUser()
  const { mail } = useSite()
  const { dayStart, showNumbers } = usePreferences()
  const isDark = useStore(theme) === 'dark'
  const reminders = useReminders()
  const sessions = useQuery(sessionsQuery)
  const isUnconfirmed = mail && user?.emailVerified === false
  const zone = getCityName(user?.timeZone ?? 'UTC')
  const day = `Your day starts at ${describeHour(dayStart)}${zone === 'UTC' ? ' UTC' : `, ${zone} time`}`
  return {
    profile: user?.username,
    account: isUnconfirmed ? `${user.email}, not confirmed` : user?.email,
    reminders: reminders.data ? describeReminders(reminders.data) : loading,
    days: showNumbers ? day : `${day}. Streaks are hidden`,
    appearance: isDark ? 'Dark theme' : 'Light theme',
    devices: sessions.data ? describeSessions(sessions.data.length) : loading,
    payment: user?.onboardingCompleted ? 'A card is stored' : 'No card is stored',
  }
}

function describeReminders({ on, pausedSince, weekdays, time, suggestedTime }: ReminderSettings): string {
  if (!on) return 'Reminders are off'
  if (pausedSince !== null) return 'Reminders are paused'
  return `Reminders ${describeDays(weekdays)} at ${formatClock(time ?? suggestedTime)}`
}

function describeSessions(count: number): string {
  return count === 1 ? 'Signed in only here' : `Signed in on ${count} devices`
}
