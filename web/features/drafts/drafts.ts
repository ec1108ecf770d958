import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { WrittenDraft } from '#contract/written-drafts.ts'
import { type RequestBody, apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { invalidateItem } from '#web/features/catalog/catalog-mutations.ts'
import { draftsQuery } from '#web/features/catalog/catalog-queries.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { isolate } from '#web/ui/isolate.ts'
import { toast } from '#web/ui/toast.ts'
import { forgetKeptDraft } from './kept-draft.ts'

export const draftQuery = (id: string) => apiQuery('GET /api/content/drafts/{id}', { params: { id } })

/** Store a saved draft, and let the list show it the next time. */
export function cacheDraft(draft: WrittenDraft): void {
  queryClient.setQueryData(draftQuery(draft.id).queryKey, draft)
  void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey })
}

/** Publish a draft, now or later. The caller shows failures. */
export function usePublishDraft(id: string) {
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/content/drafts/{id}/publish'>) =>
      callApi('POST /api/content/drafts/{id}/publish', { params: { id }, body }),
    onSuccess: ({ draft, published }) => {
      if (draft) cacheDraft(draft)
      if (published) invalidateItem(published)
    },
  })
}

export function useCancelPublishing(id: string, onCancelled: (draft: WrittenDraft) => void) {
  return useMutation({
    mutationFn: () => callApi('DELETE /api/content/drafts/{id}/publish', { params: { id } }),
    onSuccess: (draft) => {
      cacheDraft(draft)
      onCancelled(draft)
      toast({ title: 'It won’t be published by itself' })
    },
    onError: (error) => showErrorToast(error, 'Couldn’t cancel the time'),
  })
}

export function useDeleteDraft() {
  const navigate = useNavigate()
  const userId = useUser()?.id ?? ''
  return useMutation({
    mutationFn: ({ id }: { id: string; title: string }) =>
      callApi('DELETE /api/content/drafts/{id}', { params: { id } }),
    onSuccess: (_, { id, title }) => {
      forgetKeptDraft(userId, id)
      queryClient.removeQueries({ queryKey: draftQuery(id).queryKey })
      queryClient.setQueryData(draftsQuery.queryKey, (drafts) => drafts?.filter((draft) => draft.id !== id))
      toast({ title: 'Draft deleted', ...(title && { description: isolate(title) }) })
      void navigate(paths.library(), { replace: true })
    },
    onError: (error) => showErrorToast(error, 'Couldn’t delete the draft'),
  })
}
