import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ForumPost } from '#contract/forum.ts'
import type { Pillar } from '#contract/pillars.ts'
import { callApi } from '#web/api/client.ts'
import { formatReplyCount } from '#web/features/forum/format-reply-count.ts'
import { paths } from '#web/paths.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { toLocalDate, formatLongDate } from '#web/ui/dates.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './NewDiscussions.module.css'

const MAX_DISCUSSIONS = 3

/** More than are shown, because some of the newest may be tombstones. */
const FETCHED_DISCUSSIONS = 10

/** Each pillar costs one request. */
const MAX_PILLARS = 3

/** Show the newest discussions of the member's active pillars, or of all pillars if none is active. */
export function NewDiscussions({ activePillars }: { activePillars: readonly Pillar[] }) {
  const result = useQuery({
    ...newestDiscussionsQuery(activePillars.slice(0, MAX_PILLARS)),
    placeholderData: keepPreviousData,
  })
  const { data, error } = result
  const [onlyPillar, ...others] = activePillars
  if (error && !data) return <LoadingState result={result} />
  return (
    <Card as="section" aria-labelledby="discussions">
      <CardHeader>
        <h3 id="discussions">{activePillars.length ? 'New in your pillars' : 'New in the community'}</h3>
        <Link to={paths.community({ pillar: others.length ? undefined : onlyPillar })}>All discussions</Link>
      </CardHeader>
      {data?.length ? (
        <ul>
          {data.map((post) => (
            <DiscussionItem key={post.id} post={post} />
          ))}
        </ul>
      ) : data ? (
        <p className={styles.empty}>No discussions yet.</p>
      ) : (
        <Skeleton shape="line" count={MAX_DISCUSSIONS} />
      )}
    </Card>
  )
}

function newestDiscussionsQuery(queriedPillars: readonly Pillar[]) {
  const calls = (queriedPillars.length ? queriedPillars : [undefined]).map((pillar) => ({
    query: { pillar, limit: String(FETCHED_DISCUSSIONS) },
  }))
  return queryOptions({
    queryKey: ['/api/forum', { newest: queriedPillars.join() }],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(calls.map((options) => callApi('GET /api/forum', { ...options, signal })))
      return pickNewest(lists.flat())
    },
    // Show the cached list and always refetch, because others post too.
    refetchOnMount: 'always',
  })
}

function pickNewest(posts: ForumPost[]): ForumPost[] {
  return posts
    .filter(({ deleted }) => !deleted)
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (b.id > a.id ? 1 : -1))
    .slice(0, MAX_DISCUSSIONS)
}

function DiscussionItem({ post: { id, title, pillar, username, replies, createdAt } }: { post: ForumPost }) {
  const timeZone = useTimeZone()
  const date = toLocalDate(timeZone, createdAt)
  return (
    <li className={styles.post}>
      <PillarBadge pillar={pillar} />
      <Link to={paths.discussion(id)} dir="auto">
        {title}
      </Link>
      <p className={styles.meta}>
        <span>
          by <bdi>{username}</bdi>
        </span>
        <span>{formatReplyCount(replies)}</span>
        <time dateTime={date}>{formatLongDate(date)}</time>
      </p>
    </li>
  )
}
