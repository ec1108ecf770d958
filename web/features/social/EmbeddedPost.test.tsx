import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { samplePost } from '#test/sample-post.ts'
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
  startTransition(() => root.render(<EmbeddedPost post={samplePost} source="about:blank" />))
  await expect.element(page.getByTitle('Post by iron on Instagram')).toBeInTheDocument()
  await expect.element(page.getByTitle('Post by iron on Instagram')).not.toHaveAttribute('inert')
  root.unmount()
})
