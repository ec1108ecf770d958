import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useStanding } from '#web/shell/standing.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { formatReplyCount } from './format-reply-count.ts'
import { repliesQuery } from './forum-queries.ts'
import { mergeReplyPages } from './merge-reply-pages.ts'
import { getReplyDraftName } from './reply-draft-name.ts'
import { Reply } from './Reply.tsx'
import { WriteReplyButton, ReplyComposer, type ReplyFormStatus } from './ReplyComposer.tsx'
import styles from './Replies.module.css'

const PartNotice = lazyComponent(async () => (await import('./PartNotice.tsx')).PartNotice)

const TOP_BUTTON_THRESHOLD = 4

export function Replies({ post }: { post: ForumPost }) {
  const replies = useInfiniteQuery(repliesQuery(post.id))
  const [focusAfterId, setFocusAfterId] = useState<string>()
  const draft = useFormDraft(getReplyDraftName(post.id))
  // An unfinished draft opens the form.
  const [formStatus, setFormStatus] = useState<ReplyFormStatus>(() => (draft.read() ? 'restored' : 'closed'))
  const [hasOpenedForm, setHasOpenedForm] = useState(false)
  const [savedId, setSavedId] = useState<string>()
  const { loaded, appended } = mergeReplyPages(replies.data?.pages ?? [])
  const lastLoadedId = loaded.at(-1)?.id
  const canPost = useCanPost()
  const isStaff = useStanding().role !== 'member'
  const acceptsReplies = !post.deleted && !post.removed && (!post.locked || isStaff)

  // A reply moves to the other list, and mounts again, once the pages before it are loaded.
  const forgetSavedId = useCallback(() => setSavedId(undefined), [])

  function changeFormStatus(next: ReplyFormStatus) {
    setFormStatus(next)
    setHasOpenedForm(true)
  }

  return (
    <section className={styles.replies} aria-labelledby="replies">
      <div className={styles.head}>
        <h2 id="replies" className={styles.heading}>
          {formatReplyCount(post.replies)}
        </h2>
        {post.replies > TOP_BUTTON_THRESHOLD && acceptsReplies && canPost && formStatus !== 'open' && (
          <WriteReplyButton variant="quiet" onWrite={() => changeFormStatus('open')} />
        )}
      </div>
      {!replies.data && (
        <LoadingState result={replies}>
          {post.replies > 0 && <Skeleton shape="row" count={Math.min(post.replies, 6)} />}
        </LoadingState>
      )}
      {loaded.length > 0 && (
        <ol>
          {loaded.map((reply, index) => (
            <Reply
              key={reply.id}
              reply={reply}
              post={post}
              focused={loaded[index - 1]?.id === focusAfterId && focusAfterId !== undefined}
              isNew={reply.id === savedId}
              onRevealed={forgetSavedId}
            />
          ))}
        </ol>
      )}
      {replies.hasNextPage && (
        <LoadMore
          busy={replies.isFetchingNextPage}
          paused={replies.isFetching}
          error={replies.isFetchNextPageError ? getErrorMessage(replies.error) : undefined}
          onLoadMore={(isManual) => {
            setFocusAfterId(isManual ? lastLoadedId : undefined)
            void replies.fetchNextPage({ cancelRefetch: false })
          }}
        >
          More replies
        </LoadMore>
      )}
      {appended.length > 0 && (
        <ol>
          {appended.map((reply) => (
            <Reply
              key={reply.id}
              reply={reply}
              post={post}
              focused={false}
              isNew={reply.id === savedId}
              onRevealed={forgetSavedId}
            />
          ))}
        </ol>
      )}
      {post.locked && !post.deleted && <p className={styles.locked}>This discussion is locked.</p>}
      {/* The replies above it would push it down. */}
      {acceptsReplies && (!replies.isPending || formStatus === 'open') && (
        <div tabIndex={-1}>
          <PostingGate>
            {post.challengeId && <PartNotice challengeId={post.challengeId} />}
            <ReplyComposer
              postId={post.id}
              status={formStatus}
              onChange={changeFormStatus}
              onSaved={setSavedId}
              focused={hasOpenedForm}
            />
          </PostingGate>
        </div>
      )}
    </section>
  )
}
