import { useMutation, useQuery } from '@tanstack/react-query'
import type { PushDevice } from '#contract/push.ts'
import { ApiError, apiQuery, callApi, getErrorMessage } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'
import { setPushOn } from './push-flag.ts'
import { getSubscription, PushError, subscribeToPush } from './push-subscription.ts'

export const pushQuery = apiQuery('GET /api/push')
const subscriptionQuery = {
  queryKey: ['push-subscription'],
  queryFn: async () => (await getSubscription())?.endpoint ?? null,
  staleTime: 0,
}

/** Read the devices that get push messages, and whether this browser is one of them. */
export function usePushDevices() {
  const result = useQuery(pushQuery)
  const { data: endpoint } = useQuery(subscriptionQuery)
  const isOnHere = Boolean(endpoint) && (result.data?.devices.some(({ current }) => current) ?? false)
  return { ...result, isOnHere }
}

/**
 * Ask for the permission and subscribe this browser.
 * @returns the permission
 * @throws PushError, or the error of a request
 */
export async function turnOnPush(userId: string, publicKey: string): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission
  await subscribeToPush(publicKey)
  setPushOn(userId, true)
  await refetchDevices()
  return permission
}

export function useTurnOnPush(userId: string) {
  return useMutation({
    mutationFn: (publicKey: string) => turnOnPush(userId, publicKey),
    onSuccess: (permission) => {
      if (permission === 'granted')
        toast({ title: 'Notifications are on', description: 'This device gets push messages now.' })
    },
    onError: showPushError,
  })
}

export function showPushError(error: unknown): void {
  // A field of the subscription means nothing to the member, so its message has no name.
  const [fieldMessage] = error instanceof ApiError ? Object.values(error.fields) : []
  showErrorToast(
    error,
    undefined,
    error instanceof PushError ? error.message : (fieldMessage ?? getErrorMessage(error)),
  )
}

export function useRemoveDevice(userId: string) {
  return useMutation({
    mutationFn: async ({ id, current }: PushDevice) => {
      await callApi('DELETE /api/push/{id}', { params: { id } })
      if (!current) return
      setPushOn(userId, false)
      // The server has forgotten it already, so a failure here changes nothing.
      await getSubscription().then(
        (subscription) => subscription?.unsubscribe(),
        () => undefined,
      )
    },
    onSuccess: async () => {
      await refetchDevices()
      toast({ title: 'Device removed' })
    },
    onError: (error) => {
      void refetchDevices()
      showErrorToast(error)
    },
  })
}

async function refetchDevices(): Promise<void> {
  await Promise.all([pushQuery, subscriptionQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
}
