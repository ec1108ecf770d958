import { useInfiniteQuery } from '@tanstack/react-query'
import type { Pillar } from '#contract/pillars.ts'
import type { Platform } from '#contract/social.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { OlderPosts } from './OlderPosts.tsx'
import { platformNames } from './platform-names.ts'
import { PostCard } from './PostCard.tsx'
import { feedQuery } from './social-queries.ts'
import styles from './Feed.module.css'

export function Feed({ platform, pillar }: { platform?: Platform; pillar?: Pillar }) {
  const feedResult = useInfiniteQuery(feedQuery({ platform, pillar }))
  if (!feedResult.data)
    return (
      <LoadingState result={feedResult}>
        <Skeleton count={6} grid />
      </LoadingState>
    )
  const posts = feedResult.data.pages.flatMap(({ items }) => items)
  if (posts.length === 0) {
    return (
      <EmptyState title={platform ? `No posts from ${platformNames[platform]} yet.` : 'No posts yet.'}>
        Found a good one? Paste its link above.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.posts} aria-label="Posts">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <OlderPosts postsResult={feedResult} />
    </>
  )
}
