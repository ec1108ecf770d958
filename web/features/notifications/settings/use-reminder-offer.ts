import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseBody } from '#web/api/client.ts'
import { dismissReminderOffer, isReminderOfferDismissed } from '#web/features/reminders/dismissed-offer.ts'
import { remindersQuery } from '#web/features/reminders/reminder-settings.ts'
import { useUser } from '#web/shell/session.ts'
import { notificationSettingsQuery } from './notification-settings.ts'
import { pushQuery } from './push-devices.ts'
import { getPushSupport } from './push-support.ts'

export type OfferedReminder = {
  /** Time of the reminder, HH:MM. */
  time: string
  /** For push; null if this browser or the site cannot. */
  publicKey: string | null
  canEmail: boolean
}

/**
 * Find out whether to offer a reminder: the member has none, and has not declined one in this browser.
 * @param hasChallenges whether there is something to be reminded of
 */
export function useReminderOffer(hasChallenges: boolean) {
  const userId = useUser()?.id ?? ''
  const [isDismissed, setIsDismissed] = useState(() => isReminderOfferDismissed(userId))
  // After joining the first challenge, the offer appears without hiding the other cards.
  const [hadChallenges] = useState(hasChallenges)
  const enabled = hasChallenges && !isDismissed
  const reminders = useQuery({ ...remindersQuery, enabled })
  const settings = useQuery({ ...notificationSettingsQuery, enabled })
  const push = useQuery({ ...pushQuery, enabled })
  return {
    isPending: enabled && hadChallenges && [reminders, settings, push].some((query) => query.isLoading),
    reminder: enabled ? findReminder(reminders.data, settings.data, push.data) : null,
    dismiss() {
      dismissReminderOffer(userId)
      setIsDismissed(true)
    },
  }
}

function findReminder(
  reminders: ResponseBody<'GET /api/reminders'> | undefined,
  settings: ResponseBody<'GET /api/notification-settings'> | undefined,
  push: ResponseBody<'GET /api/push'> | undefined,
): OfferedReminder | null {
  if (!reminders || reminders.on || !settings || !push) return null
  return {
    time: reminders.time ?? reminders.suggestedTime,
    publicKey: getPushSupport() === 'available' ? push.publicKey : null,
    canEmail: settings.email === 'available',
  }
}
