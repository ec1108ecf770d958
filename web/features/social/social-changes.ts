import { type InfiniteData, useMutation } from '@tanstack/react-query'
import type { Pillar } from '#contract/pillars.ts'
import type { SocialPost } from '#contract/social.ts'
import { ApiError, call } from '#web/api/client.ts'
import { toggles } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sayFailure } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'

const feedKey = ['/api/social']
const managedKey = ['/api/social/manage']

/** Most posts one call tags. */
const most = 100

const locks = toggles()

/** New posts are in the feed: what is on screen is read again from its beginning, the rest when it is next opened. */
export function readFeedAgain(): void {
  for (const queryKey of [feedKey, managedKey]) {
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    queryClient.setQueriesData<Pages>(
      { queryKey, type: 'active' },
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    )
    void queryClient.invalidateQueries({ queryKey, type: 'active' })
  }
}

/** "Error" with what the server said, or else with these words. */
export function saidBy(error: unknown, otherwise: string): void {
  sayFailure(error, 'Error', error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.text) : otherwise)
}

/** Sets the pillar of a post; null leaves it to the classifier. */
export function useTag() {
  return useMutation({
    mutationFn: ({ id, pillar }: { id: string; pillar: Pillar | null }) =>
      call('PATCH /api/social/{id}/tag', { params: { id }, body: { pillar: pillar ?? '' } }),
    onSuccess: (post) => {
      put(post)
      toast({ title: 'Pillar updated' })
    },
    onError: (error) => sayFailure(error, 'Failed to update pillar'),
  })
}

export function useLock() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      call('PATCH /api/social/{id}/lock', { params: { id }, requestId: locks.idFor(id) }),
    onSuccess: (post) => {
      locks.done(post.id)
      put(post)
      toast({ title: 'Pillar lock toggled' })
    },
    onError: (error, { id }) => {
      if (error instanceof ApiError) locks.done(id)
      sayFailure(error, 'Failed to toggle lock')
    },
  })
}

/** Sets the pillar of several posts; those that are locked stay. */
export function useTagSeveral() {
  return useMutation({
    mutationFn: async ({ posts, pillar }: { posts: SocialPost[]; pillar: Pillar | null }) => {
      const sum = { updated: 0, locked: 0 }
      for (let from = 0; from < posts.length; from += most) {
        const some = posts.slice(from, from + most)
        const { updated, locked } = await call('POST /api/social/bulk-tag', {
          body: { ids: some.map(({ id }) => id), pillar: pillar ?? '' },
        })
        for (const post of some) if (!post.pillarLocked) put({ ...post, pillar })
        sum.updated += updated
        sum.locked += locked
      }
      return sum
    },
    onSuccess: ({ updated, locked }) => {
      const stayed = locked > 0 ? ` ${locked} locked, left alone.` : ''
      toast({ title: 'Pillar updated', description: `${updated} ${updated === 1 ? 'post' : 'posts'}.${stayed}` })
    },
    onError: (error) => sayFailure(error, 'Failed to update pillar'),
  })
}

export function useShow() {
  return useMutation({
    mutationFn: ({ id, visibility }: { id: string; visibility: 'public' | 'hidden' }) =>
      call('PATCH /api/social/{id}/visibility', { params: { id }, body: { visibility } }),
    onSuccess: (post) => {
      put(post)
      toast({ title: post.visibility === 'hidden' ? 'Post hidden' : 'Post back on the feed' })
    },
    onError: (error) => sayFailure(error, 'Failed to change the post'),
  })
}

export function useRemove() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) => call('DELETE /api/social/{id}', { params: { id } }),
    onSuccess: (_, { id }) => {
      changeManaged((posts) => posts.filter((post) => post.id !== id))
      forgetFeed()
      toast({ title: 'Post removed' })
    },
    onError: (error) => sayFailure(error, 'Failed to remove the post'),
  })
}

function put(changed: SocialPost): void {
  changeManaged((posts) => posts.map((post) => (post.id === changed.id ? changed : post)))
  forgetFeed()
}

type Pages = InfiniteData<{ items: SocialPost[] }>

/** Only in place: a row that no longer fits the filter stays until the list is read anew, so that nothing jumps while he works. */
function changeManaged(change: (posts: SocialPost[]) => SocialPost[]): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: managedKey },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  )
}

function forgetFeed(): void {
  queryClient.removeQueries({ queryKey: feedKey, type: 'inactive' })
}
