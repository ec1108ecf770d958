import { queryClient } from '#web/api/query-client.ts'

/** Paths of the calls whose replies depend on moderation and blocks. */
const prefixes = [
  '/api/forum',
  '/api/social',
  '/api/crews',
  '/api/new-posts',
  '/api/members',
  '/api/admin/members',
  '/api/moderation',
  '/api/blocks',
]

/** Refetch posts, profiles and cases: on this screen at once, on others at the next visit. */
export function refetchContent(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (prefixes.some((prefix) => path.startsWith(prefix)) || path.endsWith('/members')),
  })
}
