import { useQuery } from '@tanstack/react-query'
import type { SocialPost } from '#contract/social.ts'
import { query, textOf } from '#web/api.ts'
import { pillarLabels } from '#web/features/pillars/pillars.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { PostLink } from './PostLink.tsx'
import { platformNames } from './platforms.ts'
import styles from './SocialFeedPage.module.css'

export function ManagePostsPage() {
  const posts = useQuery(query('GET /api/social'))
  return (
    <>
      <PageTitle>Manage Posts</PageTitle>
      <PageHeader title="Manage Posts">Which pillar each post of the feed belongs to.</PageHeader>
      {posts.isError ? (
        <ErrorState text={textOf(posts.error)} busy={posts.isFetching} onRetry={() => void posts.refetch()} />
      ) : !posts.data ? (
        <Skeleton shape="row" count={4} />
      ) : posts.data.length ? (
        <ul className={styles.grid}>
          {posts.data.map((post) => (
            <ManagedPost key={post.id} post={post} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No posts yet." />
      )}
    </>
  )
}

function ManagedPost({ post: { author, platform, caption, pillar, url } }: { post: SocialPost }) {
  return (
    <Card as="li">
      <div className={styles.head}>
        <h2 className={styles.author}>{author}</h2>
        <Badge>{platformNames[platform]}</Badge>
      </div>
      {caption && <p className={styles.caption}>{caption}</p>}
      <p>{pillar ? pillarLabels[pillar] : '(auto)'}</p>
      <PostLink url={url} />
    </Card>
  )
}
