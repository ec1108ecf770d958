import { type InfiniteData, useMutation } from '@tanstack/react-query'
import type { Member } from '#contract/members.ts'
import { callApi, getErrorMessage, isSessionEnd } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { isolate } from '#web/ui/isolate.ts'
import { toast } from '#web/ui/toast.ts'

export function useSuspendMember() {
  return useMutation({
    mutationFn: ({ id }: Member) => callApi('POST /api/admin/members/{id}/suspend', { params: { id } }),
    onSuccess: (member) => {
      cacheMember(member)
      toast({ title: 'Member suspended', description: isolate(member.username) })
    },
    onError: handleMutationError,
  })
}

export function useRestoreMember() {
  return useMutation({
    mutationFn: ({ id }: Member) => callApi('POST /api/admin/members/{id}/restore', { params: { id } }),
    onSuccess: (member) => {
      cacheMember(member)
      toast({ title: 'Member restored', description: isolate(member.username) })
    },
    onError: handleMutationError,
  })
}

/** Show the error, except for an expired session, which the sign-in dialog explains. */
function handleMutationError(error: unknown): void {
  if (isSessionEnd(error)) return
  toast({ title: 'Error', description: getErrorMessage(error), variant: 'destructive' })
}

function cacheMember(updated: Member): void {
  queryClient.setQueriesData<InfiniteData<{ items: Member[] }>>(
    { queryKey: ['/api/admin/members'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === updated.id ? updated : item)),
        })),
      },
  )
}
