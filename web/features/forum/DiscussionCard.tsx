import { memo } from 'react'
import { Link } from 'react-router'
import type { ForumPost } from '#contract/forum.ts'
import { stripMarkdown } from '#contract/strip-markdown.ts'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { toLocalDate, formatLongDate } from '#web/ui/dates.ts'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Badges, PreviewCard } from '#web/ui/PreviewCard.tsx'
import { formatReplyCount } from './format-reply-count.ts'
import styles from './DiscussionCard.module.css'

type Props = {
  post: ForumPost
  /** Focus on mount, so that the keyboard continues here after loading more. */
  focused?: boolean
  withinPillar?: boolean
}

/** Memoized: a long list has thousands, and renders again for every page. */
export const DiscussionCard = memo(function DiscussionCard({ post, focused = false, withinPillar = false }: Props) {
  const { id, pillar, title, content, userId, username, replies, createdAt, deleted, hidden, removed, locked, pinned } =
    post
  const date = toLocalDate(useTimeZone(), createdAt)
  return (
    <PreviewCard
      to={paths.discussion(id)}
      row={id}
      state={withinPillar ? undefined : fromList}
      linkRef={focused ? focusOnMount : undefined}
      pillar={withinPillar ? pillar : undefined}
      badges={
        <Badges>
          {!withinPillar && <PillarBadge pillar={pillar} />}
          {pinned && <Badge>Pinned</Badge>}
          {locked && <Badge>Locked</Badge>}
          {removed ? <Badge tone="brass">Removed</Badge> : hidden && <Badge tone="brass">Hidden</Badge>}
        </Badges>
      }
      title={title}
      deleted={deleted}
      text={stripMarkdown(content)}
    >
      {!deleted && (
        <span>
          by{' '}
          <b className={styles.name}>
            {userId === null ? (
              <bdi>{username}</bdi>
            ) : (
              <Link className={styles.author} to={paths.member(userId)}>
                <bdi>{username}</bdi>
              </Link>
            )}
          </b>
        </span>
      )}
      <span>{formatReplyCount(replies)}</span>
      <time dateTime={createdAt}>{formatLongDate(date)}</time>
    </PreviewCard>
  )
})

/** Let the discussion go back in history, which restores the list's scroll position. */
const fromList = { fromList: true }
