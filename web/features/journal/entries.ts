import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { ApiError, callApi, pagedApiQuery } from '#web/api/client.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'
import { type EntryValues, toRequestBody } from './entry-values.ts'

const entriesQuery = pagedApiQuery('GET /api/journal')

/** Read the member's entries, newest first, page by page. */
export function useEntries() {
  const { data, error, ...rest } = useInfiniteQuery(entriesQuery)
  return { ...rest, error, entries: data?.pages.flatMap(({ items }) => items) }
}

/** Create or edit an entry. The form shows any error. */
export function useSaveEntry(entry: JournalEntry | undefined) {
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    mutationFn: (values: EntryValues) => {
      const body = toRequestBody(values)
      return entry
        ? callApi('PATCH /api/journal/{id}', { params: { id: entry.id }, body })
        : callApi('POST /api/journal', { body, idempotencyKey: idempotencyKeys.getKey(body) })
    },
    onSuccess: (saved) => {
      idempotencyKeys.reset()
      updateCachedEntries((entries, isFirst) => {
        const rest = entries.map((item) => (item.id === saved.id ? saved : item))
        return entry || !isFirst || rest.includes(saved) ? rest : [saved, ...rest]
      })
      toast({ title: entry ? 'Entry updated' : 'Entry saved' })
    },
  })
}

export function useDeleteEntry() {
  return useMutation({
    mutationFn: ({ id }: JournalEntry) => callApi('DELETE /api/journal/{id}', { params: { id } }),
    onSuccess: (_, { id }) => {
      updateCachedEntries((entries) => entries.filter((item) => item.id !== id))
      toast({ title: 'Entry deleted' })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404)
        void queryClient.invalidateQueries({ queryKey: entriesQuery.queryKey })
      showErrorToast(error, 'Couldn’t delete the entry')
    },
  })
}

function updateCachedEntries(update: (entries: JournalEntry[], isFirst: boolean) => JournalEntry[]): void {
  queryClient.setQueryData(
    entriesQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, index) => ({ ...page, items: update(page.items, index === 0) })),
      },
  )
}
