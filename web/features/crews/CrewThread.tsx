import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ForumReply } from '#contract/forum.ts'
import { formatPostCount } from '#web/features/forum/format-reply-count.ts'
import { crewThreadQuery } from '#web/features/forum/thread-queries.ts'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { stripMarkdown } from '#web/ui/strip-markdown.ts'
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
          <Skeleton shape="line" count={2} />
        </LoadingState>
      )}
      {thread && thread.latest.length === 0 && (
        <p className={styles.words}>
          {thread.open ? 'Nobody has written yet. Only this crew reads it.' : 'A moderator has closed this thread.'}
        </p>
      )}
      {thread && thread.latest.length > 0 && (
        <ol className={styles.latest}>
          {thread.latest.map((reply) => (
            <LatestReply key={reply.id} reply={reply} />
          ))}
        </ol>
      )}
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

function LatestReply({ reply: { username, content, createdAt } }: { reply: ForumReply }) {
  const timeZone = useTimeZone()
  return (
    <li className={styles.reply}>
      <p className={styles.byline}>
        <b>
          <bdi>{username}</bdi>
        </b>
        <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
      </p>
      <p className={styles.text} dir="auto">
        {stripMarkdown(content)}
      </p>
    </li>
  )
}
