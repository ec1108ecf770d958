import type { Query } from '@tanstack/react-query'
import { apiQuery } from './client.ts'
import { queryClient } from './query-client.ts'

/**
 * Forget what the member saw through their crews, once they have left one: the replies about crews and their threads, and
 * what members and notifications show because of them. An open screen loads again.
 */
export function forgetCrews(): void {
  void queryClient.resetQueries({ predicate: isOfCrews })
  queryClient.removeQueries({ type: 'inactive', predicate: dependsOnCrews })
  void queryClient.invalidateQueries({ predicate: dependsOnCrews })
}

function isOfCrews({ queryKey }: Query): boolean {
  const [, , noun, id] = String(queryKey[0]).split('/')
  if (noun === 'forum' && id) {
    const discussion = queryClient.getQueryData(apiQuery('GET /api/forum/{id}', { params: { id } }).queryKey)
    return discussion?.crewId !== null
  }
  return noun === 'crews' || noun === 'new-posts'
}

function dependsOnCrews({ queryKey }: Query): boolean {
  const path = String(queryKey[0])
  return path.startsWith('/api/members') || path.endsWith('/members') || path.startsWith('/api/notifications')
}
