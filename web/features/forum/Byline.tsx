import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import styles from './Byline.module.css'

type Props = {
  post: { username: string; createdAt: string; editedAt: string | null }
  isAuthor?: boolean
}

export function Byline({ post: { username, createdAt, editedAt }, isAuthor }: Props) {
  const timeZone = useTimeZone()
  return (
    <p className={styles.byline}>
      <b>
        <bdi>{username}</bdi>
      </b>
      {isAuthor && <Badge>Author</Badge>}
      <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
      {editedAt && <span title={formatDateTime(timeZone, editedAt)}>edited</span>}
    </p>
  )
}
