import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { ApiError, call, pagedQuery } from '#web/api/client.ts'
import { attempts } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sayFailure } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'
import { type EntryValues, bodyOf } from './entry-text.ts'

const entriesQuery = pagedQuery('GET /api/journal')

/** The member's entries, newest first, as many as have been read so far. */
export function useEntries() {
  const { data, error, ...rest } = useInfiniteQuery(entriesQuery)
  return { ...rest, error, entries: data?.pages.flatMap(({ items }) => items) }
}

/** Writes a new entry, or changes the one given. The form shows what went wrong. */
export function useSaveEntry(entry: JournalEntry | undefined) {
  const [attempt] = useState(attempts)
  return useMutation({
    mutationFn: (values: EntryValues) => {
      const body = bodyOf(values)
      return entry
        ? call('PATCH /api/journal/{id}', { params: { id: entry.id }, body })
        : call('POST /api/journal', { body, requestId: attempt.idFor(body) })
    },
    onSuccess: (saved) => {
      attempt.done()
      change((entries, isFirst) => {
        const rest = entries.map((each) => (each.id === saved.id ? saved : each))
        return entry || !isFirst || rest.includes(saved) ? rest : [saved, ...rest]
      })
      toast({ title: entry ? 'Entry updated' : 'Entry saved' })
    },
  })
}

export function useDeleteEntry() {
  return useMutation({
    mutationFn: ({ id }: JournalEntry) => call('DELETE /api/journal/{id}', { params: { id } }),
    onSuccess: (_, { id }) => {
      change((entries) => entries.filter((each) => each.id !== id))
      toast({ title: 'Entry deleted' })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404)
        void queryClient.invalidateQueries({ queryKey: entriesQuery.queryKey })
      sayFailure(error, 'The entry was not deleted')
    },
  })
}

/** Changes what has been read, page by page. */
function change(next: (entries: JournalEntry[], isFirst: boolean) => JournalEntry[]): void {
  queryClient.setQueryData(
    entriesQuery.queryKey,
    (data) =>
      data && { ...data, pages: data.pages.map((page, at) => ({ ...page, items: next(page.items, at === 0) })) },
  )
}
