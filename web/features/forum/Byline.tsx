import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { RelativeTime } from '#web/shell/RelativeTime.tsx'
import { useUser } from '#web/shell/session.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { PostTime } from './PostTime.tsx'
import styles from './Byline.module.css'

type Props = {
  post: {
    userId: string | null
    profileImageUrl: string | null
    username: string
    createdAt: string
    editedAt: string | null
    hidden: boolean
    hiddenBy: 'reports' | 'moderator' | null
    removed: boolean
  }
  isAuthor?: boolean
  /** Shows the time of day. */
  isConversation?: boolean
  /** Leads to the post. */
  path?: string
  /** Shows the date and time instead of how long ago it was. */
  isExact?: boolean
}

/** Who wrote a post, and when. */
export function Byline({ post, isAuthor, isConversation, path, isExact = false }: Props) {
  const { userId, profileImageUrl, username, createdAt, editedAt, hidden, hiddenBy, removed } = post
  const isOwn = useUser()?.id === userId
  const timeZone = useTimeZone()
  return (
    <p className={styles.byline}>
      <Avatar url={profileImageUrl} name={username} size="small" />
      <b>
        {userId === null ? (
          <bdi>{username}</bdi>
        ) : (
          <Link to={paths.member(userId)}>
            <bdi>{username}</bdi>
          </Link>
        )}
      </b>
      {isAuthor && <Badge>Author</Badge>}
      {removed ? <Badge tone="brass">Removed</Badge> : hidden && <Badge tone="brass">Hidden</Badge>}
      <PermanentLink to={path}>
        {isConversation ? (
          <PostTime instant={createdAt} />
        ) : isExact ? (
          <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
        ) : (
          <RelativeTime instant={createdAt} />
        )}
      </PermanentLink>
      {editedAt && <span title={formatDateTime(timeZone, editedAt)}>edited</span>}
      {isOwn && hiddenBy && <span className={styles.reason}>{hidingReasons[hiddenBy]}</span>}
    </p>
  )
}

export function PermanentLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children
  return (
    <Link className={styles.time} to={to}>
      {children}
      <span className="visually-hidden">, link to this post</span>
    </Link>
  )
}

const hidingReasons = {
  reports: 'Hidden until a moderator has reviewed it. Only you and the moderators see it.',
  moderator: 'A moderator has hidden this post. Only you and the moderators see it.',
}
