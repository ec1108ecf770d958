import { useMutation } from '@tanstack/react-query'
import { type RequestBody, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { toast } from '#web/ui/toast.ts'
import { helpQuery } from './help-query.ts'

export function useSaveHelp() {
  return useMutation({
    mutationFn: (body: RequestBody<'PATCH /api/admin/help'>) => callApi('PATCH /api/admin/help', { body }),
    onSuccess(saved) {
      queryClient.setQueryData(helpQuery.queryKey, saved)
      toast({ title: 'Help page saved' })
    },
  })
}
