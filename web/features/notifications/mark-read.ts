import { type InfiniteData, useMutation } from '@tanstack/react-query'
import type { Notification } from '#contract/notifications.ts'
import { type RequestBody, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { notificationsQuery, unreadQuery } from './notification-queries.ts'

type Selection = RequestBody<'POST /api/notifications/read'>

/** Mark one notification, those about a subject, or all as read, first on the screen. */
export function useMarkRead({ silent = false }: { silent?: boolean } = {}) {
  return useMutation({
    mutationFn: (selection: Selection) => callApi('POST /api/notifications/read', { body: selection }),
    onMutate: (selection) => {
      queryClient.setQueryData(notificationsQuery.queryKey, (data) => data && markRead(data, selection))
    },
    onSuccess: ({ unread }) => queryClient.setQueryData(unreadQuery.queryKey, { unread }),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
      if (!silent) showErrorToast(error, 'Couldn’t mark the notifications as read')
    },
  })
}

type Pages = InfiniteData<{ items: Notification[]; next: string | undefined }>

function markRead({ pages, pageParams }: Pages, selection: Selection): Pages {
  const read = (each: Notification) => (isSelected(each, selection) ? { ...each, read: true } : each)
  return { pageParams, pages: pages.map(({ items, next }) => ({ items: items.map(read), next })) }
}

function isSelected(each: Notification, { id, postId, announcementId }: Selection): boolean {
  if (id) return each.id === id
  if (postId)
    return (each.kind === 'reply' || each.kind === 'mention' || each.kind === 'reaction') && each.postId === postId
  if (announcementId) return each.kind === 'announcement' && each.announcementId === announcementId
  return true
}
