import { useMutation } from '@tanstack/react-query'
import { apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { refetchOnFocus } from '#web/api/refetch-on-focus.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'

export const crewsQuery = apiQuery('GET /api/crews')
export const crewsTodayQuery = refetchOnFocus(apiQuery('GET /api/crews/today'))
export const crewQuery = (id: string) => refetchOnFocus(apiQuery('GET /api/crews/{id}', { params: { id } }))
/** @param month YYYY-MM; undefined for the last fourteen days */
export const boardQuery = (id: string, month?: string) =>
  refetchOnFocus(apiQuery('GET /api/crews/{id}/board', { params: { id }, query: { month } }))
export const crewMemberQuery = (id: string, memberId: string) =>
  refetchOnFocus(apiQuery('GET /api/crews/{id}/members/{memberId}', { params: { id, memberId } }))
export const sharesQuery = (id: string) => apiQuery('GET /api/crews/{id}/shares', { params: { id } })

/** Ask a member “Still with us?”. */
export function useNudge() {
  return useMutation({
    meta: { feature: 'crews' },
    mutationFn: (id: string) => callApi('POST /api/members/{id}/nudge', { params: { id } }),
    onSuccess: refetchBoards,
    onError: (error) => showErrorToast(error),
  })
}

/** Tell those who ask that the member is here. */
export function useSayHere() {
  return useMutation({
    meta: { feature: 'crews' },
    mutationFn: () => callApi('POST /api/crews/here'),
    onSuccess: refetchBoards,
    onError: (error) => showErrorToast(error),
  })
}

/** Refetch who is done and who has been quiet, in all crews. */
export function refetchBoards(): Promise<unknown> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === crewsTodayQuery.queryKey[0] || /^\/api\/crews\/[^/]+\/board$/.test(String(path)),
  })
}

export function refetchCrewMember(id: string, memberId: string): void {
  void queryClient.invalidateQueries({ queryKey: crewMemberQuery(id, memberId).queryKey })
}
