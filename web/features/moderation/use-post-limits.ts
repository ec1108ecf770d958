import { useQuery } from '@tanstack/react-query'
import type { PostLimit } from '#contract/moderation.ts'
import { useStanding } from '#web/shell/standing.ts'
import type { Item } from './item.ts'
import { postLimitsQuery } from './moderation-queries.ts'

/**
 * Returns what a moderator can't change about a post, because an admin decided it. Admins have no limits.
 * @param options.inCase staff act on posts of crews there only
 */
export function usePostLimits(item: Item, { inCase = false } = {}): PostLimit[] {
  const isModerator = useStanding().role === 'moderator'
  const isPost = item.kind !== 'member' && (inCase || !item.isOfCrew)
  const result = useQuery({ ...postLimitsQuery(item), enabled: isModerator && isPost, staleTime: 0 })
  return result.data?.adminsOnly ?? []
}
