import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { useMarkRead } from '#web/features/notifications/mark-read.ts'
import { unreadQuery } from '#web/features/notifications/notification-queries.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { openAt } from '#web/shell/scroll-restoration.ts'
import { useUser } from '#web/shell/session.ts'
import { useStanding } from '#web/shell/standing.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CrewPosts } from './CrewPosts.tsx'
import { formatPostCount } from './format-reply-count.ts'
import { repliesQuery } from './forum-queries.ts'
import { joinReplyPages } from './merge-reply-pages.ts'
import type { QuotedWords } from './PostBox.tsx'
import { clearUnread } from './thread-queries.ts'
import { ThreadComposer } from './ThreadComposer.tsx'
import styles from './CrewConversation.module.css'

export type CrewConversationProps = {
  post: ForumPost
  crewId: string
  quoted: QuotedWords | undefined
  onQuote: (quoted: QuotedWords) => void
}

/** The thread of a crew: opens at the newest posts and the form below them, with earlier ones above. */
export function CrewConversation({ post, crewId, quoted, onQuote }: CrewConversationProps) {
  const replies = useInfiniteQuery(repliesQuery(post.id))
  const [focusBeforeId, setFocusBeforeId] = useState<string>()
  const [savedId, setSavedId] = useState<string>()
  const endRef = useRef<HTMLDivElement>(null)
  const posts = joinReplyPages(replies.data?.pages ?? [])
  const isLoaded = replies.data !== undefined
  const canPost = useCanPost()
  const isStaff = useStanding().role !== 'member'
  const acceptsPosts = !post.deleted && !post.removed && (!post.locked || isStaff)
  const focusedId = posts[posts.findIndex(({ id }) => id === focusBeforeId) - 1]?.id
  useEffect(() => {
    if (!isLoaded) return
    openAt(() => endRef.current, 'end')
    clearUnread(crewId)
  }, [isLoaded, crewId])
  const news = useNewPosts(post.id, posts, endRef)
  const showsSaved = posts.some(({ id }) => id === savedId)
  useEffect(() => {
    // The new post has pushed the form down.
    if (showsSaved) endRef.current?.scrollIntoView({ block: 'end' })
  }, [showsSaved])

  return (
    <section className={styles.conversation} aria-labelledby="posts" data-posts="">
      <h2 id="posts" className={styles.heading}>
        {formatPostCount(post.replies)}
      </h2>
      {!isLoaded && (
        <LoadingState result={replies}>
          <Skeleton shape="row" count={6} />
        </LoadingState>
      )}
      {replies.hasNextPage && (
        <LoadMore
          busy={replies.isFetchingNextPage}
          // Only by hand: it is above what the member reads.
          paused
          error={replies.isFetchNextPageError ? getErrorMessage(replies.error) : undefined}
          onLoadMore={() => {
            setFocusBeforeId(posts[0]?.id)
            void replies.fetchNextPage({ cancelRefetch: false })
          }}
        >
          Earlier posts
        </LoadMore>
      )}
      <CrewPosts posts={posts} onQuote={acceptsPosts && canPost ? onQuote : undefined} focusedId={focusedId} />
      <div className={styles.news}>
        {news.count > 0 && (
          <div>
            <Button onClick={news.show}>{news.count === 1 ? '1 new post' : `${news.count} new posts`}</Button>
          </div>
        )}
      </div>
      {isLoaded && (
        <div ref={endRef} className={styles.end} tabIndex={-1}>
          <ThreadComposer
            crewId={crewId}
            postId={post.id}
            open={acceptsPosts}
            isClosed={post.locked || !acceptsPosts}
            quoted={quoted}
            saysReaders={false}
            onSaved={({ id }) => setSavedId(id)}
          />
        </div>
      )}
    </section>
  )
}

/**
 * Keep the end of the conversation in view when others write while the member is there, and mark their posts as read.
 * @returns how many posts have come since, if the member is elsewhere, and how to show them
 */
function useNewPosts(postId: string, posts: ForumReply[], endRef: RefObject<HTMLElement | null>) {
  const userId = useUser()?.id
  const newestId = posts.at(-1)?.id
  const [seenId, setSeenId] = useState(newestId)
  const firstSeenId = useRef(seenId)
  const isAtEnd = useRef(false)
  const { mutate: markRead } = useMarkRead({ silent: true })

  useLayoutEffect(() => {
    const end = endRef.current
    if (!end || newestId === undefined) return undefined
    // The new posts have pushed the form down.
    if (isAtEnd.current) end.scrollIntoView({ block: 'end' })
    const observer = new IntersectionObserver((entries) => {
      isAtEnd.current = entries.at(-1)?.isIntersecting ?? false
      if (isAtEnd.current) setSeenId(newestId)
    })
    observer.observe(end)
    return () => observer.disconnect()
  }, [endRef, newestId])

  useEffect(() => {
    if (firstSeenId.current === undefined) firstSeenId.current = seenId
    if (seenId === firstSeenId.current) return
    if (queryClient.getQueryData(unreadQuery.queryKey)?.unread) markRead({ postId })
  }, [seenId, markRead, postId])

  return {
    count: posts.filter(({ id, userId: authorId }) => seenId !== undefined && id > seenId && authorId !== userId)
      .length,
    show() {
      endRef.current?.focus({ preventScroll: true })
      endRef.current?.scrollIntoView({ block: 'end' })
    },
  }
}
