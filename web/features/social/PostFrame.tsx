import { useState } from 'react'
import { getEmbedUrl } from '#contract/post-urls.ts'
import type { SocialPost } from '#contract/social.ts'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { usePlatformEmbeds } from './embed-consent.ts'
import { EmbeddedPost } from './EmbeddedPost.tsx'
import { platformNames } from './platform-names.ts'
import styles from './PostFrame.module.css'

/**
 * Embed a post once it is in view and the member has agreed, if the site requires consent. Remove frames far from the
 * viewport, because each runs its own scripts.
 */
export function PostFrame({ post }: { post: SocialPost }) {
  const { allowed, allow } = usePlatformEmbeds(post.platform)
  const [loaded, setLoaded] = useState(false)
  const platform = platformNames[post.platform]
  const frameSource = getEmbedUrl(post.url)

  function observeVisibility(element: HTMLElement | null) {
    if (!element) return undefined
    const inView = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setLoaded(true)
    })
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) setLoaded(false)
      },
      { rootMargin: '200% 0px' },
    )
    inView.observe(element)
    near.observe(element)
    return () => {
      inView.disconnect()
      near.disconnect()
    }
  }

  return (
    <div className={styles.box} ref={observeVisibility} tabIndex={-1}>
      {post.gone || !frameSource ? (
        <p className={styles.note}>This post is no longer available on {platform}.</p>
      ) : !allowed ? (
        <div className={styles.note}>
          <p>
            This post is hosted by {platform}. If you load it, {platform} can see that you viewed it.
          </p>
          <Button
            onClick={(event) => {
              restoreFocusToRegion(event.currentTarget)
              allow()
            }}
          >
            {`Show posts from ${platform}`}
          </Button>
        </div>
      ) : loaded ? (
        <EmbeddedPost post={post} source={frameSource} />
      ) : (
        <p className={styles.note}>Loading from {platform}...</p>
      )}
    </div>
  )
}
