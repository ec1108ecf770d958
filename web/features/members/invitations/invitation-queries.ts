import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invitation } from '#contract/invitations.ts'
import { type RequestBody, apiQuery, callApi, pagedApiQuery } from '#web/api/client.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'

export const invitationsQuery = apiQuery('GET /api/invitations')
export const allInvitationsQuery = pagedApiQuery('GET /api/admin/invitations')

export function useCreateInvitation() {
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/invitations'>) =>
      callApi('POST /api/invitations', { body, idempotencyKey: idempotencyKeys.getKey(body) }),
    onSuccess: (invitation) => {
      idempotencyKeys.reset()
      queryClient.setQueryData(invitationsQuery.queryKey, (list) => list && [invitation, ...list])
      void queryClient.invalidateQueries(allInvitationsQuery)
    },
  })
}

export function useRevokeInvitation({ id }: Invitation) {
  return useMutation({
    mutationFn: () => callApi('DELETE /api/invitations/{id}', { params: { id } }),
    onSuccess: (revoked) => {
      const replace = (item: Invitation) => (item.id === id ? revoked : item)
      queryClient.setQueryData(invitationsQuery.queryKey, (list) => list?.map(replace))
      queryClient.setQueryData<InfiniteData<{ items: Invitation[]; next: string | undefined }, string>>(
        allInvitationsQuery.queryKey,
        (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(replace) })) },
      )
      toast({ title: 'Invitation revoked' })
    },
    onError: (error) => showErrorToast(error, 'Error'),
  })
}
