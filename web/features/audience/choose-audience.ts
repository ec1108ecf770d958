import { useMutation } from '@tanstack/react-query'
import type { Audience } from '#contract/audience.ts'
import { ApiError, apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { preferencesQuery } from '#web/shell/preferences.ts'
import { userQuery } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'

type Choice = {
  /** Of the participation. */
  id: string
  audience: Audience
  /** Whether it answers the question, which may have been answered elsewhere since. */
  firstAnswer?: boolean
}

/** Choose who sees a challenge of the member. The first choice is also the one for later challenges. */
export function useChooseAudience() {
  return useMutation({
    mutationFn: ({ id, ...body }: Choice) => callApi('PATCH /api/user-challenges/{id}', { params: { id }, body }),
    onSuccess: ({ challengeId, audience }) => {
      // All participations in a challenge have the same one.
      const change = <Row extends { challengeId: string }>(rows: Row[]) =>
        rows.map((row) => (row.challengeId === challengeId ? { ...row, audience } : row))
      queryClient.setQueryData(apiQuery('GET /api/user-challenges').queryKey, (rows) => rows && change(rows))
      queryClient.setQueryData(
        apiQuery('GET /api/today').queryKey,
        (today) => today && { ...today, participations: change(today.participations) },
      )
      queryClient.setQueryData(
        preferencesQuery.queryKey,
        (preferences) => preferences && { ...preferences, audience: preferences.audience ?? audience },
      )
      void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/account/profile').queryKey })
      const user = queryClient.getQueryData(userQuery.queryKey)
      if (user) {
        const profile = apiQuery('GET /api/members/{id}', { params: { id: user.id } })
        void queryClient.invalidateQueries({ queryKey: profile.queryKey })
      }
    },
    onError(error) {
      showErrorToast(error)
      if (!(error instanceof ApiError) || error.code !== 'conflict') return
      // The app reads the preferences only when it starts.
      void queryClient.prefetchQuery({ ...preferencesQuery, staleTime: 0 })
      for (const { queryKey } of [apiQuery('GET /api/user-challenges'), apiQuery('GET /api/today')])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
