import type { ChallengeReminder, ReminderSettings } from '#contract/reminders.ts'
import { formatClock } from './clock-times.ts'
import { describeDays } from './describe-days.ts'

const channelWords = { push: ', by push', email: ', by email', both: ', by push and email' }

/** Describe when the member is reminded of a challenge: "every day at 18:30, by email". */
export function describeReminder(
  { off, time, weekdays, channel }: Pick<ChallengeReminder, 'off' | 'time' | 'weekdays' | 'channel'>,
  settings: Pick<ReminderSettings, 'on' | 'time' | 'suggestedTime' | 'weekdays'>,
): string {
  if (off || !settings.on) return 'off'
  const days = describeDays(weekdays ?? settings.weekdays)
  const clock = formatClock(time ?? settings.time ?? settings.suggestedTime)
  return `${days} at ${clock}${channel ? channelWords[channel] : ''}`
}
