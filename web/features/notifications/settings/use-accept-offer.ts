import { useMutation } from '@tanstack/react-query'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { formatClock } from '#web/features/reminders/clock-times.ts'
import { getReminderOfferName } from '#web/features/reminders/reminder-offer-name.ts'
import { remindersQuery } from '#web/features/reminders/reminder-settings.ts'
import { dismissOffer } from '#web/shell/offers.ts'
import { useUser } from '#web/shell/session.ts'
import { toast } from '#web/ui/toast.ts'
import { notificationSettingsQuery } from './notification-settings.ts'
import { showPushError, turnOnPush } from './push-devices.ts'

type Choice = { channel: 'push'; publicKey: string } | { channel: 'email' }

/** Turn on reminders by one channel. For push, ask for the permission first. */
export function useAcceptOffer(time: string) {
  const userId = useUser()?.id ?? ''
  return useMutation({
    mutationFn: async (choice: Choice) => {
      if (choice.channel === 'push' && (await turnOnPush(userId, choice.publicKey)) !== 'granted') return null
      const reminder = { push: choice.channel === 'push', email: choice.channel === 'email' }
      queryClient.setQueryData(
        notificationSettingsQuery.queryKey,
        await callApi('PATCH /api/notification-settings', { body: { kinds: { reminder } } }),
      )
      return callApi('PATCH /api/reminders', { body: { on: true } })
    },
    onSuccess: (saved) => {
      if (!saved)
        return toast({ title: 'Notifications are blocked', description: 'You can choose email, or allow them later.' })
      dismissOffer(getReminderOfferName(userId))
      queryClient.setQueryData(remindersQuery.queryKey, saved)
      return toast({ title: `We’ll remind you every day at ${formatClock(time)}.` })
    },
    onError: showPushError,
  })
}
