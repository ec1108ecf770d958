import { useMutation } from '@tanstack/react-query'
import type { SourceAccount } from '#contract/social-sources.ts'
import { ApiError, type RequestBody, callApi, isSessionEnd } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { isolate } from '#web/ui/isolate.ts'
import { toast } from '#web/ui/toast.ts'
import { sourcesQuery } from './managed-post-queries.ts'
import { refetchFeed, showServerErrorToast } from './social-mutations.ts'

/** Leave errors to the form. */
export function useAddSource() {
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/source-accounts'>) => callApi('POST /api/source-accounts', { body }),
    onSuccess: (added) => {
      queryClient.setQueryData(sourcesQuery.queryKey, (rows) => rows && [...rows, added])
      toast({ title: 'Account added', description: 'Its posts should appear within two minutes.' })
    },
  })
}

/** Leave errors to the form. */
export function useReplaceToken() {
  return useMutation({
    mutationFn: ({ id, accessToken }: { id: string; accessToken: string | null }) =>
      callApi('PATCH /api/source-accounts/{id}', { params: { id }, body: { accessToken } }),
    onSuccess: (updated) => {
      cacheSource(updated)
      toast({ title: updated.hasToken ? 'Token saved' : 'Token deleted' })
    },
  })
}

export function useToggleSource() {
  return useMutation({
    mutationFn: ({ id, enabled }: { id: string; enabled: boolean }) =>
      callApi('PATCH /api/source-accounts/{id}', { params: { id }, body: { enabled } }),
    onSuccess: (updated) => {
      cacheSource(updated)
      toast({
        title: updated.enabled ? 'Hourly checks turned on' : 'Hourly checks paused',
        description: isolate(updated.displayName),
      })
    },
    onError: (error) => showServerErrorToast(error, 'Failed to update the account'),
  })
}

export function usePollSource() {
  return useMutation({
    mutationFn: (id: string) => callApi('POST /api/source-accounts/{id}/poll', { params: { id } }),
    onSuccess: ({ count, account }) => {
      cacheSource(account)
      refetchFeed()
      toast({ title: 'Success!', description: `Fetched ${count} Instagram posts` })
    },
    onError: async (error, id) => {
      if (error instanceof ApiError && !isSessionEnd(error))
        await queryClient.invalidateQueries({ queryKey: sourcesQuery.queryKey })
      const source = queryClient.getQueryData(sourcesQuery.queryKey)?.find((row) => row.id === id)
      // The list then shows the reason.
      if (error instanceof ApiError && source?.lastError === error.text)
        toast({ title: 'Failed to fetch Instagram posts', variant: 'destructive' })
      else showServerErrorToast(error, 'Failed to fetch Instagram posts')
    },
  })
}

export function useRemoveSource() {
  return useMutation({
    mutationFn: ({ id }: SourceAccount) => callApi('DELETE /api/source-accounts/{id}', { params: { id } }),
    onSuccess: (_, { id, displayName }) => {
      queryClient.setQueryData(sourcesQuery.queryKey, (rows) => rows?.filter((row) => row.id !== id))
      toast({ title: 'Account removed', description: isolate(displayName) })
    },
    onError: (error) => showServerErrorToast(error, 'Failed to remove the account'),
  })
}

function cacheSource(updated: SourceAccount): void {
  queryClient.setQueryData(sourcesQuery.queryKey, (rows) => rows?.map((row) => (row.id === updated.id ? updated : row)))
}
