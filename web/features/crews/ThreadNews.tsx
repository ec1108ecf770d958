import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { stripMarkdown } from '#contract/strip-markdown.ts'
import { crewThreadQuery } from '#web/features/forum/crew-thread-query.ts'
import { paths } from '#web/paths.ts'
import { RelativeTime } from '#web/shell/RelativeTime.tsx'
import { useUser } from '#web/shell/session.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import styles from './ThreadNews.module.css'

/** The newest post above the board, because the thread is below the first screen, and how many are unread. */
export function ThreadNews({ crewId }: { crewId: string }) {
  const ownId = useUser()?.id
  const { data: thread } = useQuery(crewThreadQuery(crewId))
  const posts = thread?.latest ?? []
  const post = (thread?.unread && posts.findLast(({ userId }) => userId !== ownId)) || posts.at(-1)
  if (!thread?.id || !post) return <div className={styles.news}>{thread && <p>No posts in the thread yet.</p>}</div>
  const { userId, username, content, createdAt } = post
  return (
    <div className={styles.news}>
      <Avatar url={null} name={username} size="small" />
      <Link to={paths.discussion(thread.id)}>
        {thread.unread > 0 && (
          <Badge tone="brass">
            {thread.unread} new<span className="visually-hidden"> in the thread:</span>
          </Badge>
        )}
        <span className={styles.line}>
          <b>{userId === ownId ? 'You' : <bdi>{username}</bdi>}:</b>{' '}
          <bdi>{stripMarkdown(skipQuote(content), { maxLength: 120 })}</bdi>
        </span>
      </Link>
      {thread.unread === 0 && <RelativeTime className={styles.time} instant={createdAt} />}
    </div>
  )
}

/** Leaves out what a post quotes at its beginning, because one line has little room. */
function skipQuote(content: string): string {
  return content.replace(/^(?:>.*\n+)+(?=.)/, '')
}
