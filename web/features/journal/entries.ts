import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { ApiError, apiQuery, callApi, pagedApiQuery } from '#web/api/client.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'
import { insertEntry, removeEntry } from './entry-pages.ts'
import { type EntryValues, toRequestBody } from './entry-values.ts'

/** An entry that was saved, or the id of one that was deleted. */
type EntryChange = { saved: JournalEntry } | { deletedId: string }

const entriesQuery = pagedApiQuery('GET /api/journal')
const listeners = new Set<(change: EntryChange) => void>()

/** Read the member's entries by their day, newest first, page by page. */
export function useEntries() {
  const { data, error, ...rest } = useInfiniteQuery(entriesQuery)
  return { ...rest, error, entries: data?.pages.flatMap(({ items }) => items) }
}

/** Read the entries of one day of the member. */
export function useEntriesOfDay(day: string | null) {
  const { data, error, ...rest } = useInfiniteQuery({
    ...pagedApiQuery('GET /api/journal', { query: { from: day ?? undefined, to: day ?? undefined } }),
    enabled: day !== null,
  })
  return { ...rest, error, entries: data?.pages.flatMap(({ items }) => items) }
}

/** Read which days have an entry. */
export function useEntryDates(from: string, to: string): ReadonlySet<string> {
  const { data } = useQuery({ ...apiQuery('GET /api/journal/days', { query: { from, to } }), placeholderData: keep })
  return new Set(data?.dates)
}

/** Keep the days that were shown, because weeks and months overlap. */
const keep = <T>(previous: T | undefined) => previous

/** Hear of each change. @returns an effect cleanup */
export function subscribeToEntryChanges(listener: (change: EntryChange) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
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
      applyChange({ saved })
      toast({ title: entry ? 'Entry updated' : 'Entry saved' })
    },
  })
}

export function useDeleteEntry() {
  return useMutation({
    mutationFn: ({ id }: JournalEntry) => callApi('DELETE /api/journal/{id}', { params: { id } }),
    onSuccess: (_, { id }) => {
      applyChange({ deletedId: id })
      toast({ title: 'Entry deleted' })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404)
        void queryClient.invalidateQueries({ queryKey: entriesQuery.queryKey })
      showErrorToast(error, 'Couldn’t delete the entry')
    },
  })
}

function applyChange(change: EntryChange): void {
  queryClient.setQueryData(
    entriesQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: 'saved' in change ? insertEntry(data.pages, change.saved) : removeEntry(data.pages, change.deletedId),
      },
  )
  void queryClient.invalidateQueries({ queryKey: ['/api/journal/days'] })
  const isOfDay = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === '/api/journal' && queryKey.length > entriesQuery.queryKey.length
  void queryClient.invalidateQueries({ predicate: isOfDay })
  for (const listener of listeners) listener(change)
}
