import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { getErrorMessage } from '#web/api/client.ts'
import { LoadMore } from '#web/ui/LoadMore.tsx'

/** Goes on with a list of posts, where there are more. */
export function OlderPosts({ postsResult }: { postsResult: UseInfiniteQueryResult }) {
  if (!postsResult.hasNextPage) return null
  return (
    <LoadMore
      busy={postsResult.isFetchingNextPage}
      paused={postsResult.isFetching}
      error={postsResult.isFetchNextPageError ? getErrorMessage(postsResult.error) : undefined}
      onLoadMore={() => void postsResult.fetchNextPage({ cancelRefetch: false })}
    >
      Older posts
    </LoadMore>
  )
}
