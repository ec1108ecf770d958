import { memo } from 'react'
import { Link } from 'react-router'
import type { ForumPost } from '#contract/forum.ts'
import { stripMarkdown } from '#contract/strip-markdown.ts'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { RelativeTime } from '#web/shell/RelativeTime.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { PreviewCard } from '#web/ui/PreviewCard.tsx'
import { formatReplyCount } from './format-reply-count.ts'
import styles from './DiscussionCard.module.css'

type Props = {
  post: ForumPost
  /** Started since the last visit of the member, who has not opened it. */
  isNew?: boolean
  /** Focus on mount, so that the keyboard continues here after loading more. */
  focused?: boolean
  withinPillar?: boolean
}

/** Memoized: a long list has thousands, and renders again for every page. */
export const DiscussionCard = memo(function DiscussionCard({
  post,
  isNew = false,
  focused = false,
  withinPillar = false,
}: Props) {
  const { id, pillar, title, content, userId, username, profileImageUrl, replies, createdAt, lastReply } = post
  const { deleted, hidden, removed, locked, pinned, unread, firstUnread } = post
  return (
    <PreviewCard
      to={paths.discussion(id, unread > 0 && firstUnread ? { reply: firstUnread } : undefined)}
      row={id}
      state={withinPillar ? undefined : fromList}
      linkRef={focused ? focusOnMount : undefined}
      pillar={withinPillar ? pillar : undefined}
      badges={
        <div className={styles.head}>
          {!deleted && (
            <span className={styles.author}>
              <Avatar url={profileImageUrl} name={username} size="small" />
              <span>
                by{' '}
                <b className={styles.name}>
                  {userId === null ? (
                    <bdi>{username}</bdi>
                  ) : (
                    <Link className={styles.link} to={paths.member(userId)}>
                      <bdi>{username}</bdi>
                    </Link>
                  )}
                </b>
              </span>
            </span>
          )}
          <RelativeTime className={styles.time} instant={createdAt} />
          {unread > 0 ? (
            <Badge tone="brass">
              {unread} new<span className="visually-hidden"> {unread === 1 ? 'reply' : 'replies'}</span>
            </Badge>
          ) : (
            isNew && <Badge tone="brass">New</Badge>
          )}
        </div>
      }
      title={title}
      deleted={deleted}
      text={stripMarkdown(content)}
    >
      {!withinPillar && <PillarBadge pillar={pillar} />}
      {pinned && <Badge>Pinned</Badge>}
      {locked && <Badge>Locked</Badge>}
      {removed ? <Badge tone="brass">Removed</Badge> : hidden && <Badge tone="brass">Hidden</Badge>}
      <span>{formatReplyCount(replies)}</span>
      {lastReply && (
        <span>
          last by <bdi>{lastReply.username}</bdi>, <RelativeTime instant={lastReply.createdAt} />
        </span>
      )}
    </PreviewCard>
  )
})

/** Let the discussion go back in history, which restores the list's scroll position. */
const fromList = { fromList: true }
