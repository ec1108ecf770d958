import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import styles from './FirstUnreadLink.module.css'

type Props = { postId: string; id: string; noun: 'reply' | 'post' }

export function FirstUnreadLink({ postId, id, noun }: Props) {
  return (
    <Link className={styles.unread} to={paths.discussion(postId, { reply: id })}>
      Go to the first new {noun}
    </Link>
  )
}
