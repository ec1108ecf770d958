import { useTimeZone } from '#web/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { clockTime, dateIn, longDate } from '#web/ui/dates.ts'
import styles from './Byline.module.css'

type Props = {
  text: { username: string; createdAt: string; editedAt: string | null }
  /** He began the discussion. */
  isAuthor?: boolean
}

/** Who said it, when, and whether it still reads as it did then. */
export function Byline({ text: { username, createdAt, editedAt }, isAuthor }: Props) {
  const timeZone = useTimeZone()
  const at = (instant: string) => `${longDate(dateIn(timeZone, instant))}, ${clockTime(timeZone, instant)}`
  return (
    <p className={styles.byline}>
      <b>{username}</b>
      {isAuthor && <Badge>Author</Badge>}
      <time dateTime={createdAt}>{at(createdAt)}</time>
      {editedAt && <span title={at(editedAt)}>edited</span>}
    </p>
  )
}
