import { useMutation } from '@tanstack/react-query'
import { apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

export type InvitedTo = { id: string; title: string }

export const friendsQuery = (id: string) => apiQuery('GET /api/challenges/{id}/friends', { params: { id } })

/** Get the member's link to a challenge. Calling it again returns the same link. */
export function useChallengeLink() {
  return useMutation({
    mutationFn: ({ id }: InvitedTo) => callApi('POST /api/challenges/{id}/invitation', { params: { id } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/invitations').queryKey }),
  })
}
