import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { openAt } from '#web/shell/scroll-restoration.ts'
import { useStanding } from '#web/shell/standing.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { earlierRepliesQuery } from './earlier-replies-query.ts'
import { formatReplyCount } from './format-reply-count.ts'
import { repliesQuery } from './forum-queries.ts'
import { joinReplyPages, mergeReplyPages } from './merge-reply-pages.ts'
import type { QuotedWords } from './PostBox.tsx'
import { Reply } from './Reply.tsx'
import type { ReplyBoxProps } from './ReplyBox.tsx'
import { stickAboveKeyboard } from './stick-above-keyboard.ts'
import { useFirstUnread } from './use-first-unread.ts'
import { useMarkDiscussionRead } from './use-mark-discussion-read.ts'
import styles from './Replies.module.css'

const ReplyBox = lazyComponent<ReplyBoxProps>(async () => (await import('./ReplyBox.tsx')).ReplyBox, {
  fallback: () => <div className={styles.place} />,
  source: 'web/features/forum/ReplyBox.tsx',
})
const PartNotice = lazyComponent(async () => (await import('./PartNotice.tsx')).PartNotice)

type Props = {
  post: ForumPost
  /** Whether the discussion is not being read again. */
  isFresh: boolean
  /** The reply that the list starts with; the first one by default. */
  from?: string | undefined
  quoted: QuotedWords | undefined
  onQuote: (quoted: QuotedWords) => void
}

/** The replies to a discussion, with the box for another one at the bottom of the screen. */
export function Replies({ post, isFresh, from, quoted, onQuote }: Props) {
  const replies = useInfiniteQuery(repliesQuery(post.id, from))
  const earlier = useInfiniteQuery({ ...earlierRepliesQuery(post.id, from ?? ''), enabled: false })
  const [focusAfterId, setFocusAfterId] = useState<string>()
  const [focusBeforeId, setFocusBeforeId] = useState<string>()
  const [savedId, setSavedId] = useState<string>()
  const firstUnread = useFirstUnread(post)
  const { loaded: following, appended } = mergeReplyPages(replies.data?.pages ?? [])
  const loaded = [...joinReplyPages(earlier.data?.pages ?? []), ...following]
  const lastLoadedId = loaded.at(-1)?.id
  // The number of replies is without those that moderators have hidden or removed.
  const counted = loaded.filter(({ hidden, removed }) => !hidden && !removed).length
  const hasEarlier = from !== undefined && (earlier.data ? earlier.hasNextPage : counted < post.replies)
  const focusedBefore = loaded[loaded.findIndex(({ id }) => id === focusBeforeId) - 1]?.id
  const canPost = useCanPost()
  const isStaff = useStanding().role !== 'member'
  const acceptsReplies = !post.deleted && !post.removed && (!post.locked || isStaff)
  const isLoaded = replies.data !== undefined
  useMarkDiscussionRead(post, isFresh && isLoaded ? (appended.at(-1)?.id ?? lastLoadedId ?? post.id) : undefined)
  useEffect(() => {
    if (isLoaded && from) openAt(() => document.querySelector(`[data-row="${CSS.escape(from)}"]`), 'center')
  }, [isLoaded, from])

  // A reply moves to the other list, and mounts again, once the pages before it are loaded.
  const forgetSavedId = useCallback(() => setSavedId(undefined), [])
  const common = { post, onQuote: acceptsReplies && canPost ? onQuote : undefined, onRevealed: forgetSavedId }

  return (
    <>
      <section className={styles.replies} aria-labelledby="replies">
        <h2 id="replies" className={styles.heading}>
          {formatReplyCount(post.replies)}
        </h2>
        {!isLoaded && (
          <LoadingState result={replies}>
            {post.replies > 0 && <Skeleton shape="row" count={Math.min(post.replies, 6)} />}
          </LoadingState>
        )}
        {isLoaded && hasEarlier && (
          <LoadMore
            busy={earlier.isFetching}
            // Only by hand: it is above what the member reads.
            paused
            error={earlier.isError ? getErrorMessage(earlier.error) : undefined}
            onLoadMore={() => {
              setFocusBeforeId(loaded[0]?.id)
              void (earlier.data ? earlier.fetchNextPage({ cancelRefetch: false }) : earlier.refetch())
            }}
          >
            Earlier replies
          </LoadMore>
        )}
        {loaded.length > 0 && (
          <ol>
            {loaded.map((reply, index) => (
              <Reply
                key={reply.id}
                reply={reply}
                {...common}
                focused={
                  reply.id === focusedBefore || (focusAfterId !== undefined && loaded[index - 1]?.id === focusAfterId)
                }
                isFirstUnread={reply.id === firstUnread}
                isLinked={reply.id === from}
                isNew={reply.id === savedId}
              />
            ))}
          </ol>
        )}
        {replies.hasNextPage && (
          <LoadMore
            busy={replies.isFetchingNextPage}
            paused={replies.isFetching}
            error={replies.isFetchNextPageError ? getErrorMessage(replies.error) : undefined}
            onLoadMore={(isManual) => {
              setFocusAfterId(isManual ? lastLoadedId : undefined)
              void replies.fetchNextPage({ cancelRefetch: false })
            }}
          >
            More replies
          </LoadMore>
        )}
        {appended.length > 0 && (
          <ol>
            {appended.map((reply) => (
              <Reply key={reply.id} reply={reply} {...common} focused={false} isNew={reply.id === savedId} />
            ))}
          </ol>
        )}
        {post.locked && !post.deleted && (
          <p className={styles.locked}>{post.closesAt ? 'This discussion is closed.' : 'This discussion is locked.'}</p>
        )}
      </section>
      {acceptsReplies && (
        <div className={styles.bar} ref={stickAboveKeyboard}>
          <PostingGate>
            {post.challengeId && <PartNotice challengeId={post.challengeId} />}
            <ReplyBox postId={post.id} quoted={quoted} onSaved={setSavedId} />
          </PostingGate>
        </div>
      )}
    </>
  )
}
