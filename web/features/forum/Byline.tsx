import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
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
    username: string
    createdAt: string
    editedAt: string | null
    hidden: boolean
    hiddenBy: 'reports' | 'moderator' | null
    removed: boolean
  }
  isAuthor?: boolean
  /** Shows the time of day, and who wrote it with their initial. */
  isConversation?: boolean
}

export function Byline({ post, isAuthor, isConversation }: Props) {
  const { userId, username, createdAt, editedAt, hidden, hiddenBy, removed } = post
  const isOwn = useUser()?.id === userId
  const timeZone = useTimeZone()
  return (
    <p className={styles.byline}>
      {isConversation && <Avatar url={null} name={username} size="small" />}
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
      {isConversation ? (
        <PostTime instant={createdAt} />
      ) : (
        <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
      )}
      {editedAt && <span title={formatDateTime(timeZone, editedAt)}>edited</span>}
      {isOwn && hiddenBy && <span className={styles.reason}>{hidingReasons[hiddenBy]}</span>}
    </p>
  )
}

const hidingReasons = {
  reports: 'Hidden until a moderator has reviewed it. Only you and the moderators see it.',
  moderator: 'A moderator has hidden this post. Only you and the moderators see it.',
}
