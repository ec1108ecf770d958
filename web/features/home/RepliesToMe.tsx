import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { formatLongDate, toLocalDate } from '#web/ui/dates.ts'
import styles from './NewDiscussions.module.css'

const MAX_REPLIES = 3

/** The newest replies of others to the member's discussions. Others write too, so it is always refetched. */
export function RepliesToMe() {
  const { data } = useQuery({ ...apiQuery('GET /api/replies'), refetchOnMount: 'always' })
  const timeZone = useTimeZone()
  if (!data?.length) return null
  return (
    <Card as="section" aria-labelledby="replies">
      <CardHeader>
        <h3 id="replies">Replies to you</h3>
      </CardHeader>
      <ul>
        {data.slice(0, MAX_REPLIES).map(({ id, postId, postTitle, username, createdAt }) => {
          const date = toLocalDate(timeZone, createdAt)
          return (
            <li key={id} className={styles.post}>
              <Link to={paths.discussion(postId)} dir="auto">
                {postTitle}
              </Link>
              <p className={styles.meta}>
                <span>
                  Reply by <bdi>{username}</bdi>
                </span>
                <time dateTime={date}>{formatLongDate(date)}</time>
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
