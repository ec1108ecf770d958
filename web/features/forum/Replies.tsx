import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { textOf } from '#web/api.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Reply } from './Reply.tsx'
import { WriteReply } from './WriteReply.tsx'
import { replyPages } from './forum-queries.ts'
import { inOrder } from './in-order.ts'
import { repliesInWords } from './replies-in-words.ts'
import styles from './Replies.module.css'

export function Replies({ post }: { post: ForumPost }) {
  const replies = useInfiniteQuery(replyPages(post.id))
  const [continued, setContinued] = useState<string>()
  const { read, ahead } = inOrder(replies.data?.pages ?? [])
  const last = read.at(-1)?.id
  return (
    <section className={styles.replies} aria-labelledby="replies">
      <h2 id="replies" className={styles.heading}>
        {repliesInWords(post.replies)}
      </h2>
      {!replies.data && replies.error && (
        <ErrorState text={textOf(replies.error)} onRetry={() => void replies.refetch()} busy={replies.isFetching} />
      )}
      {replies.isPending && !replies.error && post.replies > 0 && <Skeleton shape="row" count={Math.min(post.replies, 3)} />}
      {read.length > 0 && (
        <ol className={styles.list}>
          {read.map((reply, at) => (
            <Reply key={reply.id} reply={reply} post={post} focused={read[at - 1]?.id === continued && continued !== undefined} />
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
      <WriteReply postId={post.id} />
    </section>
  )
}
