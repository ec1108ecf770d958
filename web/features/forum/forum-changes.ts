import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { ApiError, type BodyFor, call, query } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { sayFailure } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'
import { discussionPages, discussionQuery, replyPages } from './forum-queries.ts'

type Sent<T> = { body: T; requestId: string }

/** Starts a discussion, or changes the one given. The form shows what went wrong. */
export function useSaveDiscussion(before: ForumPost | undefined) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ body, requestId }: Sent<BodyFor<'POST /api/forum'>>) =>
      before
        ? call('PATCH /api/forum/{id}', { params: { id: before.id }, body })
        : call('POST /api/forum', { body, requestId }),
    onSuccess: (post) => {
      put(post)
      if (before) return toast({ title: 'Discussion updated' })
      changeLists((posts, pillar, page) => {
        const isTop = page === 0 && (pillar ?? post.pillar) === post.pillar
        return isTop ? [post, ...posts.filter(({ id }) => id !== post.id)] : posts
      })
      return toast({
        title: 'Post created',
        action: { label: 'View', onAction: () => void navigate(paths.discussion(post.id)) },
      })
    },
  })
}

/** Takes back a discussion. Answers what is left of it: where replies of others keep it, it stays as deleted. */
export function useDeleteDiscussion({ id }: ForumPost) {
  return useMutation({
    mutationFn: async () => {
      await call('DELETE /api/forum/{id}', { params: { id } })
      return whatIsLeft(id)
    },
    onSuccess: (left) => {
      toast({ title: 'Discussion deleted' })
      if (left) put(left)
      else changeLists((posts) => posts.filter((post) => post.id !== id))
    },
    onError: (error) => sayFailure(error),
  })
}

/** Replies, or changes the reply given. The form shows what went wrong. */
export function useSaveReply(postId: string, before: ForumReply | undefined) {
  return useMutation({
    mutationFn: ({ body, requestId }: Sent<BodyFor<'POST /api/forum/{id}/replies'>>) =>
      before
        ? call('PATCH /api/forum/{id}/replies/{replyId}', { params: { id: postId, replyId: before.id }, body })
        : call('POST /api/forum/{id}/replies', { params: { id: postId }, body, requestId }),
    onSuccess: (reply) => {
      changeReplies(postId, (replies, isLast) => {
        if (replies.some(({ id }) => id === reply.id))
          return replies.map((each) => (each.id === reply.id ? reply : each))
        return isLast && !before ? [...replies, reply] : replies
      })
      if (!before) void countAgain(postId)
      toast({ title: before ? 'Reply updated' : 'Reply posted' })
    },
  })
}

export function useDeleteReply({ postId, id }: ForumReply) {
  return useMutation({
    mutationFn: () => call('DELETE /api/forum/{id}/replies/{replyId}', { params: { id: postId, replyId: id } }),
    onSuccess: () => {
      changeReplies(postId, (replies) => replies.filter((reply) => reply.id !== id))
      void countAgain(postId)
      toast({ title: 'Reply deleted' })
    },
    onError: (error) => sayFailure(error),
  })
}

/** The emptied discussion, or null where the server knows it no more. */
async function whatIsLeft(id: string): Promise<ForumPost | null> {
  try {
    return await call('GET /api/forum/{id}', { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The number of replies is the server's: a repeated answer must not be counted twice here. */
async function countAgain(postId: string): Promise<void> {
  const post = await queryClient.fetchQuery({ ...discussionQuery(postId), staleTime: 0 }).catch(() => null)
  if (post) put(post)
}

/** One discussion as it is now, wherever it is shown; lists of a pillar it has left lose it. */
function put(post: ForumPost): void {
  queryClient.setQueryData(discussionQuery(post.id).queryKey, post)
  changeLists((posts, pillar) =>
    posts.map((each) => (each.id === post.id ? post : each)).filter((each) => !pillar || each.pillar === pillar),
  )
}

function changeLists(
  change: (posts: ForumPost[], pillar: ForumPost['pillar'] | undefined, page: number) => ForumPost[],
): void {
  for (const pillar of [undefined, ...pillars]) {
    queryClient.setQueryData(
      discussionPages(pillar).queryKey,
      (data) => data && changed(data, (items, page) => change(items, pillar, page)),
    )
  }
  // Other screens show a few discussions too: they read them again when they are next visited.
  void queryClient.invalidateQueries({ queryKey: query('GET /api/forum').queryKey, refetchType: 'none' })
}

function changeReplies(postId: string, change: (replies: ForumReply[], isLast: boolean) => ForumReply[]): void {
  queryClient.setQueryData(
    replyPages(postId).queryKey,
    (data) => data && changed(data, (items, page) => change(items, page === data.pages.length - 1)),
  )
}

function changed<T>(
  data: InfiniteData<{ items: T[]; next: string | undefined }>,
  change: (items: T[], page: number) => T[],
): typeof data {
  return { ...data, pages: data.pages.map((page, at) => ({ ...page, items: change(page.items, at) })) }
}
