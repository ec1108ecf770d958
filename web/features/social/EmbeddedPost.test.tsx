import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SocialPost } from '#contract/social.ts'
import { EmbeddedPost } from './EmbeddedPost.tsx'

test('shows a post whose frame sends its message as soon as it is there', async () => {
  new MutationObserver((_, observer) => {
    const source = document.querySelector('iframe[title^="Post by"]')
    if (!(source instanceof HTMLIFrameElement)) return
    observer.disconnect()
    dispatchEvent(
      new MessageEvent('message', { origin: 'https://www.instagram.com', source: source.contentWindow, data: '600' }),
    )
  }).observe(document.body, { childList: true, subtree: true })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  startTransition(() => root.render(<EmbeddedPost post={post} source="about:blank" />))
  await expect.element(page.getByTitle('Post by brother on Instagram')).toBeInTheDocument()
  await expect.element(page.getByTitle('Post by brother on Instagram')).not.toHaveAttribute('inert')
  root.unmount()
})

const post: SocialPost = {
  id: '01980000-0000-7000-8000-000000000004',
  platform: 'instagram',
  postId: 'Early',
  author: 'brother',
  caption: null,
  url: 'https://www.instagram.com/p/Early/',
  thumbnail: null,
  embedHtml: null,
  pillar: null,
  pillarLocked: false,
  autoPillar: null,
  autoReason: null,
  metricsJson: null,
  visibility: 'public',
  gone: false,
  addedBy: null,
  addedById: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  fetchedAt: '2026-01-01T00:00:00.000Z',
}
