import { type KeyboardEvent, useState } from 'react'
import type { SocialPost } from '#contract/social.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { useTogglePostLock, useBulkTagPosts } from './social-mutations.ts'

/** Identifies a post's checkbox, so that arrow keys can focus it. */
export const checkboxAttribute = 'data-post'

/**
 * Track the selected posts and their keyboard shortcuts: arrows move the focus, Shift extends the selection, 1 to 7
 * set the pillar, 0 leaves it to the classifier, L toggles the focused post's lock and Escape clears the selection.
 */
export function useSelection(visiblePosts: SocialPost[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const bulkTag = useBulkTagPosts()
  const lock = useTogglePostLock()
  const posts = visiblePosts.filter(({ id }) => ids.has(id))

  function onKeyDown(event: KeyboardEvent, post: SocialPost) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (handleKey(event, post)) event.preventDefault()
  }

  function handleKey({ key, shiftKey, currentTarget }: KeyboardEvent, post: SocialPost): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = visiblePosts[visiblePosts.indexOf(post) + (key === 'ArrowDown' ? 1 : -1)]
      if (next && shiftKey) setIds(new Set([...ids, post.id, next.id]))
      if (next) findCheckbox(currentTarget, next)?.focus()
      return true
    }
    if (key === 'Escape') {
      setIds(new Set())
      return true
    }
    if (key === 'l' || key === 'L') {
      if (!lock.isPending) lock.mutate(post)
      return true
    }
    if (!/^[0-7]$/.test(key)) return false
    if (!bulkTag.isPending)
      bulkTag.mutate({ posts: posts.length > 0 ? posts : [post], pillar: pillars[Number(key) - 1] ?? null })
    return true
  }

  return {
    onKeyDown,
    posts,
    has: ({ id }: SocialPost) => ids.has(id),
    toggle: ({ id }: SocialPost) =>
      setIds(ids.has(id) ? new Set([...ids].filter((selectedId) => selectedId !== id)) : new Set([...ids, id])),
    clear: () => setIds(new Set()),
  }
}

function findCheckbox(checkbox: Element, { id }: SocialPost): HTMLElement | null {
  return checkbox.closest('ul')?.querySelector<HTMLElement>(`[${checkboxAttribute}="${CSS.escape(id)}"]`) ?? null
}
