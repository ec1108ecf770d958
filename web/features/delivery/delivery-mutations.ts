import { useMutation } from '@tanstack/react-query'
import type { DeliveryItem } from '#contract/delivery.ts'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'
import { deliveryMessagesQuery, deliveryQuery } from './delivery-queries.ts'

export function useRetryDelivery() {
  return useMutation({
    mutationFn: ({ id }: DeliveryItem) => callApi('POST /api/admin/delivery/messages/{id}/retry', { params: { id } }),
    onSuccess: () => toast({ title: 'Trying again', description: 'The message leaves the list when it is sent.' }),
    onError: (error) => showErrorToast(error),
    // Also after an error: another admin or the server may have been faster.
    onSettled: refetchDelivery,
  })
}

export function useRetryAllDeliveries() {
  return useMutation({
    mutationFn: () => callApi('POST /api/admin/delivery/messages/retry'),
    onSuccess: ({ retried }) => toast(describeRetried(retried)),
    onError: (error) => showErrorToast(error),
    onSettled: refetchDelivery,
  })
}

function describeRetried(count: number) {
  if (count === 0)
    return {
      title: 'Nothing to try again',
      description: 'Failed reminders and push messages may have arrived. You can still try each one again.',
    }
  const description = 'Messages leave the list when they are sent.'
  return {
    title: `Trying ${count === 1 ? 'one message' : `${count.toLocaleString('en')} messages`} again`,
    description,
  }
}

export function useDiscardDelivery() {
  return useMutation({
    mutationFn: ({ id }: DeliveryItem) => callApi('DELETE /api/admin/delivery/messages/{id}', { params: { id } }),
    onSuccess: () => toast({ title: 'Message discarded' }),
    onError: (error) => showErrorToast(error),
    onSettled: refetchDelivery,
  })
}

/** Send a test email. The card shows the answer. */
export function useSendTestMail() {
  return useMutation({
    mutationFn: () => callApi('POST /api/admin/delivery/test-mail'),
    onSettled: refetchDelivery,
  })
}

export function refetchDelivery(): Promise<unknown> {
  return Promise.all(
    [deliveryQuery, deliveryMessagesQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  )
}
