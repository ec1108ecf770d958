import type { Query } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import { dependsOnCrews, isOfCrews } from './query-paths.ts'

/** The crew that the member is leaving or has left, whose calls find nothing. */
let leftId: string | undefined

/** Stop reading a crew while the member leaves it, because others hear of it first. @param id none if they did not leave */
export function stopReadingCrew(id: string | undefined): void {
  leftId = id
}

function isOfLeft({ queryKey: [path] }: Query): boolean {
  return leftId !== undefined && `${String(path)}/`.startsWith(`/api/crews/${leftId}/`)
}

/**
 * Forget what the member saw through their crews, once they have left one: the replies about crews and their threads, and
 * what members and notifications show because of them. An open screen loads again.
 */
export function forgetCrews(): void {
  queryClient.removeQueries({ predicate: isOfLeft })
  void queryClient.resetQueries({ predicate: isOfCrews })
  queryClient.removeQueries({ type: 'inactive', predicate: dependsOnCrews })
  void queryClient.invalidateQueries({ predicate: dependsOnCrews })
}

/**
 * Read again what is shown of crews, and forget the rest, once others share less or have left. Unlike a crew that the
 * member has left, an open screen keeps what is being written.
 */
export function refetchCrews(): void {
  const predicate = (query: Query) => (isOfCrews(query) && !isOfLeft(query)) || dependsOnCrews(query)
  queryClient.removeQueries({ type: 'inactive', predicate })
  void queryClient.invalidateQueries({ predicate })
}
