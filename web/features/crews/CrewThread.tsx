import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatPostCount } from '#web/features/forum/format-reply-count.ts'
import { crewThreadQuery } from '#web/features/forum/thread-queries.ts'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import styles from './CrewThread.module.css'

const ThreadForm = lazyComponent(async () => (await import('#web/features/forum/ThreadForm.tsx')).ThreadForm)

/** The last posts of a crew, and a form to write to it. */
export function CrewThread({ crewId }: { crewId: string }) {
  const result = useQuery(crewThreadQuery(crewId))
  const [isWriting, setIsWriting] = useState(false)
  const thread = result.data
  return (
    <Card as="section" aria-labelledby="crew-thread" className={styles.card}>
      <h2 id="crew-thread">Thread</h2>
      {!thread && (
        <LoadingState result={result}>
          <PostsSkeleton />
        </LoadingState>
      )}
      {thread && thread.latest.length === 0 && (
        <p className={styles.empty}>
          {thread.open ? 'Nobody has written yet. Only this crew reads it.' : 'A moderator has closed this thread.'}
        </p>
      )}
      {thread && thread.latest.length > 0 && <LatestPosts crewId={crewId} posts={thread.latest} />}
      {thread?.id && thread.latest.length > 0 && (
        <p>
          <Link className={styles.all} to={paths.discussion(thread.id)}>
            Open the thread · {formatPostCount(thread.replies)}
            <Icon name="forward" size="small" />
          </Link>
        </p>
      )}
      {thread?.open && (
        <PostingGate>
          {isWriting ? (
            <ThreadForm
              owner={{ kind: 'crew', id: crewId }}
              label="Write to the crew"
              onSaved={() => setIsWriting(false)}
              onCancel={() => setIsWriting(false)}
            />
          ) : (
            <Button className={styles.write} onClick={() => setIsWriting(true)}>
              <Icon name={rareIcons.reply} />
              Write to the crew
            </Button>
          )}
        </PostingGate>
      )}
    </Card>
  )
}

function PostsSkeleton() {
  return <Skeleton shape="row" count={3} />
}
