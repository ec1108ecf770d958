import { useMutation } from '@tanstack/react-query'
import type { Round } from '#contract/crew-rounds.ts'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { refetchOnFocus } from '#web/api/refetch-on-focus.ts'
import { unreadQuery } from '#web/features/notifications/notification-queries.ts'
import { crewsTodayQuery } from '../crew-queries.ts'

/** @param on the date of an earlier round; the current one by default */
export const roundQuery = (id: string, on?: string) =>
  refetchOnFocus(apiQuery('GET /api/crews/{id}/round', { params: { id }, query: { on } }))

export function useAnswerRound(id: string) {
  return useMutation({
    meta: { feature: 'crews' },
    mutationFn: (body: RequestBody<'POST /api/crews/{id}/round'>) =>
      callApi('POST /api/crews/{id}/round', { params: { id }, body }),
    onSuccess: (round) => {
      cacheRound(round)
      void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: crewsTodayQuery.queryKey })
    },
  })
}

/** Change the day, the hour or the questions of a crew's round. */
export function useChangeRound(id: string) {
  return useMutation({
    meta: { feature: 'crews' },
    mutationFn: (body: RequestBody<'PATCH /api/crews/{id}/round'>) =>
      callApi('PATCH /api/crews/{id}/round', { params: { id }, body }),
    onSuccess: cacheRound,
  })
}

function cacheRound(round: Round): void {
  queryClient.setQueryData(roundQuery(round.crewId).queryKey, round)
  if (round.on !== null) queryClient.setQueryData(roundQuery(round.crewId, round.on).queryKey, round)
}
