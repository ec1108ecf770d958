import { memo, useEffect, useRef, useState } from 'react'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { PostPictures } from '#web/features/pictures/PostPictures.tsx'
import { AnswerPills } from '#web/features/reactions/AnswerPills.tsx'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { lazyComponent, showLoadErrorToast } from '#web/ui/lazy-component.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { Byline } from './Byline.tsx'
import type { EditReplyProps } from './EditReply.tsx'
import { toReplyItem } from './forum-items.ts'
import { cacheReplyReactions } from './forum-mutations.ts'
import { toMentionLinks } from './mention-links.ts'
import { NewLine } from './NewLine.tsx'
import { PostHead } from './PostHead.tsx'
import { QuotedPost } from './QuotedPost.tsx'
import type { QuotedWords } from './use-post-draft.ts'
import styles from './Reply.module.css'

const EditReply = lazyComponent<EditReplyProps>(async () => (await import('./EditReply.tsx')).EditReply, {
  // The reply stays readable until then.
  fallback: ({ reply }) => <Markdown text={reply.content} headings="h3" keepLines />,
  onFailure({ onClose }) {
    showLoadErrorToast()
    onClose()
  },
})
const ReplyActions = lazyComponent(async () => (await import('./ReplyActions.tsx')).ReplyActions)

type Props = {
  reply: ForumReply
  post: ForumPost
  /** Undefined if the member cannot reply. */
  onQuote?: ((quoted: QuotedWords) => void) | undefined
  /** Focus on mount, so that the keyboard continues here after loading more. */
  focused: boolean
  /** Where reading continues. */
  isFirstUnread?: boolean
  /** The one that a link leads to. */
  isLinked?: boolean
  /** Written just now. Scrolls into view once. */
  isNew: boolean
  onRevealed: () => void
}

/** Memoized: a long thread has thousands, and renders again for every page. */
export const Reply = memo(function Reply({
  reply,
  post,
  onQuote,
  focused,
  isFirstUnread = false,
  isLinked = false,
  isNew,
  onRevealed,
}: Props) {
  const { id, userId, username, content, postId, removed } = reply
  const isOwn = useUser()?.id === userId
  const canPost = useCanPost()
  const [editing, setEditing] = useState(false)
  const itemRef = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (focused) itemRef.current?.focus()
  }, [focused])
  useEffect(() => {
    if (!isNew) return
    reveal(itemRef.current)
    onRevealed()
  }, [isNew, onRevealed])

  function stopEditing() {
    // Keep the focus on the item when the form unmounts.
    itemRef.current?.focus({ preventScroll: true })
    setEditing(false)
  }

  if (reply.deleted)
    return (
      <li className={styles.item} ref={itemRef} tabIndex={-1} aria-label="Deleted reply" data-row={id}>
        <div className={styles.reply}>
          <p className={styles.removed}>Deleted</p>
        </div>
      </li>
    )
  // Moderators still see the text.
  if (removed && content === '')
    return (
      <li className={styles.item} ref={itemRef} tabIndex={-1} aria-label="Removed reply" data-row={id}>
        <div className={styles.reply}>
          <p className={styles.removed}>Removed by a moderator</p>
        </div>
      </li>
    )
  return (
    <li
      className={styles.item}
      ref={itemRef}
      tabIndex={-1}
      aria-label={`Reply by ${username}`}
      data-row={id}
      data-linked={isLinked || undefined}
    >
      {isFirstUnread && <NewLine />}
      <div className={styles.reply}>
        <PostHead
          item={toReplyItem(reply)}
          quote={onQuote && !removed && !reply.hidden ? { post: reply, onQuote } : undefined}
        >
          <Byline
            post={reply}
            path={paths.discussion(postId, { reply: id })}
            isAuthor={userId !== null && userId === post.userId}
            isExact={isLinked}
          />
        </PostHead>
        {reply.quote && <QuotedPost postId={postId} quote={reply.quote} />}
        {editing ? (
          <EditReply reply={reply} onClose={stopEditing} />
        ) : (
          <>
            <div data-quotable={id}>
              <Markdown text={content} headings="h3" keepLines mentions={toMentionLinks(reply.mentions)} />
            </div>
            <PostPictures pictures={reply.pictures} username={username} />
            {!removed && !reply.hidden && (
              <AnswerPills
                subject={{ kind: 'reply', id }}
                reactions={reply.reactions}
                about={`the reply by ${username}`}
                canAnswer={canPost && !isOwn}
                onSaved={(saved) => cacheReplyReactions(reply, saved)}
              />
            )}
            {isOwn && !removed && (
              <div className={styles.actions}>
                <WhenIdle>
                  <ReplyActions reply={reply} onEdit={() => setEditing(true)} />
                </WhenIdle>
              </div>
            )}
          </>
        )}
      </div>
    </li>
  )
})

/** Scroll again in the next frames: the browser guesses the heights of distant replies until they are near. */
function reveal(item: HTMLElement | null, frames = 4): void {
  item?.scrollIntoView({ block: 'nearest' })
  if (frames > 0) requestAnimationFrame(() => reveal(item, frames - 1))
}
