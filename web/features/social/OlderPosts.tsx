import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { textOf } from '#web/api/client.ts'
import { LoadMore } from '#web/ui/LoadMore.tsx'

/** Goes on with a list of posts, where there are more. */
export function OlderPosts({ posts }: { posts: UseInfiniteQueryResult }) {
  if (!posts.hasNextPage) return null
  return (
    <LoadMore
      busy={posts.isFetchingNextPage}
      paused={posts.isFetching}
      error={posts.isFetchNextPageError ? textOf(posts.error) : undefined}
      onMore={() => void posts.fetchNextPage({ cancelRefetch: false })}
    >
      Older posts
    </LoadMore>
  )
}
