import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import { query, textOf } from '#web/api/client.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { DiscussionCard } from './DiscussionCard.tsx'
import { discussionPages } from './forum-queries.ts'
import { YourChallenge } from './YourChallenge.tsx'
import styles from './Discussions.module.css'

export function Discussions({ pillar }: { pillar: Pillar | undefined }) {
  const mine = useQuery({ ...query('GET /api/user-challenges'), enabled: pillar !== undefined })
  const posts = useInfiniteQuery(discussionPages(pillar))
  const [continued, setContinued] = useState<number>()

  // Both together, so that what comes above does not push down what is being read.
  if ((posts.isPending && !posts.error) || mine.isLoading) return <Skeleton shape="row" count={6} />
  if (!posts.data)
    return <ErrorState text={textOf(posts.error)} onRetry={() => void posts.refetch()} busy={posts.isFetching} />
  const shown = posts.data.pages.flatMap(({ items }) => items)
  return (
    <>
      {pillar && (
        <YourChallenge participations={mine.data?.filter(({ challenge }) => challenge.pillar === pillar) ?? []} />
      )}
      {shown.length === 0 ? (
        <EmptyState title={pillar ? emptyOf(pillar) : 'No discussions yet. Be the first to start one!'} />
      ) : (
        <ul className={styles.list}>
          {shown.map((post, at) => (
            <DiscussionCard key={post.id} post={post} focused={at === continued} />
          ))}
        </ul>
      )}
      {posts.hasNextPage && (
        <LoadMore
          busy={posts.isFetchingNextPage}
          paused={posts.isFetching}
          error={posts.isFetchNextPageError ? textOf(posts.error) : undefined}
          onMore={(byHand) => {
            setContinued(byHand ? shown.length : undefined)
            void posts.fetchNextPage({ cancelRefetch: false })
          }}
        >
          Older discussions
        </LoadMore>
      )}
    </>
  )
}

function emptyOf(pillar: Pillar): string {
  return `No discussions in ${pillarLabels[pillar]} yet. Be the first to start one!`
}
