import type { Query } from '@tanstack/react-query'
import { pagedApiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { refetchFirstPage } from '#web/api/refetch-first-page.ts'

const repliesPath = /^\/api\/forum\/([^/]+)\/replies$/
/** An open discussion, threads, and the boards of crews. */
const livePath = /^\/api\/(?:forum\/[^/]+|challenges\/[^/]+\/thread|crews\/today|crews\/[^/]+\/(?:thread|board))$/

/** Refetch what others write and do, as far as it is on the screen. */
export async function refetchLiveQueries(): Promise<void> {
  const replies = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: (query) => repliesPath.test(getPath(query)) })
  await Promise.all([
    queryClient.refetchQueries({ type: 'active', predicate: (query) => livePath.test(getPath(query)) }),
    ...replies.map(refetchReplies),
  ])
}

async function refetchReplies(query: Query): Promise<void> {
  const id = repliesPath.exec(getPath(query))?.[1] ?? ''
  const { queryKey, queryFn, initialPageParam } = pagedApiQuery('GET /api/forum/{id}/replies', { params: { id } })
  const { meta, gcTime } = query.options
  if (typeof queryFn === 'function') await refetchFirstPage({ queryKey, queryFn, initialPageParam, meta, gcTime })
}

function getPath({ queryKey: [path] }: Pick<Query, 'queryKey'>): string {
  return String(path)
}
