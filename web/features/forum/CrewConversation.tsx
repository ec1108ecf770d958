import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
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
import { FirstUnreadLink } from './FirstUnreadLink.tsx'
import { formatPostCount } from './format-reply-count.ts'
import { PostBar } from './PostBar.tsx'
import { clearUnread } from './thread-queries.ts'
import { ThreadComposer } from './ThreadComposer.tsx'
import { useFirstUnread } from './use-first-unread.ts'
import { useMarkDiscussionRead } from './use-mark-discussion-read.ts'
import type { QuotedWords } from './use-post-draft.ts'
import { useReplies } from './use-replies.ts'
import styles from './CrewConversation.module.css'

export type CrewConversationProps = {
  post: ForumPost
  crewId: string
  /** Whether the thread is not being read again. */
  isFresh: boolean
  /** The post that the list starts with; by default the newest page, or the first unread post if it is before that. */
  from?: string | undefined
  quoted: QuotedWords | undefined
  onQuote: (quoted: QuotedWords) => void
}

/**
 * The thread of a crew, with the box for a post at the bottom of the screen. Opens at the post of a link, at the first
 * unread one or at the end.
 */
export function CrewConversation({ post, crewId, isFresh, from, quoted, onQuote }: CrewConversationProps) {
  const [start, setStart] = useState(from)
  const { replies, loaded, appended, focusedId, earlier, later } = useReplies(post, start)
  const [savedId, setSavedId] = useState<string>()
  const endRef = useRef<HTMLDivElement>(null)
  const posts = [...loaded, ...appended]
  const isLoaded = replies.data !== undefined
  const firstUnread = useFirstUnread(post)
  const [oldest] = posts
  const missesUnread = !start && firstUnread !== null && oldest !== undefined && firstUnread < oldest.id
  // A member who has just written wants to see the end.
  if (missesUnread && savedId === undefined) setStart(firstUnread)
  const canPost = useCanPost()
  const isStaff = useStanding().role !== 'member'
  const acceptsPosts = !post.deleted && !post.removed && (!post.locked || isStaff)
  useEffect(() => {
    if (!isLoaded) return
    const opening = start ? `[data-row="${CSS.escape(start)}"]` : savedId ? '[data-end]' : '[data-first-unread]'
    const find = () => document.querySelector<HTMLElement>(opening) ?? (start ? null : endRef.current)
    // The keyboard goes on from there.
    if (openAt(find, 'center') && start) find()?.focus({ preventScroll: true })
  }, [isLoaded, start, savedId])
  const hasLater = Boolean(later)
  const news = useNewPosts(post, { loaded, appended, hasLater, endRef })
  const readId = missesUnread ? undefined : news.readId
  useMarkDiscussionRead(post, isFresh ? readId : undefined)
  useEffect(() => {
    if (readId !== undefined && !hasLater) clearUnread(crewId)
  }, [readId, hasLater, crewId])
  const showsSaved = posts.some(({ id }) => id === savedId)
  useEffect(() => {
    if (showsSaved) endRef.current?.scrollIntoView({ block: 'end' })
  }, [showsSaved])
  const common = {
    onQuote: acceptsPosts && canPost ? onQuote : undefined,
    firstUnreadId: firstUnread,
    linkedId: from,
    focusedId,
  }

  return (
    <>
      <section className={styles.conversation} aria-labelledby="posts">
        <h2 id="posts" className={styles.heading}>
          {formatPostCount(post.replies)}
        </h2>
        {!isLoaded && (
          <LoadingState result={replies}>
            <Skeleton shape="row" count={6} />
          </LoadingState>
        )}
        {missesUnread && <FirstUnreadLink postId={post.id} id={firstUnread} noun="post" />}
        {earlier && <LoadMore {...earlier}>Earlier posts</LoadMore>}
        <CrewPosts posts={loaded} {...common} />
        {later && <LoadMore {...later}>Later posts</LoadMore>}
        <CrewPosts posts={appended} {...common} />
        <div ref={endRef} data-end="" />
      </section>
      <PostBar onResize={news.keepEnd}>
        <div className={styles.news}>
          {news.count > 0 && (
            <Button onClick={news.show}>{news.count === 1 ? '1 new post' : `${news.count} new posts`}</Button>
          )}
        </div>
        <ThreadComposer
          crewId={crewId}
          postId={post.id}
          open={acceptsPosts}
          isClosed={post.locked || !acceptsPosts}
          isBar
          quoted={quoted}
          focused={quoted !== undefined}
          saysReaders={false}
          onSaved={({ id }) => {
            setSavedId(id)
            if (later) setStart(undefined)
          }}
        />
      </PostBar>
    </>
  )
}

type Conversation = Pick<ReturnType<typeof useReplies>, 'loaded' | 'appended'> & {
  hasLater: boolean
  endRef: RefObject<HTMLElement | null>
}

/**
 * Keep the end of the conversation in view when others write while the member is there, and mark their posts as read.
 * @returns how many posts have come since, if the member is elsewhere, how to show them, and the last one that was seen
 */
function useNewPosts({ id: postId, lastReply }: ForumPost, { loaded, appended, hasLater, endRef }: Conversation) {
  const userId = useUser()?.id
  const posts = [...loaded, ...appended]
  // Those between the two are unread.
  const lastLoadedId = loaded.at(-1)?.id
  const newestId = posts.at(-1)?.id
  const [seenId, setSeenId] = useState(lastReply?.id ?? newestId)
  const [readId, setReadId] = useState<string>()
  const firstSeenId = useRef(seenId)
  const isAtEnd = useRef(false)
  const { mutate: markRead } = useMarkRead({ silent: true })
  if (seenId === undefined && newestId !== undefined) setSeenId(newestId)

  function keepEnd() {
    if (isAtEnd.current) endRef.current?.scrollIntoView({ block: 'end' })
  }

  const keepEndOnGrowth = useEffectEvent(keepEnd)
  useLayoutEffect(() => {
    const end = endRef.current
    if (!end || newestId === undefined) return undefined
    // The new posts have pushed the end down.
    keepEndOnGrowth()
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting ?? false
      isAtEnd.current = isInView && !hasLater
      if (!isInView) return
      setReadId(lastLoadedId)
      setSeenId((seen) => (seen !== undefined && seen > newestId ? seen : newestId))
    })
    observer.observe(end)
    return () => observer.disconnect()
  }, [endRef, newestId, lastLoadedId, hasLater])

  useEffect(() => {
    if (firstSeenId.current === undefined) firstSeenId.current = seenId
    if (seenId === firstSeenId.current) return
    if (queryClient.getQueryData(unreadQuery.queryKey)?.unread) markRead({ postId })
  }, [seenId, markRead, postId])

  return {
    readId,
    keepEnd,
    count: posts.filter(({ id, userId: authorId }) => seenId !== undefined && id > seenId && authorId !== userId)
      .length,
    show() {
      const newest = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(newestId ?? '')}"]`)
      newest?.focus({ preventScroll: true })
      endRef.current?.scrollIntoView({ block: 'end' })
    },
  }
}
