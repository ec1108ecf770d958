import { useMutation } from '@tanstack/react-query'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { preferencesQuery } from '#web/shell/preferences.ts'
import { userQuery } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'

const updateKey = ['update-preferences']

/** Change the preferences, with an optimistic update. Requests are sent one after the other; the last change stays. */
export function useUpdatePreferences() {
  return useMutation({
    mutationKey: updateKey,
    scope: { id: 'preferences' },
    mutationFn: (body: RequestBody<'PATCH /api/preferences'>) => callApi('PATCH /api/preferences', { body }),
    onMutate: (change) => {
      const previous = queryClient.getQueryData(preferencesQuery.queryKey)
      if (previous) queryClient.setQueryData(preferencesQuery.queryKey, { ...previous, ...change })
      return { previous }
    },
    onSuccess: (saved, change) => {
      if (isLastChange()) queryClient.setQueryData(preferencesQuery.queryKey, saved)
      if (change.dayStart !== undefined) refetchDates()
      toast({ title: 'Settings saved' })
    },
    onError: (error, _, context) => {
      if (isLastChange()) queryClient.setQueryData(preferencesQuery.queryKey, context?.previous)
      showErrorToast(error)
    },
  })
}

function isLastChange(): boolean {
  return queryClient.isMutating({ mutationKey: updateKey }) === 1
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
