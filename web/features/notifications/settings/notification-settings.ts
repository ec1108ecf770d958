import { useMutation, useQuery } from '@tanstack/react-query'
import type { NotificationKind, NotificationSettings } from '#contract/notification-settings.ts'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useSaveSettings } from '#web/shell/use-save-settings.ts'
import { toast } from '#web/ui/toast.ts'

export const notificationSettingsQuery = apiQuery('GET /api/notification-settings')

type Change = RequestBody<'PATCH /api/notification-settings'>

export function useNotificationSettings() {
  return useQuery(notificationSettingsQuery)
}

export function useUpdateNotificationSettings() {
  return useSaveSettings({
    queryKey: notificationSettingsQuery.queryKey,
    save: (body: Change) => callApi('PATCH /api/notification-settings', { body }),
    apply: applyChange,
  })
}

/** Turn on the calendar feed, or give it a new address. */
export function useRenewCalendar() {
  return useMutation({
    mutationFn: () => callApi('POST /api/calendar'),
    onSuccess: (saved) => {
      queryClient.setQueryData(notificationSettingsQuery.queryKey, saved)
      toast({ title: 'The calendar has a new address' })
    },
    onError: (error) => showErrorToast(error),
  })
}

export function useRevokeCalendar() {
  return useMutation({
    mutationFn: () => callApi('DELETE /api/calendar'),
    onSuccess: (saved) => {
      queryClient.setQueryData(notificationSettingsQuery.queryKey, saved)
      toast({ title: 'Calendar turned off' })
    },
    onError: (error) => showErrorToast(error),
  })
}

function applyChange(settings: NotificationSettings, { kinds = {}, ...change }: Change): NotificationSettings {
  const merge = (kind: NotificationKind) => ({ ...settings.kinds[kind], ...kinds[kind] })
  return {
    ...settings,
    ...change,
    kinds: {
      reminder: merge('reminder'),
      reply: merge('reply'),
      mention: merge('mention'),
      announcement: merge('announcement'),
      together: merge('together'),
      moderation: merge('moderation'),
      report: merge('report'),
      run: merge('run'),
    },
  }
}
