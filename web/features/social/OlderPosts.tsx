import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { getErrorMessage } from '#web/api/client.ts'
import { LoadMore } from '#web/ui/LoadMore.tsx'

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
