import type { Query } from '@tanstack/react-query'
import { pagedApiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { findRepliesOf, isLive } from '#web/api/query-paths.ts'
import { refetchFirstPage } from '#web/api/refetch-first-page.ts'

/** Refetch what others write and do, as far as it is on the screen. */
export async function refetchLiveQueries(): Promise<void> {
  const active = queryClient.getQueryCache().findAll({ type: 'active' })
  await Promise.all([queryClient.refetchQueries({ type: 'active', predicate: isLive }), ...active.map(refetchReplies)])
}

async function refetchReplies(query: Query): Promise<void> {
  const found = findRepliesOf(query)
  if (!found) return
  const { id, from } = found
  const { queryKey, queryFn, initialPageParam } = pagedApiQuery('GET /api/forum/{id}/replies', {
    params: { id },
    query: { from },
  })
  const { meta, gcTime } = query.options
  if (typeof queryFn === 'function') await refetchFirstPage({ queryKey, queryFn, initialPageParam, meta, gcTime })
}
