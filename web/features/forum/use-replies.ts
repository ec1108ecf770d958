import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { earlierRepliesQuery } from './earlier-replies-query.ts'
import { repliesQuery } from './forum-queries.ts'
import { joinReplyPages, mergeReplyPages } from './merge-reply-pages.ts'

/**
 * Read the replies to a discussion, oldest first, and how to load the ones before and after them.
 * @param from the reply that the list starts with; by default the first one, or the newest page in the thread of a crew
 * @returns what is appended past a page that is not loaded apart from the others; the props of each button, if there is
 * more; and the reply that the keyboard continues at
 */
export function useReplies(post: ForumPost, from: string | undefined) {
  const replies = useInfiniteQuery(repliesQuery(post.id, from))
  const before = useInfiniteQuery({ ...earlierRepliesQuery(post.id, from ?? ''), enabled: false })
  const [focusNext, setFocusNext] = useState<{ to: string | undefined; step: 1 | -1 }>()
  const isLoaded = replies.data !== undefined
  const pages = replies.data?.pages ?? []
  const isNewestFirst = post.crewId !== null && from === undefined
  const { loaded: following, appended } = isNewestFirst
    ? { loaded: joinReplyPages(pages), appended: [] }
    : mergeReplyPages(pages)
  const loaded = [...joinReplyPages(before.data?.pages ?? []), ...following]
  // The number of replies is without those that moderators have hidden or removed.
  const counted = loaded.filter(({ hidden, removed }) => !hidden && !removed).length
  const above = isNewestFirst ? replies : before
  const hasEarlier = above.data ? above.hasNextPage : from !== undefined && counted < post.replies
  const place = loaded.findIndex(({ id }) => id === focusNext?.to)

  return {
    replies,
    loaded,
    appended,
    focusedId: focusNext && place >= 0 ? loaded[place + focusNext.step]?.id : undefined,
    earlier: isLoaded &&
      hasEarlier && {
        busy: isNewestFirst ? replies.isFetchingNextPage : before.isFetching,
        // Only by hand: it is above what the member reads.
        paused: true,
        error: above.isFetchNextPageError || before.isError ? getErrorMessage(above.error) : undefined,
        onLoadMore: () => {
          setFocusNext({ to: loaded[0]?.id, step: -1 })
          void (above.data ? above.fetchNextPage({ cancelRefetch: false }) : above.refetch())
        },
      },
    later: !isNewestFirst &&
      replies.hasNextPage && {
        busy: replies.isFetchingNextPage,
        paused: replies.isFetching,
        error: replies.isFetchNextPageError ? getErrorMessage(replies.error) : undefined,
        onLoadMore: (byHand: boolean) => {
          setFocusNext(byHand ? { to: loaded.at(-1)?.id, step: 1 } : undefined)
          void replies.fetchNextPage({ cancelRefetch: false })
        },
      },
  }
}
