import { Link } from 'react-router'
import type { ForumReply } from '#contract/forum.ts'
import { paths } from '#web/paths.ts'
import styles from './QuotedPost.module.css'

type Props = { postId: string; quote: NonNullable<ForumReply['quote']> }

/** The words that a reply answers, which lead to their post. */
export function QuotedPost({ postId, quote: { id, username, text } }: Props) {
  if (text === null) return <p className={styles.quote}>The quoted words are no longer shown.</p>
  return (
    <blockquote className={styles.quote}>
      <Link to={paths.discussion(postId, id === postId ? undefined : { reply: id })}>
        <b>
          <bdi>{username}</bdi>:
        </b>{' '}
        <span dir="auto">{text}</span>
      </Link>
    </blockquote>
  )
}
