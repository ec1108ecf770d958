import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCrewPartner } from '#web/features/forum/crew-partner.ts'
import { crewThreadQuery } from '#web/features/forum/crew-thread-query.ts'
import { CrewPosts } from '#web/features/forum/CrewPosts.tsx'
import { formatPostCount } from '#web/features/forum/format-reply-count.ts'
import { ThreadComposer } from '#web/features/forum/ThreadComposer.tsx'
import { useMarkDiscussionRead } from '#web/features/forum/use-mark-discussion-read.ts'
import type { QuotedWords } from '#web/features/forum/use-post-draft.ts'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { MarkReadOnOpen } from '#web/features/notifications/MarkReadOnOpen.tsx'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useUser } from '#web/shell/session.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenNear } from '#web/ui/WhenNear.tsx'
import styles from './CrewThread.module.css'

export type CrewThreadProps = { crewId: string }

/** The last posts of a crew, and a field to write to it. */
export function CrewThread({ crewId }: CrewThreadProps) {
  const result = useQuery(crewThreadQuery(crewId))
  const partner = useCrewPartner(crewId)
  const ownId = useUser()?.id
  const [quoted, setQuoted] = useState<QuotedWords>()
  const canPost = useCanPost()
  const thread = result.data
  const newestId = thread?.latest.at(-1)?.id
  const ofOthers = thread?.latest.filter(({ userId }) => userId !== ownId) ?? []
  return (
    <Card as="section" aria-labelledby="crew-thread">
      <h2 id="crew-thread" className={styles.heading}>
        Thread
      </h2>
      <div className={styles.thread} data-posts="">
        {!thread && (
          <LoadingState result={result}>
            <PostsSkeleton />
          </LoadingState>
        )}
        {thread?.open && thread.latest.length === 0 && (
          <p className={styles.empty}>{partner ? 'Neither of you has written yet.' : 'Nobody has written yet.'}</p>
        )}
        {thread && <CrewPosts posts={thread.latest} onQuote={thread.open && canPost ? setQuoted : undefined} isShort />}
        {thread?.id && newestId && thread.unread <= ofOthers.length && (
          <WhenNear distance={0}>
            <MarkThreadRead key={newestId} thread={{ id: thread.id, readUpTo: thread.readUpTo }} newestId={newestId} />
          </WhenNear>
        )}
        {thread?.id && thread.latest.length > 0 && (
          <p>
            <Link className={styles.all} to={paths.discussion(thread.id)}>
              Open the thread · {formatPostCount(thread.replies)}
              <Icon name="forward" size="small" />
            </Link>
          </p>
        )}
        {thread && (
          <ThreadComposer crewId={crewId} postId={thread.id ?? undefined} open={thread.open} quoted={quoted} />
        )}
      </div>
    </Card>
  )
}

type MarkThreadReadProps = { thread: { id: string; readUpTo: string | null }; newestId: string }

function MarkThreadRead({ thread, newestId }: MarkThreadReadProps) {
  useMarkDiscussionRead(thread, newestId)
  return <MarkReadOnOpen postId={thread.id} />
}

function PostsSkeleton() {
  return <Skeleton shape="row" count={3} />
}
