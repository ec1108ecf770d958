import { useMutation } from '@tanstack/react-query'
import type { ForumReply } from '#contract/forum.ts'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { crewThreadQuery } from './crew-thread-query.ts'
import { discussionQuery } from './forum-queries.ts'

/** Whose thread it is. */
export type ThreadOwner = { kind: 'challenge' | 'crew'; id: string }

export const challengeThreadQuery = (id: string) => apiQuery('GET /api/challenges/{id}/thread', { params: { id } })

/** Reply in a thread, which the first reply starts. */
export function useWriteInThread({ kind, id }: ThreadOwner) {
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...body
    }: RequestBody<'POST /api/crews/{id}/thread'> & { idempotencyKey: string }) => {
      const call = { params: { id }, body, idempotencyKey }
      return kind === 'challenge'
        ? callApi('POST /api/challenges/{id}/thread', call)
        : callApi('POST /api/crews/{id}/thread', call)
    },
    onSuccess: () => refetchThread({ kind, id }),
  })
}

/** Show no unread posts on the screen of a crew, whose thread the member has opened. */
export function clearUnread(crewId: string): void {
  queryClient.setQueryData(crewThreadQuery(crewId).queryKey, (thread) => thread && { ...thread, unread: 0 })
}

/** Change the last posts of a crew where its screen shows them. */
export function updateLatest(postId: string, update: (latest: ForumReply[]) => ForumReply[]): void {
  const crewId = findCrewOf(postId)
  if (crewId === null) return
  queryClient.setQueryData(
    crewThreadQuery(crewId).queryKey,
    (thread) => thread && { ...thread, latest: update(thread.latest) },
  )
}

const crewThreadPath = /^\/api\/crews\/([^/]+)\/thread$/

/** Finds the crew of a discussion. The screen of a crew has its thread without the discussion. */
export function findCrewOf(postId: string): string | null {
  const discussion = queryClient.getQueryData(discussionQuery(postId).queryKey)
  if (discussion) return discussion.crewId
  const found = queryClient
    .getQueriesData<{ id: string | null }>({ predicate: ({ queryKey: [path] }) => crewThreadPath.test(String(path)) })
    .find(([, thread]) => thread?.id === postId)
  return crewThreadPath.exec(String(found?.[0][0]))?.[1] ?? null
}

/** Refetch a thread and every list of discussions and replies that may show it. */
function refetchThread({ kind, id }: ThreadOwner): void {
  const { queryKey } = kind === 'challenge' ? challengeThreadQuery(id) : crewThreadQuery(id)
  void queryClient.invalidateQueries({ queryKey })
  void queryClient.invalidateQueries({ predicate: (query) => String(query.queryKey[0]).startsWith('/api/forum') })
}
