import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatPostCount } from '#web/features/forum/format-reply-count.ts'
import { crewThreadQuery } from '#web/features/forum/thread-queries.ts'
import { ThreadComposer } from '#web/features/forum/ThreadComposer.tsx'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import styles from './CrewThread.module.css'

export type CrewThreadProps = { crewId: string }

/** The last posts of a crew, and a field to write to it. */
export function CrewThread({ crewId }: CrewThreadProps) {
  const result = useQuery(crewThreadQuery(crewId))
  const thread = result.data
  return (
    <Card as="section" aria-labelledby="crew-thread" className={styles.card}>
      <h2 id="crew-thread">Thread</h2>
      {!thread && (
        <LoadingState result={result}>
          <PostsSkeleton />
        </LoadingState>
      )}
      {thread?.open && thread.latest.length === 0 && <p className={styles.empty}>Nobody has written yet.</p>}
      {thread && thread.latest.length > 0 && <LatestPosts crewId={crewId} posts={thread.latest} />}
      {thread?.id && thread.latest.length > 0 && (
        <p>
          <Link className={styles.all} to={paths.discussion(thread.id)}>
            Open the thread · {formatPostCount(thread.replies)}
            <Icon name="forward" size="small" />
          </Link>
        </p>
      )}
      {thread && <ThreadComposer crewId={crewId} open={thread.open} />}
    </Card>
  )
}

function PostsSkeleton() {
  return <Skeleton shape="row" count={3} />
}
