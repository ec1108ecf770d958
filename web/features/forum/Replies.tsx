import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { textOf } from '#web/api/client.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useOwnDraft } from './draft.ts'
import { replyPages } from './forum-queries.ts'
import { inOrder } from './in-order.ts'
import { repliesInWords } from './replies-in-words.ts'
import { replyDraft } from './reply-draft.ts'
import { Reply } from './Reply.tsx'
import { WriteButton, WriteReply, type Writing } from './WriteReply.tsx'
import styles from './Replies.module.css'

/** More than this many stand between the top and the form at the end. */
const FEW = 4

export function Replies({ post }: { post: ForumPost }) {
  const replies = useInfiniteQuery(replyPages(post.id))
  const [continued, setContinued] = useState<string>()
  const draft = useOwnDraft(replyDraft(post.id))
  // Words left unfinished open the form by themselves.
  const [writing, setWriting] = useState<Writing>(() => (draft.read() ? 'left-off' : 'no'))
  const [hasWritten, setHasWritten] = useState(false)
  const { read, ahead } = inOrder(replies.data?.pages ?? [])
  const last = read.at(-1)?.id

  function write(next: Writing) {
    setWriting(next)
    setHasWritten(true)
  }

  return (
    <section className={styles.replies} aria-labelledby="replies">
      <div className={styles.head}>
        <h2 id="replies" className={styles.heading}>
          {repliesInWords(post.replies)}
        </h2>
        {post.replies > FEW && !post.deleted && writing !== 'here' && (
          <WriteButton look="quiet" onWrite={() => write('here')} />
        )}
      </div>
      {!replies.data && replies.error && (
        <ErrorState text={textOf(replies.error)} onRetry={() => void replies.refetch()} busy={replies.isFetching} />
      )}
      {replies.isPending && !replies.error && post.replies > 0 && (
        <Skeleton shape="row" count={Math.min(post.replies, 3)} />
      )}
      {read.length > 0 && (
        <ol className={styles.list}>
          {read.map((reply, at) => (
            <Reply
              key={reply.id}
              reply={reply}
              post={post}
              focused={read[at - 1]?.id === continued && continued !== undefined}
            />
          ))}
        </ol>
      )}
      {replies.hasNextPage && (
        <LoadMore
          busy={replies.isFetchingNextPage}
          paused={replies.isFetching}
          error={replies.isFetchNextPageError ? textOf(replies.error) : undefined}
          onMore={(byHand) => {
            setContinued(byHand ? last : undefined)
            void replies.fetchNextPage({ cancelRefetch: false })
          }}
        >
          More replies
        </LoadMore>
      )}
      {ahead.length > 0 && (
        <ol className={styles.list}>
          {ahead.map((reply) => (
            <Reply key={reply.id} reply={reply} post={post} focused={false} />
          ))}
        </ol>
      )}
      {!post.deleted && <WriteReply postId={post.id} writing={writing} onChange={write} focused={hasWritten} />}
    </section>
  )
}
