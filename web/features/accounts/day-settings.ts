import { useMutation } from '@tanstack/react-query'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { preferencesQuery } from '#web/shell/preferences.ts'
import { userQuery } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useSaveSettings } from '#web/shell/use-save-settings.ts'
import { toast } from '#web/ui/toast.ts'

/** Change the preferences, with an optimistic update. */
export function useUpdatePreferences() {
  return useSaveSettings({
    queryKey: preferencesQuery.queryKey,
    save: (body: RequestBody<'PATCH /api/preferences'>) => callApi('PATCH /api/preferences', { body }),
    apply: (preferences, change) => ({ ...preferences, ...change }),
    onSaved: ({ dayStart }) => {
      if (dayStart !== undefined) refetchDates()
    },
  })
}

export function useSetTimeZone() {
  return useMutation({
    mutationFn: (timeZone: string) => callApi('PATCH /api/account', { body: { timeZone } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(userQuery.queryKey, saved)
      refetchDates()
      toast({ title: 'Time zone saved' })
    },
    onError: (error) => showErrorToast(error),
  })
}

/** Refetch what depends on the member's date. */
function refetchDates(): void {
  for (const { queryKey } of [
    apiQuery('GET /api/user-challenges'),
    apiQuery('GET /api/today'),
    apiQuery('GET /api/days'),
    apiQuery('GET /api/breaks'),
  ])
    void queryClient.invalidateQueries({ queryKey })
}
