import { useMutation } from '@tanstack/react-query'
import { type RequestBody, apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

export const ownProfileQuery = apiQuery('GET /api/account/profile')

export const profileQuery = (id: string) => apiQuery('GET /api/members/{id}', { params: { id } })

export function useUpdateOwnProfile(userId: string) {
  return useMutation({
    mutationFn: (body: RequestBody<'PATCH /api/account/profile'>) => callApi('PATCH /api/account/profile', { body }),
    onSuccess: (profile) => {
      queryClient.setQueryData(ownProfileQuery.queryKey, profile)
      void queryClient.invalidateQueries(profileQuery(userId))
    },
  })
}
