import { type InfiniteData, useMutation } from '@tanstack/react-query'
import type { Member } from '#contract/members.ts'
import { ApiError, call, textOf } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export function useSuspend() {
  return useMutation({
    mutationFn: ({ id }: Member) => call('POST /api/admin/members/{id}/suspend', { params: { id } }),
    onSuccess: (member) => {
      put(member)
      toast({ title: 'Member suspended', description: member.username })
    },
    onError: failed,
  })
}

export function useRestore() {
  return useMutation({
    mutationFn: ({ id }: Member) => call('POST /api/admin/members/{id}/restore', { params: { id } }),
    onSuccess: (member) => {
      put(member)
      toast({ title: 'Member restored', description: member.username })
    },
    onError: failed,
  })
}

/** A session that has ended is explained by the sign-in dialog. */
function failed(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Error', description: textOf(error), variant: 'destructive' })
}

function put(changed: Member): void {
  queryClient.setQueriesData<InfiniteData<{ items: Member[] }>>(
    { queryKey: ['/api/admin/members'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((each) => (each.id === changed.id ? changed : each)),
        })),
      },
  )
}
