import { useMutation } from '@tanstack/react-query'
import type { SourceAccount } from '#contract/social-sources.ts'
import { ApiError, type BodyFor, call } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { toast } from '#web/ui/toast.ts'
import { readFeedAgain, saidBy } from './social-changes.ts'
import { sourcesQuery } from './social-queries.ts'

/** The form shows what went wrong. */
export function useAddSource() {
  return useMutation({
    mutationFn: (body: BodyFor<'POST /api/source-accounts'>) => call('POST /api/source-accounts', { body }),
    onSuccess: (added) => {
      queryClient.setQueryData(sourcesQuery.queryKey, (rows) => rows && [...rows, added])
      toast({ title: 'Account added', description: 'Its posts will be here within a minute or two.' })
    },
  })
}

/** The form shows what went wrong. */
export function useReplaceToken() {
  return useMutation({
    mutationFn: ({ id, accessToken }: { id: string; accessToken: string | null }) =>
      call('PATCH /api/source-accounts/{id}', { params: { id }, body: { accessToken } }),
    onSuccess: (changed) => {
      put(changed)
      toast({ title: changed.hasToken ? 'Token stored' : 'Token forgotten' })
    },
  })
}

export function useEnable() {
  return useMutation({
    mutationFn: ({ id, enabled }: { id: string; enabled: boolean }) =>
      call('PATCH /api/source-accounts/{id}', { params: { id }, body: { enabled } }),
    onSuccess: (changed) => {
      put(changed)
      toast({ title: changed.enabled ? 'Checked every hour' : 'Paused', description: changed.displayName })
    },
    onError: (error) => saidBy(error, 'Failed to change the account'),
  })
}

export function usePoll() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/source-accounts/{id}/poll', { params: { id } }),
    onSuccess: ({ count, account }) => {
      put(account)
      readFeedAgain()
      toast({ title: 'Success!', description: `Fetched ${count} Instagram posts` })
    },
    onError: (error) => {
      saidBy(error, 'Failed to fetch Instagram posts')
      // What went wrong stands in the list, too.
      if (error instanceof ApiError && error.status !== 401)
        void queryClient.invalidateQueries({ queryKey: sourcesQuery.queryKey })
    },
  })
}

export function useRemoveSource() {
  return useMutation({
    mutationFn: ({ id }: SourceAccount) => call('DELETE /api/source-accounts/{id}', { params: { id } }),
    onSuccess: (_, { id, displayName }) => {
      queryClient.setQueryData(sourcesQuery.queryKey, (rows) => rows?.filter((row) => row.id !== id))
      toast({ title: 'Account removed', description: displayName })
    },
    onError: (error) => saidBy(error, 'Failed to remove the account'),
  })
}

function put(changed: SourceAccount): void {
  queryClient.setQueryData(sourcesQuery.queryKey, (rows) => rows?.map((row) => (row.id === changed.id ? changed : row)))
}
