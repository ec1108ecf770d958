import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useUser } from '#web/shell/session.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { BulkBar } from './BulkBar.tsx'
import { managedPostsQuery, type PostFilter } from './managed-post-queries.ts'
import { ManagedPost } from './ManagedPost.tsx'
import { OlderPosts } from './OlderPosts.tsx'
import { useSelection } from './use-selection.ts'
import styles from './ManagedPosts.module.css'

const emptyMessages: Record<PostFilter, string> = {
  all: 'No posts yet.',
  untagged: 'Every post has a pillar.',
  hidden: 'No posts are hidden.',
  gone: 'All posts are still available.',
}

export function ManagedPosts({ filter }: { filter: PostFilter }) {
  const postsResult = useInfiniteQuery(managedPostsQuery(filter))
  const posts = postsResult.data?.pages.flatMap(({ items }) => items) ?? []
  const selection = useSelection(posts)
  const isAdmin = useUser()?.role === 'admin'

  if (!postsResult.data)
    return (
      <LoadingState result={postsResult}>
        <Skeleton shape="row" count={4} />
      </LoadingState>
    )
  if (posts.length === 0) return <EmptyState title={emptyMessages[filter]} />
  return (
    <>
      <BulkBar posts={selection.posts} onClear={selection.clear} />
      <ul className={styles.list} aria-label="Posts">
        {posts.map((post) => (
          <ManagedPost key={post.id} post={post} selection={isAdmin ? selection : undefined} />
        ))}
      </ul>
      <OlderPosts postsResult={postsResult} />
    </>
  )
}
