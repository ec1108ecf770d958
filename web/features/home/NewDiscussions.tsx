import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ForumPost } from '#contract/forum.ts'
import type { Pillar } from '#contract/pillars.ts'
import { call, textOf } from '#web/api/client.ts'
import { repliesInWords } from '#web/features/forum/replies-in-words.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { dateIn, longDate } from '#web/ui/dates.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './NewDiscussions.module.css'

const SHOWN = 3

/** Pillars asked about, one call each: Home is no place to wait. */
const ASKED = 3

type Props = {
  atWorkOn: readonly Pillar[]
  /** With nothing beside it in its row it takes all of it. */
  isAlone: boolean
}

/** The newest discussions of the pillars he is at work on, or of all where he is at none. */
export function NewDiscussions({ atWorkOn, isAlone }: Props) {
  const { data, error, refetch, isFetching } = useQuery({
    ...newestIn(atWorkOn.slice(0, ASKED)),
    placeholderData: keepPreviousData,
  })
  const [onlyPillar, ...others] = atWorkOn
  const place = isAlone ? styles.alone : undefined
  if (error && !data) {
    return (
      <div className={place}>
        <ErrorState text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <Card as="section" aria-labelledby="discussions" className={place}>
      <CardHead>
        <h3 id="discussions">{atWorkOn.length ? 'New in your pillars' : 'New in the community'}</h3>
        <Link to={paths.community({ pillar: others.length ? undefined : onlyPillar })}>All discussions</Link>
      </CardHead>
      {data?.length ? (
        <ul>
          {data.map((post) => (
            <Discussion key={post.id} post={post} />
          ))}
        </ul>
      ) : data ? (
        <p className={styles.empty}>Nobody has spoken here yet. Somebody goes first.</p>
      ) : (
        <Skeleton shape="line" count={SHOWN} />
      )}
    </Card>
  )
}

/** One query over the calls for each pillar, or over the one for all of them. */
function newestIn(asked: readonly Pillar[]) {
  const calls = (asked.length ? asked : [undefined]).map((pillar) => ({ query: { pillar, limit: String(SHOWN) } }))
  return queryOptions({
    queryKey: ['/api/forum', { newest: asked.join() }],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(calls.map((options) => call('GET /api/forum', { ...options, signal })))
      return newest(lists.flat())
    },
    // Others write here: what was read before is shown, and read again.
    refetchOnMount: 'always',
  })
}

function newest(posts: ForumPost[]): ForumPost[] {
  return posts
    .filter(({ deleted }) => !deleted)
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || (other.id > one.id ? 1 : -1))
    .slice(0, SHOWN)
}

function Discussion({ post: { id, title, pillar, username, replies, createdAt } }: { post: ForumPost }) {
  const timeZone = useTimeZone()
  const date = dateIn(timeZone, createdAt)
  return (
    <li className={styles.post}>
      <PillarBadge pillar={pillar} />
      <Link to={paths.discussion(id)}>{title}</Link>
      <p className={styles.meta}>
        <span>{`by ${username}`}</span>
        <span>{repliesInWords(replies)}</span>
        <time dateTime={date}>{longDate(date)}</time>
      </p>
    </li>
  )
}
