import { memo, useEffect, useRef, useState } from 'react'
import type { ForumReply } from '#contract/forum.ts'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { PostPictures } from '#web/features/pictures/PostPictures.tsx'
import { AnswerPills } from '#web/features/reactions/AnswerPills.tsx'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { Byline, PermanentLink } from './Byline.tsx'
import type { CrewPostMenuProps } from './CrewPostMenu.tsx'
import { EditReply } from './EditReply.tsx'
import { cacheReplyReactions } from './forum-mutations.ts'
import { toMentionLinks } from './mention-links.ts'
import { NewLine } from './NewLine.tsx'
import { PostTime } from './PostTime.tsx'
import { QuotedPost } from './QuotedPost.tsx'
import type { QuotedWords } from './use-post-draft.ts'
import styles from './CrewPost.module.css'

const CrewPostMenu = lazyComponent<CrewPostMenuProps>(async () => (await import('./CrewPostMenu.tsx')).CrewPostMenu, {
  onFailure: () => undefined,
})

type Props = {
  post: ForumReply
  /** Written shortly after another one of the same member, whose name is above that one. */
  isContinued: boolean
  /** Undefined if the member cannot write. */
  onQuote?: ((quoted: QuotedWords) => void) | undefined
  /** Shows only the first lines. */
  isShort: boolean
  isFirstUnread: boolean
  /** The one that a link leads to. */
  isLinked: boolean
  /** Focus on mount, so that the keyboard continues here after loading more. */
  focused: boolean
}

/** A post in the thread of a crew. Memoized: a long thread renders again for every page. */
export const CrewPost = memo(function CrewPost({
  post,
  onQuote,
  isContinued,
  isShort,
  isFirstUnread,
  isLinked,
  focused,
}: Props) {
  const { id, userId, username, content, createdAt, deleted, removed, hidden, reactions } = post
  const isOwn = useUser()?.id === userId
  const canPost = useCanPost()
  const [isEditing, setIsEditing] = useState(false)
  const itemRef = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (focused) itemRef.current?.focus()
  }, [focused])

  function stopEditing() {
    // Keep the focus on the item when the form unmounts.
    itemRef.current?.focus({ preventScroll: true })
    setIsEditing(false)
  }

  // Moderators still see the text of a removed post.
  const path = paths.discussion(post.postId, { reply: id })
  const isGone = deleted || (removed && content === '')
  const label = isGone ? (deleted ? 'Deleted post' : 'Removed post') : `Post by ${username}`
  const canQuote = onQuote !== undefined && !removed && !hidden
  const menu = (
    <div className={styles.menu} data-quotes={canQuote || undefined}>
      <WhenIdle>
        <CrewPostMenu post={post} onQuote={canQuote ? onQuote : undefined} onEdit={() => setIsEditing(true)} />
      </WhenIdle>
    </div>
  )
  return (
    <li
      className={styles.post}
      ref={itemRef}
      tabIndex={-1}
      aria-label={label}
      data-row={id}
      data-linked={isLinked || undefined}
    >
      {isFirstUnread && <NewLine />}
      {isGone ? (
        <p className={styles.gone}>{deleted ? 'Deleted' : 'Removed by a moderator'}</p>
      ) : (
        <>
          {isContinued ? (
            <div className={styles.aside}>
              <PermanentLink to={path}>
                <PostTime instant={createdAt} />
              </PermanentLink>
              {menu}
            </div>
          ) : (
            <div className={styles.head}>
              <Byline post={post} path={path} isConversation />
              {menu}
            </div>
          )}
          {post.quote && <QuotedPost postId={post.postId} quote={post.quote} />}
          {isEditing ? (
            <div className={styles.edit}>
              <EditReply reply={post} label="Edit post" onClose={stopEditing} />
            </div>
          ) : (
            <>
              <div className={isShort ? styles.short : undefined} data-quotable={id}>
                <Markdown text={content} headings="h4" keepLines mentions={toMentionLinks(post.mentions)} />
              </div>
              <PostPictures pictures={post.pictures} username={username} />
            </>
          )}
          {!removed && !hidden && (
            <AnswerPills
              subject={{ kind: 'reply', id }}
              reactions={reactions}
              about={`the post by ${username}`}
              canAnswer={canPost && !isOwn}
              onSaved={(saved) => cacheReplyReactions(post, saved)}
            />
          )}
        </>
      )}
    </li>
  )
})
