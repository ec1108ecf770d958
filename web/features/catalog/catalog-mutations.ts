import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CatalogItem } from '#contract/catalog.ts'
import type { WrittenKind } from '#contract/written-drafts.ts'
import { type RequestBody, apiQuery, callApi } from '#web/api/client.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { isolate } from '#web/ui/isolate.ts'
import { toast } from '#web/ui/toast.ts'
import { catalogQuery, draftsQuery } from './catalog-queries.ts'

type ItemKey = { kind: WrittenKind; id: string }

/**
 * Start a draft and open it in the editor: empty, with some content, as a copy of an item, or to edit one.
 * @param day of a challenge that is open at first, counted from 1
 */
export function useStartDraft(day?: number) {
  const navigate = useNavigate()
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/content/drafts'>) =>
      callApi('POST /api/content/drafts', { body, idempotencyKey: idempotencyKeys.getKey(body) }),
    onSuccess: ({ id }) => {
      idempotencyKeys.reset()
      void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey })
      void navigate(paths.writtenDraft(id, day === undefined ? undefined : { day }))
    },
    onError: (error) => showErrorToast(error, 'The editor could not be opened'),
  })
}

/** Hide an item, or show it again. */
export function useSetHidden() {
  const setHidden = useMutation({
    mutationFn: ({ kind, id, hidden }: ItemKey & { hidden: boolean }) =>
      callApi(`POST /api/content/catalog/{kind}/{id}/${hidden ? 'hide' : 'show'}`, { params: { kind, id } }),
    onSuccess: (item, { hidden }) => {
      cacheItem(item)
      invalidateItem(item)
      toast({
        title: hidden ? 'Hidden' : 'Shown again',
        description: hidden
          ? `Members can no longer find ${isolate(item.title)}. Those who have joined keep it.`
          : isolate(item.title),
        action: {
          label: 'Undo',
          onAction: () => setHidden.mutate({ kind: item.kind, id: item.id, hidden: !hidden }),
        },
      })
    },
    onError: (error, { hidden }) => showErrorToast(error, hidden ? 'Couldn’t hide it' : 'Couldn’t show it again'),
  })
  return setHidden
}

export function useDeleteItem() {
  return useMutation({
    mutationFn: ({ kind, id }: ItemKey) => callApi('DELETE /api/content/catalog/{kind}/{id}', { params: { kind, id } }),
    onSuccess: (_, item) => {
      queryClient.setQueryData(catalogQuery.queryKey, (items) => items?.filter(({ id }) => id !== item.id))
      invalidateItem(item)
      toast({ title: 'Deleted' })
    },
    onError: (error) => {
      showErrorToast(error, 'Couldn’t delete it')
      void queryClient.invalidateQueries({ queryKey: catalogQuery.queryKey })
    },
  })
}

/** Refetch what shows an item, after it was published, changed, hidden or deleted. */
export function invalidateItem({ kind, id }: ItemKey): void {
  const list = apiQuery(kind === 'challenge' ? 'GET /api/challenges' : 'GET /api/resources').queryKey
  const detail =
    kind === 'challenge'
      ? apiQuery('GET /api/challenges/{id}', { params: { id } }).queryKey
      : apiQuery('GET /api/resources/{id}', { params: { id } }).queryKey
  for (const queryKey of [list, detail, catalogQuery.queryKey, draftsQuery.queryKey])
    void queryClient.invalidateQueries({ queryKey })
}

function cacheItem(item: CatalogItem): void {
  queryClient.setQueryData(catalogQuery.queryKey, (items) => items?.map((each) => (each.id === item.id ? item : each)))
}
