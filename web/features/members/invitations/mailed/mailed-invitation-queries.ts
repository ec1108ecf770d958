import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MailedInvitation, MailedInvitationStatus } from '#contract/mailed-invitations.ts'
import { type RequestBody, apiQuery, callApi, pagedApiQuery } from '#web/api/client.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'
import { countAddresses } from './describe-address.ts'

/** Milliseconds between refetches while emails wait. */
const refetchInterval = 5_000

const summary = apiQuery('GET /api/admin/mailed-invitations/summary')

export const mailedSummaryQuery = {
  ...summary,
  staleTime: 0,
  refetchInterval: () => (countWaiting() > 0 ? refetchInterval : false),
} as const

export function mailedInvitationsQuery(status: MailedInvitationStatus | undefined) {
  return {
    ...pagedApiQuery('GET /api/admin/mailed-invitations', { query: { status } }),
    staleTime: 0,
    // The list may be answered before the summary knows of new invitations, or after it has seen the last one go.
    refetchInterval: ({ state }: { state: { data?: { pages: { items: MailedInvitation[] }[] } } }) =>
      countWaiting() > 0 || state.data?.pages.some(({ items }) => items.some(isWaiting)) ? refetchInterval : false,
  }
}

function countWaiting(): number {
  return queryClient.getQueryData(summary.queryKey)?.counts.waiting ?? 0
}

function isWaiting({ status }: MailedInvitation): boolean {
  return status === 'waiting'
}

export function useCheckAddresses() {
  return useMutation({
    mutationFn: (addresses: string[]) => callApi('POST /api/admin/mailed-invitations/check', { body: { addresses } }),
  })
}

export function useInviteByEmail() {
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/admin/mailed-invitations'>) =>
      callApi('POST /api/admin/mailed-invitations', { body, idempotencyKey: idempotencyKeys.getKey(body) }),
    onSuccess: ({ invited }) => {
      idempotencyKeys.reset()
      toast({
        title: `${countAddresses(invited)} invited`,
        description: 'The emails are sent one after another. The list shows how far they are.',
      })
    },
    onSettled: refetchMailedInvitations,
  })
}

export function useStopWaiting() {
  return useMutation({
    mutationFn: () => callApi('POST /api/admin/mailed-invitations/stop'),
    onSuccess: ({ stopped }) => toast({ title: `${countAddresses(stopped)} withdrawn` }),
    onError: (error) => showErrorToast(error),
    onSettled: refetchMailedInvitations,
  })
}

export function useRetryFailed() {
  return useMutation({
    mutationFn: () => callApi('POST /api/admin/mailed-invitations/retry'),
    onSuccess: ({ retried }) => toast({ title: `Sending to ${countAddresses(retried)} again` }),
    onError: (error) => showErrorToast(error),
    onSettled: refetchMailedInvitations,
  })
}

export function useWithdraw({ id }: MailedInvitation) {
  return useMutation({
    mutationFn: () => callApi('DELETE /api/admin/mailed-invitations/{id}', { params: { id } }),
    onSuccess: () => toast({ title: 'Invitation withdrawn' }),
    onError: (error) => showErrorToast(error),
    onSettled: refetchMailedInvitations,
  })
}

function refetchMailedInvitations(): Promise<unknown> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin/mailed-invitations'),
  })
}
