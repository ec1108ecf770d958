import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import type { Pillar } from '#contract/pillars.ts'
import { apiQuery, getErrorMessage } from '#web/api/client.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ActiveChallengeNotice } from './ActiveChallengeNotice.tsx'
import { DiscussionCard } from './DiscussionCard.tsx'
import { discussionsQuery, pinnedQuery, visitQuery } from './forum-queries.ts'
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
  const visitResult = useQuery(visitQuery)
  const [focusIndex, setFocusIndex] = useState<number>()

  // Wait for all queries, so that the notice and the pinned discussions do not push the list down.
  const skeleton = <Skeleton shape="row" count={6} />
  if (participationsResult.isLoading || pinnedResult.isLoading || visitResult.isLoading) return skeleton
  if (!postsResult.data) return <LoadingState result={postsResult}>{skeleton}</LoadingState>
  const pinned = pinnedResult.data ?? []
  const discussions = uniqueById(postsResult.data.pages.flatMap(({ items }) => items)).filter(
    ({ id }) => !pinned.some((post) => post.id === id),
  )
  const previousVisit = visitResult.data?.previousAt
  const isNew = ({ createdAt, readUpTo, userId }: ForumPost) =>
    userId !== null && readUpTo === null && previousVisit != null && createdAt > previousVisit
  // By activity, so those with something new come first.
  const newCount = previousVisit ? countWhile(discussions, (post) => getActivityTime(post) > previousVisit) : 0
  const groups = [
    { posts: discussions.slice(0, newCount), start: 0 },
    { posts: discussions.slice(newCount), start: newCount },
  ]
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
            <DiscussionCard key={post.id} post={post} isNew={isNew(post)} />
          ))}
        </ul>
      )}
      {discussions.length === 0 && pinned.length === 0 ? (
        <EmptyState title={pillar ? getEmptyMessage(pillar) : 'No discussions yet. Be the first to start one!'} />
      ) : (
        groups.map(
          ({ posts, start }, group) =>
            posts.length > 0 && (
              <Fragment key={start}>
                {newCount > 0 && (
                  <h2 className={styles.heading}>{group === 0 ? 'New since your last visit' : 'Earlier'}</h2>
                )}
                <ul className={styles.list}>
                  {posts.map((post, index) => (
                    <DiscussionCard
                      key={post.id}
                      post={post}
                      isNew={isNew(post)}
                      focused={start + index === focusIndex}
                    />
                  ))}
                </ul>
              </Fragment>
            ),
        )
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

function uniqueById(posts: ForumPost[]): ForumPost[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}

function countWhile<T>(items: T[], isCounted: (item: T) => boolean): number {
  const end = items.findIndex((item) => !isCounted(item))
  return end < 0 ? items.length : end
}

function getActivityTime({ lastReply, createdAt, userId }: ForumPost): string {
  // What the site starts is nothing new until someone answers.
  return lastReply?.createdAt ?? (userId === null ? '' : createdAt)
}

function getEmptyMessage(pillar: Pillar): string {
  return `No discussions in ${pillarLabels[pillar]} yet. Be the first to start one!`
}
