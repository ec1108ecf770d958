import { Link } from 'react-router'
import type { ForumPost } from '#contract/forum.ts'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { PostPictures } from '#web/features/pictures/PostPictures.tsx'
import { AnswerPills } from '#web/features/reactions/AnswerPills.tsx'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { useUser } from '#web/shell/session.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { toLocalDate } from '#web/ui/dates.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { formatWeekdayDate } from '#web/ui/weekday-date.ts'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { Byline } from './Byline.tsx'
import { FirstUnreadLink } from './FirstUnreadLink.tsx'
import { toDiscussionItem } from './forum-items.ts'
import { cacheDiscussionReactions } from './forum-mutations.ts'
import { toMentionLinks } from './mention-links.ts'
import { PostHead } from './PostHead.tsx'
import { useFirstUnread } from './use-first-unread.ts'
import type { QuotedWords } from './use-post-draft.ts'
import styles from './DiscussionBody.module.css'

const FollowButton = lazyComponent(async () => (await import('./FollowButton.tsx')).FollowButton, {
  onFailure: () => undefined,
})
const DiscussionActions = lazyComponent(async () => (await import('./DiscussionActions.tsx')).DiscussionActions)

type Props = {
  post: ForumPost
  /** Whether the replies start with another one than the first. */
  isPartial: boolean
  onDeleted: () => void
  onQuote: (quoted: QuotedWords) => void
}

export function DiscussionBody({ post, isPartial, onDeleted, onQuote }: Props) {
  const {
    pillar,
    title,
    content,
    userId,
    deleted,
    removed,
    hidden,
    locked,
    closesAt,
    pinned,
    challengeId,
    crewId,
    reactions,
  } = post
  const canPost = useCanPost()
  const firstUnread = useFirstUnread(post)
  const isOwn = useUser()?.id === userId
  // Moderators still see the text.
  const isRemoved = removed && content === ''
  return (
    <article className={styles.opening}>
      <div className={styles.top}>
        <p className={styles.badges}>
          {!crewId && <PillarBadge pillar={pillar} />}
          {pinned && <Badge>Pinned</Badge>}
          {locked && <Badge>Locked</Badge>}
        </p>
        <WhenIdle>
          <FollowButton postId={post.id} />
        </WhenIdle>
      </div>
      <h1 className={styles.title} data-deleted={deleted || isRemoved || undefined} dir="auto">
        <HeadingText>{crewId ? 'Thread' : title}</HeadingText>
      </h1>
      {deleted ? (
        <p className={styles.gone}>The author deleted this discussion. The replies are still here.</p>
      ) : isRemoved ? (
        <p className={styles.gone}>
          {isOwn
            ? 'A moderator removed your discussion. You can see why, and appeal, in your notifications.'
            : 'A moderator removed this discussion. The replies are still here.'}
        </p>
      ) : crewId ? (
        <p className={styles.readers}>
          Only this crew reads this. If someone reports a post, moderators see that post and the ones before it.
        </p>
      ) : challengeId ? (
        <>
          <Markdown text={content} />
          <p>
            <Link className={styles.challenge} to={paths.challenge(challengeId)}>
              See the challenge
            </Link>
          </p>
        </>
      ) : (
        <>
          <PostHead
            item={toDiscussionItem(post)}
            quote={canPost && !removed && !hidden && !locked ? { post, onQuote } : undefined}
          >
            <Byline post={post} path={paths.discussion(post.id)} />
          </PostHead>
          {closesAt && !locked && <ClosingTime instant={closesAt} />}
          <div data-quotable={post.id}>
            <Markdown text={content} keepLines mentions={toMentionLinks(post.mentions)} />
          </div>
          <PostPictures pictures={post.pictures} username={post.username} />
          {!removed && !hidden && (
            <AnswerPills
              subject={{ kind: 'discussion', id: post.id }}
              reactions={reactions}
              about="the discussion"
              canAnswer={canPost && !isOwn}
              onSaved={(saved) => cacheDiscussionReactions(post, saved)}
            />
          )}
        </>
      )}
      {isOwn && !deleted && !removed && (
        <div className={styles.actions}>
          <WhenIdle>
            <DiscussionActions post={post} onDeleted={onDeleted} />
          </WhenIdle>
        </div>
      )}
      {!crewId && !isPartial && firstUnread && <FirstUnreadLink postId={post.id} id={firstUnread} noun="reply" />}
    </article>
  )
}

function ClosingTime({ instant }: { instant: string }) {
  const date = toLocalDate(useTimeZone(), instant)
  return <p className={styles.readers}>Open for replies until {formatWeekdayDate(date)}.</p>
}
