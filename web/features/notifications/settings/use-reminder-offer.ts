import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseBody } from '#web/api/client.ts'
import { getReminderOfferName } from '#web/features/reminders/reminder-offer-name.ts'
import { remindersQuery } from '#web/features/reminders/reminder-settings.ts'
import { useOffer } from '#web/shell/offers.ts'
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
 * Find out whether to offer a reminder: the member has none, one could reach them, and they have not declined one in
 * this browser.
 * @param isWanted whether there is something to be reminded of, and nothing else is offered
 */
export function useReminderOffer(isWanted: boolean) {
  const userId = useUser()?.id ?? ''
  const { isOpen, dismiss } = useOffer(getReminderOfferName(userId))
  // After joining the first challenge, the offer appears without hiding the other cards.
  const [wasWanted] = useState(isWanted)
  const enabled = isWanted && isOpen
  const reminders = useQuery({ ...remindersQuery, enabled })
  const settings = useQuery({ ...notificationSettingsQuery, enabled })
  const push = useQuery({ ...pushQuery, enabled })
  return {
    isPending: enabled && wasWanted && [reminders, settings, push].some((query) => query.isLoading),
    reminder: enabled ? findReminder(reminders.data, settings.data, push.data) : null,
    dismiss,
  }
}

function findReminder(
  reminders: ResponseBody<'GET /api/reminders'> | undefined,
  settings: ResponseBody<'GET /api/notification-settings'> | undefined,
  push: ResponseBody<'GET /api/push'> | undefined,
): OfferedReminder | null {
  if (!reminders || reminders.on || !settings || !push) return null
  const publicKey = getPushSupport() === 'available' ? push.publicKey : null
  const canEmail = settings.email === 'available'
  if (publicKey === null && !canEmail) return null
  return { time: reminders.time ?? reminders.suggestedTime, publicKey, canEmail }
}
