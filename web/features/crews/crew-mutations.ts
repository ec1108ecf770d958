import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Crew, CrewShares, ShareChange } from '#contract/crews.ts'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { stopReadingCrew } from '#web/api/forget-crews.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useSaveSettings } from '#web/shell/use-save-settings.ts'
import { crewQuery, crewsQuery, refetchBoards, sharesQuery } from './crew-queries.ts'

const meta = { feature: 'crews' }

export function useFoundCrew() {
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    meta,
    mutationFn: (body: RequestBody<'POST /api/crews'>) =>
      callApi('POST /api/crews', { body, idempotencyKey: idempotencyKeys.getKey(body) }),
    onSuccess: (crew) => {
      idempotencyKeys.reset()
      cacheCrew(crew)
    },
  })
}

export function useEditCrew(id: string) {
  return useMutation({
    meta,
    mutationFn: (body: RequestBody<'PATCH /api/crews/{id}'>) =>
      callApi('PATCH /api/crews/{id}', { params: { id }, body }),
    onSuccess: cacheCrew,
  })
}

export function useRenewLink(id: string) {
  return useMutation({
    meta,
    mutationFn: () => callApi('POST /api/crews/{id}/link', { params: { id } }),
    onSuccess: cacheCrew,
    onError: (error) => showErrorToast(error),
  })
}

/** Remove another member. */
export function useRemoveMember(id: string) {
  return useMutation({
    meta,
    mutationFn: (memberId: string) =>
      callApi('DELETE /api/crews/{id}/members/{memberId}', { params: { id, memberId } }),
    onSuccess: () => refetchCrew(id),
    onError: (error) => showErrorToast(error),
  })
}

export function useLeaveCrew(id: string, memberId: string) {
  return useMutation({
    meta,
    onMutate: () => stopReadingCrew(id),
    mutationFn: () => callApi('DELETE /api/crews/{id}/members/{memberId}', { params: { id, memberId } }),
    onError(error) {
      stopReadingCrew(undefined)
      showErrorToast(error)
    },
  })
}

export function useJoinCrew() {
  return useMutation({
    meta,
    mutationFn: (body: { token: string; shares: ShareChange }) => callApi('POST /api/crew-link/join', { body }),
    onSuccess: cacheCrew,
  })
}

/** Change what a crew sees of the member, with an optimistic update. */
export function useSaveShares(id: string) {
  return useSaveSettings({
    queryKey: sharesQuery(id).queryKey,
    save: (change: ShareChange) => callApi('PATCH /api/crews/{id}/shares', { params: { id }, body: change }),
    apply: applyShares,
    onSaved: () => {
      void refetchBoards()
      void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/user-challenges').queryKey })
    },
  })
}

/** Returns what is shared after a change. */
export function applyShares(shares: CrewShares, { tellsGaps, challenges = [], goals = [] }: ShareChange): CrewShares {
  const change = <T extends { id: string; level: CrewShares['goals'][number]['level'] }>(
    items: T[],
    changes: { id: string; level: T['level'] }[],
  ) => items.map((item) => ({ ...item, level: changes.find(({ id }) => id === item.id)?.level ?? item.level }))
  return {
    tellsGaps: tellsGaps ?? shares.tellsGaps,
    challenges: change(shares.challenges, challenges),
    goals: change(shares.goals, goals),
  }
}

function cacheCrew(crew: Crew): void {
  stopReadingCrew(undefined)
  queryClient.setQueryData(crewQuery(crew.id).queryKey, crew)
  void queryClient.invalidateQueries({ queryKey: crewsQuery.queryKey })
}

function refetchCrew(id: string): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`/api/crews/${id}`) || queryKey[0] === '/api/crews',
  })
}
