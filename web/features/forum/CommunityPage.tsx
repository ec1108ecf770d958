import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ForumPost } from '#contract/forum.ts'
import type { Pillar } from '#contract/pillars.ts'
import { query, textOf } from '#web/api.ts'
import { PillarBadge } from '#web/features/pillars/PillarBadge.tsx'
import { isPillar, pillarLabels, pillarNames, pillars } from '#web/features/pillars/pillars.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import styles from './CommunityPage.module.css'

const tabs = [
  { value: 'all' as const, label: 'All' },
  ...pillars.map((pillar) => ({ value: pillar, label: pillarNames[pillar] })),
]

export function CommunityPage() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('pillar')
  const pillar = isPillar(wanted) ? wanted : undefined
  return (
    <>
      <PageTitle>Community</PageTitle>
      <PageHeader title="Community">Say it as you would to a man across the table.</PageHeader>
      <Tabs
        label="Pillars"
        tabs={tabs}
        value={pillar ?? 'all'}
        onChange={(next) => setSearch(next === 'all' ? {} : { pillar: next }, { replace: true, preventScrollReset: true })}
      >
        <Posts pillar={pillar} />
      </Tabs>
    </>
  )
}

function Posts({ pillar }: { pillar: Pillar | undefined }) {
  const posts = useQuery(query('GET /api/forum', { query: { pillar } }))
  if (posts.isError) return <ErrorState text={textOf(posts.error)} busy={posts.isFetching} onRetry={() => void posts.refetch()} />
  if (!posts.data) return <Skeleton shape="row" count={6} />
  if (!posts.data.length) {
    return (
      <EmptyState
        title={`No discussions ${pillar ? `about ${pillarLabels[pillar]} ` : ''}yet. Be the first to start one!`}
      />
    )
  }
  return (
    <ul className={styles.list}>
      {posts.data.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  )
}

function PostCard({ post: { pillar, title, content, username, replies, createdAt } }: { post: ForumPost }) {
  return (
    <Card as="li">
      <PillarBadge pillar={pillar} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.content}>{content}</p>
      <p className={styles.meta}>
        <span>{`by ${username}`}</span>
        <span>{replies === 1 ? '1 reply' : `${replies} replies`}</span>
        <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString('en', { dateStyle: 'medium' })}</time>
      </p>
    </Card>
  )
}
