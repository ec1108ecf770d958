import { useMutation } from '@tanstack/react-query'
import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { callApi, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'
import { announcementsQuery } from './announcement-queries.ts'

type Submission = { body: RequestBody<'POST /api/admin/announcements'>; idempotencyKey: string }

/** Create an announcement, or change the existing one. The form shows any error. */
export function useSaveAnnouncement(existing: ManagedAnnouncement | undefined) {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Submission) =>
      existing
        ? callApi('PATCH /api/admin/announcements/{id}', { params: { id: existing.id }, body })
        : callApi('POST /api/admin/announcements', { body, idempotencyKey }),
    onSuccess: (_, { body: { sendAt } }) => {
      toast({ title: sendAt ? 'Announcement scheduled' : 'Announcement sent' })
      void refetchAnnouncements()
    },
    // It may have been sent already.
    onError: () => void refetchAnnouncements(),
  })
}

/** Change the text of an announcement that was sent. The form shows any error. */
export function useCorrectAnnouncement({ id }: ManagedAnnouncement) {
  return useMutation({
    mutationFn: (body: { title: string; content: string }) =>
      callApi('PATCH /api/admin/announcements/{id}', { params: { id }, body }),
    onSuccess: () => {
      toast({ title: 'Announcement updated' })
      void refetchAnnouncements()
    },
  })
}

/** Cancel a scheduled announcement, or take back one that was sent. */
export function useCancelAnnouncement({ id, status }: ManagedAnnouncement) {
  return useMutation({
    mutationFn: () => callApi('DELETE /api/admin/announcements/{id}', { params: { id } }),
    onSuccess: () => toast({ title: status === 'scheduled' ? 'Announcement cancelled' : 'Announcement withdrawn' }),
    onError: (error) => showErrorToast(error),
    // Also after an error: it may have been sent in the meantime.
    onSettled: refetchAnnouncements,
  })
}

function refetchAnnouncements(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: announcementsQuery.queryKey })
}
