import { useMutation } from '@tanstack/react-query'
import type { Reactions } from '#contract/reactions.ts'
import { apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { refetchOnFocus } from '#web/api/refetch-on-focus.ts'

/** Whose thread it is. */
export type ThreadOwner = { kind: 'challenge' | 'crew'; id: string }

export const challengeThreadQuery = (id: string) => apiQuery('GET /api/challenges/{id}/thread', { params: { id } })
export const crewThreadQuery = (id: string) =>
  refetchOnFocus(apiQuery('GET /api/crews/{id}/thread', { params: { id } }))

/** Reply in a thread, which the first reply starts. */
export function useWriteInThread({ kind, id }: ThreadOwner) {
  return useMutation({
    mutationFn: ({ content, idempotencyKey }: { content: string; idempotencyKey: string }) => {
      const call = { params: { id }, body: { content }, idempotencyKey }
      return kind === 'challenge'
        ? callApi('POST /api/challenges/{id}/thread', call)
        : callApi('POST /api/crews/{id}/thread', call)
    },
    onSuccess: () => refetchThread({ kind, id }),
  })
}

/** Replace the one-tap answers to one of the last posts of a crew. */
export function cacheLatestReactions(crewId: string, replyId: string, reactions: Reactions): void {
  queryClient.setQueryData(
    crewThreadQuery(crewId).queryKey,
    (thread) =>
      thread && {
        ...thread,
        latest: thread.latest.map((reply) => (reply.id === replyId ? { ...reply, reactions } : reply)),
      },
  )
}

/** Refetch a thread and every list of discussions and replies that may show it. */
function refetchThread({ kind, id }: ThreadOwner): void {
  const { queryKey } = kind === 'challenge' ? challengeThreadQuery(id) : crewThreadQuery(id)
  void queryClient.invalidateQueries({ queryKey })
  void queryClient.invalidateQueries({ predicate: (query) => String(query.queryKey[0]).startsWith('/api/forum') })
}
