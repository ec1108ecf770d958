import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import { apiQuery, getErrorMessage } from '#web/api/client.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ActiveChallengeNotice } from './ActiveChallengeNotice.tsx'
import { DiscussionCard } from './DiscussionCard.tsx'
import { discussionsQuery, pinnedQuery } from './forum-queries.ts'
import styles from './Discussions.module.css'

type Props = {
  pillar: Pillar | undefined
  /** The screen already says which challenge the member has joined. */
  justJoined: boolean
}

export function Discussions({ pillar, justJoined }: Props) {
  const participationsResult = useQuery({ ...apiQuery('GET /api/user-challenges'), enabled: pillar !== undefined })
  const postsResult = useInfiniteQuery(discussionsQuery(pillar))
  const pinnedResult = useQuery(pinnedQuery(pillar))
  const [focusIndex, setFocusIndex] = useState<number>()

  // Wait for all queries, so that the notice and the pinned discussions do not push the list down.
  const skeleton = <Skeleton shape="row" count={6} />
  if (participationsResult.isLoading || pinnedResult.isLoading) return skeleton
  if (!postsResult.data) return <LoadingState result={postsResult}>{skeleton}</LoadingState>
  const pinned = pinnedResult.data ?? []
  const discussions = postsResult.data.pages
    .flatMap(({ items }) => items)
    .filter(({ id }) => !pinned.some((post) => post.id === id))
  return (
    <>
      {pillar && !justJoined && (
        <ActiveChallengeNotice
          participations={participationsResult.data?.filter(({ challenge }) => challenge.pillar === pillar) ?? []}
        />
      )}
      {pinned.length > 0 && (
        <ul className={styles.list} aria-label="Pinned">
          {pinned.map((post) => (
            <DiscussionCard key={post.id} post={post} />
          ))}
        </ul>
      )}
      {discussions.length === 0 && pinned.length === 0 ? (
        <EmptyState title={pillar ? getEmptyMessage(pillar) : 'No discussions yet. Be the first to start one!'} />
      ) : (
        <ul className={styles.list}>
          {discussions.map((post, index) => (
            <DiscussionCard key={post.id} post={post} focused={index === focusIndex} />
          ))}
        </ul>
      )}
      {postsResult.hasNextPage && (
        <LoadMore
          busy={postsResult.isFetchingNextPage}
          paused={postsResult.isFetching}
          error={postsResult.isFetchNextPageError ? getErrorMessage(postsResult.error) : undefined}
          onLoadMore={(isManual) => {
            setFocusIndex(isManual ? discussions.length : undefined)
            void postsResult.fetchNextPage({ cancelRefetch: false })
          }}
        >
          Older discussions
        </LoadMore>
      )}
    </>
  )
}

function getEmptyMessage(pillar: Pillar): string {
  return `No discussions in ${pillarLabels[pillar]} yet. Be the first to start one!`
}
