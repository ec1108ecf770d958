import { type InfiniteData, useMutation } from '@tanstack/react-query'
import type { Pillar } from '#contract/pillars.ts'
import type { SocialPost } from '#contract/social.ts'
import { ApiError, callApi, getErrorMessage } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createToggleIdempotencyKeys } from '#web/api/toggle-idempotency-keys.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'

const feedKey = ['/api/social']
const managedKey = ['/api/social/manage']

/** The most posts one call accepts. */
const bulkTagLimit = 100

const lockKeys = createToggleIdempotencyKeys()

/** Refetch visible feeds from the first page and drop the others from the cache. */
export function refetchFeed(): void {
  for (const queryKey of [feedKey, managedKey]) {
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    queryClient.setQueriesData<Pages>(
      { queryKey, type: 'active' },
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    )
    void queryClient.invalidateQueries({ queryKey, type: 'active' })
  }
}

/** Show an "Error" toast with the server's message, or with `fallback` when there is none. */
export function showServerErrorToast(error: unknown, fallback: string): void {
  const [fieldMessage] = error instanceof ApiError ? Object.values(error.fields) : []
  showErrorToast(error, 'Error', fieldMessage || getErrorMessage(error, fallback))
}

/** Set a post's pillar; null leaves it to the classifier. */
export function useTagPost() {
  return useMutation({
    mutationFn: ({ id, pillar }: { id: string; pillar: Pillar | null }) =>
      callApi('PATCH /api/social/{id}/tag', { params: { id }, body: { pillar: pillar ?? '' } }),
    onSuccess: (post) => {
      cachePost(post)
      toast({ title: 'Pillar updated' })
    },
    onError: (error) => showErrorToast(error, 'Failed to update pillar'),
  })
}

export function useTogglePostLock() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      callApi('PATCH /api/social/{id}/lock', { params: { id }, idempotencyKey: lockKeys.getKey(id) }),
    onSuccess: (post) => {
      lockKeys.reset(post.id)
      cachePost(post)
      toast({ title: 'Pillar lock toggled' })
    },
    onError: (error, { id }) => {
      if (error instanceof ApiError) lockKeys.reset(id)
      showErrorToast(error, 'Failed to toggle lock')
    },
  })
}

/** Set the pillar of several posts and skip locked ones. */
export function useBulkTagPosts() {
  return useMutation({
    mutationFn: async ({ posts, pillar }: { posts: SocialPost[]; pillar: Pillar | null }) => {
      const totals = { updated: 0, locked: 0 }
      for (let from = 0; from < posts.length; from += bulkTagLimit) {
        const batch = posts.slice(from, from + bulkTagLimit)
        const { updated, locked } = await callApi('POST /api/social/bulk-tag', {
          body: { ids: batch.map(({ id }) => id), pillar: pillar ?? '' },
        })
        for (const post of batch) if (!post.pillarLocked) cachePost({ ...post, pillar })
        totals.updated += updated
        totals.locked += locked
      }
      return totals
    },
    onSuccess: ({ updated, locked }) => {
      const lockedText = locked > 0 ? ` ${locked} locked and not changed.` : ''
      toast({ title: 'Pillar updated', description: `${updated} ${updated === 1 ? 'post' : 'posts'}.${lockedText}` })
    },
    onError: (error) => showErrorToast(error, 'Failed to update pillar'),
  })
}

export function useSetPostVisibility() {
  return useMutation({
    mutationFn: ({ id, visibility }: { id: string; visibility: 'public' | 'hidden' }) =>
      callApi('PATCH /api/social/{id}/visibility', { params: { id }, body: { visibility } }),
    onSuccess: (post) => {
      cachePost(post)
      toast({ title: post.visibility === 'hidden' ? 'Post hidden' : 'Post shown on the feed' })
    },
    onError: (error) => showErrorToast(error, 'Failed to update the post'),
  })
}

export function useRemovePost() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) => callApi('DELETE /api/social/{id}', { params: { id } }),
    onSuccess: (_, { id }) => {
      updateManagedPosts((posts) => posts.filter((post) => post.id !== id))
      removeCachedFeed()
      toast({ title: 'Post removed' })
    },
    onError: (error) => showErrorToast(error, 'Failed to remove the post'),
  })
}

function cachePost(updatedPost: SocialPost): void {
  updateManagedPosts((posts) => posts.map((post) => (post.id === updatedPost.id ? updatedPost : post)))
  removeCachedFeed()
}

type Pages = InfiniteData<{ items: SocialPost[] }>

/** Update posts in place. One that no longer matches the filter stays until the next refetch, so rows don't jump. */
function updateManagedPosts(change: (posts: SocialPost[]) => SocialPost[]): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: managedKey },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  )
}

function removeCachedFeed(): void {
  queryClient.removeQueries({ queryKey: feedKey, type: 'inactive' })
}
