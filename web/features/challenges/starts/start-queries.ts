import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Challenge, Participation } from '#contract/challenges.ts'
import { apiQuery, callApi } from '#web/api/client.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { cacheParticipation, type JoinOptions, refetchDays, refetchParticipations } from '../participations.ts'

export const startQuery = (id: string) => apiQuery('GET /api/starts/{id}', { params: { id } })

/** Returns the link of a start for others. */
export function getStartLink(id: string): string {
  return location.origin + paths.start(id)
}

/** Open a start on a date. Call `showOpenedStart` once the member has seen its link. */
export function useOpenStart({ id }: Challenge) {
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    mutationFn: (body: Pick<JoinOptions, 'rule' | 'cue' | 'audience'> & { date: string }) =>
      callApi('POST /api/challenges/{id}/starts', {
        params: { id },
        body,
        idempotencyKey: idempotencyKeys.getKey({ id, ...body }),
      }),
    onSuccess: () => idempotencyKeys.reset(),
  })
}

/** Show the participation of a start that the member has opened, which replaces the panel for joining. */
export function showOpenedStart({ id }: Challenge): void {
  void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/challenges').queryKey })
  void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/reminders').queryKey })
  void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/challenges/{id}', { params: { id } }).queryKey })
  refetchParticipations()
}

/** Start a challenge today that waits for its date. */
export function useStartNow() {
  return useMutation({
    mutationFn: ({ id }: Participation) => callApi('POST /api/user-challenges/{id}/start', { params: { id } }),
    onSuccess: (started, { start }) => {
      cacheParticipation(started)
      if (start) void queryClient.invalidateQueries({ queryKey: startQuery(start.id).queryKey })
      refetchDays()
    },
    onError: (error) => showErrorToast(error),
  })
}
