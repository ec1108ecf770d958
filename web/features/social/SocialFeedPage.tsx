import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Platform, SocialPost } from '#contract/social.ts'
import { query, textOf } from '#web/api.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { PostLink } from './PostLink.tsx'
import { platformNames } from './platforms.ts'
import styles from './SocialFeedPage.module.css'

const tabs = [
  { value: 'all' as const, label: 'All' },
  { value: 'instagram' as const, label: platformNames.instagram },
  { value: 'threads' as const, label: platformNames.threads },
  { value: 'tiktok' as const, label: platformNames.tiktok },
]

export function SocialFeedPage() {
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find(({ value }) => value === search.get('platform'))?.value ?? 'all'
  return (
    <>
      <PageTitle>Social Feed</PageTitle>
      <PageHeader title="Social Feed">Posts worth a minute, from Instagram, Threads and TikTok.</PageHeader>
      <Tabs
        label="Platforms"
        tabs={tabs}
        value={chosen}
        onChange={(next) => setSearch(next === 'all' ? {} : { platform: next }, { replace: true, preventScrollReset: true })}
      >
        <Posts platform={chosen === 'all' ? undefined : chosen} />
      </Tabs>
    </>
  )
}

function Posts({ platform }: { platform: Platform | undefined }) {
  const posts = useQuery(query('GET /api/social', { query: { platform } }))
  if (posts.isError) return <ErrorState text={textOf(posts.error)} busy={posts.isFetching} onRetry={() => void posts.refetch()} />
  if (!posts.data) return <Skeleton count={6} grid />
  if (!posts.data.length) return <EmptyState title="No posts yet." />
  return (
    <ul className={styles.grid}>
      {posts.data.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  )
}

function PostCard({ post: { author, platform, caption, url } }: { post: SocialPost }) {
  return (
    <Card as="li">
      <div className={styles.head}>
        <h2 className={styles.author}>{author}</h2>
        <Badge>{platformNames[platform]}</Badge>
      </div>
      {caption && <p className={styles.caption}>{caption}</p>}
      <PostLink url={url} />
    </Card>
  )
}
