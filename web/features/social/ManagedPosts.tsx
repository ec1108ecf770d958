import { useInfiniteQuery } from '@tanstack/react-query'
import { textOf } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ManagedPost } from './ManagedPost.tsx'
import { OlderPosts } from './OlderPosts.tsx'
import { useSelection } from './selection.ts'
import { managedPages, type Shown } from './social-queries.ts'
import styles from './ManagedPosts.module.css'

const emptiness: Record<Shown, string> = {
  all: 'No posts yet.',
  untagged: 'Every post has a pillar.',
  hidden: 'No post is hidden.',
  gone: 'Every post is still on its platform.',
}

export function ManagedPosts({ show }: { show: Shown }) {
  const posts = useInfiniteQuery(managedPages(show))
  const shown = posts.data?.pages.flatMap(({ items }) => items) ?? []
  const selection = useSelection(shown)

  if (posts.isPending && !posts.error) return <Skeleton shape="row" count={4} />
  if (!posts.data)
    return <ErrorState text={textOf(posts.error)} busy={posts.isFetching} onRetry={() => void posts.refetch()} />
  if (shown.length === 0) return <EmptyState title={emptiness[show]} />
  return (
    <>
      <BulkBar posts={selection.posts} onClear={selection.clear} />
      <ul className={styles.list} aria-label="Posts">
        {shown.map((post) => (
          <ManagedPost
            key={post.id}
            post={post}
            selected={selection.has(post)}
            onSelect={() => selection.toggle(post)}
            onKey={(event) => selection.onKeyDown(event, post)}
          />
        ))}
      </ul>
      <OlderPosts posts={posts} />
    </>
  )
}
