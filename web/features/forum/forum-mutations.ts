import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ForumPost, ForumReply } from '#contract/forum.ts'
import type { Reactions } from '#contract/reactions.ts'
import { ApiError, type RequestBody, callApi, apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'
import { crewThreadQuery } from './crew-thread-query.ts'
import { followQuery } from './follow-query.ts'
import { discussionsQuery, discussionQuery, repliesQuery } from './forum-queries.ts'
import { findCrewOf, updateLatest } from './thread-queries.ts'

type Submission<T> = { body: T; idempotencyKey: string }

/** Create a discussion, or edit the existing one. The form shows any error. */
export function useSaveDiscussion(existing: ForumPost | undefined) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Submission<RequestBody<'POST /api/forum'>>) =>
      existing
        ? callApi('PATCH /api/forum/{id}', { params: { id: existing.id }, body })
        : callApi('POST /api/forum', { body, idempotencyKey }),
    onSuccess: (post) => {
      cacheDiscussion(post)
      if (existing) return toast({ title: 'Discussion updated' })
      updateDiscussionLists((posts, pillar, page) => {
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

/**
 * Delete a discussion.
 * @returns the tombstone if others have replied, or else null
 */
export function useDeleteDiscussion({ id }: ForumPost) {
  return useMutation({
    mutationFn: async () => {
      await callApi('DELETE /api/forum/{id}', { params: { id } })
      return fetchRemainingDiscussion(id)
    },
    onSuccess: (remaining) => {
      toast({ title: 'Discussion deleted' })
      if (remaining) cacheDiscussion(remaining)
      else updateDiscussionLists((posts) => posts.filter((post) => post.id !== id))
    },
    onError: (error) => showErrorToast(error),
  })
}

export function useSaveReply(postId: string, existing: ForumReply | undefined) {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Submission<RequestBody<'POST /api/forum/{id}/replies'>>) =>
      existing
        ? callApi('PATCH /api/forum/{id}/replies/{replyId}', { params: { id: postId, replyId: existing.id }, body })
        : callApi('POST /api/forum/{id}/replies', { params: { id: postId }, body, idempotencyKey }),
    onSuccess: (reply) => {
      updateReplyPages(postId, (replies, isLast) => {
        if (replies.some(({ id }) => id === reply.id))
          return replies.map((item) => (item.id === reply.id ? reply : item))
        return isLast && !existing ? [...replies, reply] : replies
      })
      updateLatest(postId, (latest) => latest.map((item) => (item.id === reply.id ? reply : item)))
      if (!existing) {
        void refetchDiscussion(postId)
        // Replying follows the discussion.
        void queryClient.invalidateQueries({ queryKey: followQuery(postId).queryKey })
      }
      refetchCrewThread(postId)
      // A new one is on the screen.
      if (existing) toast({ title: `${nameReply(postId)} updated` })
    },
  })
}

export function useDeleteReply({ postId, id }: ForumReply) {
  return useMutation({
    mutationFn: () => callApi('DELETE /api/forum/{id}/replies/{replyId}', { params: { id: postId, replyId: id } }),
    onSuccess: () => {
      updateReplyPages(postId, (replies) => replies.filter((reply) => reply.id !== id))
      updateLatest(postId, (latest) => latest.filter((reply) => reply.id !== id))
      void refetchDiscussion(postId)
      refetchCrewThread(postId)
      toast({ title: `${nameReply(postId)} deleted` })
    },
    onError: (error) => showErrorToast(error),
  })
}

/** Nobody started the thread of a crew, so nobody replies in it. */
function nameReply(postId: string): 'Reply' | 'Post' {
  return findCrewOf(postId) ? 'Post' : 'Reply'
}

/** The screen of the crew shows its last posts. */
function refetchCrewThread(postId: string): void {
  const crewId = findCrewOf(postId)
  if (crewId) void queryClient.invalidateQueries({ queryKey: crewThreadQuery(crewId).queryKey })
}

/** Show how far the member has read a discussion. */
export function cacheReading(id: string, reading: Pick<ForumPost, 'readUpTo' | 'unread'>): void {
  const change = (post: ForumPost) => ({ ...post, ...reading, firstUnread: null })
  queryClient.setQueryData(discussionQuery(id).queryKey, (post) => post && change(post))
  updateDiscussionLists((posts) => posts.map((post) => (post.id === id ? change(post) : post)))
}

/** Show the answers to a discussion that were saved. */
export function cacheDiscussionReactions(post: ForumPost, reactions: Reactions): void {
  const cached = queryClient.getQueryData(discussionQuery(post.id).queryKey) ?? post
  cacheDiscussion({ ...cached, reactions })
}

/** Show the answers to a reply that were saved. */
export function cacheReplyReactions({ postId, id }: ForumReply, reactions: Reactions): void {
  const answer = (replies: ForumReply[]) => replies.map((reply) => (reply.id === id ? { ...reply, reactions } : reply))
  updateReplyPages(postId, answer)
  updateLatest(postId, answer)
}

async function fetchRemainingDiscussion(id: string): Promise<ForumPost | null> {
  try {
    return await callApi('GET /api/forum/{id}', { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Refetch the reply count. Counting here would count a retried reply twice. */
async function refetchDiscussion(postId: string): Promise<void> {
  const post = await queryClient.fetchQuery({ ...discussionQuery(postId), staleTime: 0 }).catch(() => null)
  if (post) cacheDiscussion(post)
}

/** Update a discussion in every cached list and drop it from lists of its former pillar. */
function cacheDiscussion(post: ForumPost): void {
  queryClient.setQueryData(discussionQuery(post.id).queryKey, post)
  updateDiscussionLists((posts, pillar) =>
    posts.map((item) => (item.id === post.id ? post : item)).filter((item) => !pillar || item.pillar === pillar),
  )
}

function updateDiscussionLists(
  update: (posts: ForumPost[], pillar: ForumPost['pillar'] | undefined, page: number) => ForumPost[],
): void {
  for (const pillar of [undefined, ...pillars]) {
    queryClient.setQueryData(
      discussionsQuery(pillar).queryKey,
      (data) => data && mapPages(data, (items, page) => update(items, pillar, page)),
    )
  }
  // Other screens show discussions too; they refetch on the next visit. The lists would refetch all of their pages.
  void queryClient.invalidateQueries({
    queryKey: apiQuery('GET /api/forum').queryKey,
    predicate: ({ queryKey }) => queryKey.at(-1) !== 'pages',
    refetchType: 'none',
  })
}

function updateReplyPages(postId: string, update: (replies: ForumReply[], isLast: boolean) => ForumReply[]): void {
  // Also those that a link to a reply starts with.
  const [path] = repliesQuery(postId).queryKey
  queryClient.setQueriesData<ReplyPages>(
    { queryKey: [path], predicate: ({ queryKey }) => queryKey.at(-1) === 'pages' },
    (data) => data && mapPages(data, (items, page) => update(items, page === data.pages.length - 1)),
  )
}

type ReplyPages = InfiniteData<{ items: ForumReply[]; next: string | undefined }>

function mapPages<T>(
  data: InfiniteData<{ items: T[]; next: string | undefined }>,
  update: (items: T[], page: number) => T[],
): typeof data {
  return { ...data, pages: data.pages.map((page, index) => ({ ...page, items: update(page.items, index) })) }
}
