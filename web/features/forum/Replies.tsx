import { useCallback, useEffect, useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { openAt } from '#web/shell/scroll-restoration.ts'
import { useStanding } from '#web/shell/standing.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { formatReplyCount } from './format-reply-count.ts'
import { PostBar } from './PostBar.tsx'
import { Reply } from './Reply.tsx'
import type { ReplyBoxProps } from './ReplyBox.tsx'
import { useFirstUnread } from './use-first-unread.ts'
import { useMarkDiscussionRead } from './use-mark-discussion-read.ts'
import type { QuotedWords } from './use-post-draft.ts'
import { useReplies } from './use-replies.ts'
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
  const { replies, loaded, appended, focusedId, earlier, later } = useReplies(post, from)
  const [savedId, setSavedId] = useState<string>()
  const firstUnread = useFirstUnread(post)
  const canPost = useCanPost()
  const isStaff = useStanding().role !== 'member'
  const acceptsReplies = !post.deleted && !post.removed && (!post.locked || isStaff)
  const isLoaded = replies.data !== undefined
  useMarkDiscussionRead(post, isFresh && isLoaded ? (loaded.at(-1)?.id ?? post.id) : undefined)
  useEffect(() => {
    if (!isLoaded || !from) return
    const find = () => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(from)}"]`)
    // The keyboard goes on from there.
    if (openAt(find, 'center')) find()?.focus({ preventScroll: true })
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
        {earlier && <LoadMore {...earlier}>Earlier replies</LoadMore>}
        {loaded.length > 0 && (
          <ol>
            {loaded.map((reply) => (
              <Reply
                key={reply.id}
                reply={reply}
                {...common}
                focused={reply.id === focusedId}
                isFirstUnread={reply.id === firstUnread}
                isLinked={reply.id === from}
                isNew={reply.id === savedId}
              />
            ))}
          </ol>
        )}
        {later && <LoadMore {...later}>More replies</LoadMore>}
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
        <PostBar>
          <PostingGate>
            {post.challengeId && <PartNotice challengeId={post.challengeId} />}
            <ReplyBox postId={post.id} quoted={quoted} onSaved={setSavedId} />
          </PostingGate>
        </PostBar>
      )}
    </>
  )
}
