import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Pillar } from '#contract/pillars.ts'
import { query, textOf } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/today.ts'
import { dateIn, longDate } from '#web/ui/dates.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { plainText } from '#web/ui/plain-text.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './PillarPage.module.css'

export function PillarPageCommunity({ pillar }: { pillar: Pillar }) {
  // Others write here: what was read before is shown, and read again.
  const { data, error, refetch, isFetching } = useQuery({ ...query('GET /api/forum', { query: { pillar } }), refetchOnMount: 'always' })
  const timeZone = useTimeZone()
  if (error && !data) return <ErrorState text={textOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeleton shape="row" count={6} />
  if (!data.length) {
    return (
      <EmptyState
        title="No discussions in this pillar yet."
        action={
          <LinkButton look="primary" to={paths.community({ pillar })}>
            Start a Discussion
          </LinkButton>
        }
      />
    )
  }
  return (
    <>
      <ul className={styles.rows}>
        {data.map(({ id, title, content, username, replies, createdAt }) => (
          <Card key={id} as="li" pillar={pillar}>
            <h2 className={styles.title}>
              <Link to={paths.discussion(id)}>{title}</Link>
            </h2>
            <p className={styles.preview}>{plainText(content)}</p>
            <p className={styles.meta}>
              <span>
                by <b>{username}</b>
              </span>
              <span>{replies === 1 ? '1 reply' : `${replies} replies`}</span>
              <time dateTime={createdAt}>{longDate(dateIn(timeZone, createdAt))}</time>
            </p>
          </Card>
        ))}
      </ul>
      <div className={styles.more}>
        <LinkButton wide to={paths.community({ pillar })}>
          Go to the discussions
        </LinkButton>
      </div>
    </>
  )
}
