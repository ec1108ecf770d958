import { useState } from 'react'
import { getEmbedUrl } from '#contract/post-urls.ts'
import type { SocialPost } from '#contract/social.ts'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { usePlatformEmbeds } from './embed-consent.ts'
import { platformNames } from './platforms.ts'
import styles from './PostFrame.module.css'

/**
 * Its scripts, its own storage and links that open elsewhere: without them no platform shows a post. Scripts with an origin
 * could let themselves out of a frame of ours; these frames are of the platforms' origins, never of this site's.
 */
const sandboxPermissions = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * The post as its platform shows it, in a frame of a fixed size. The frame loads when it comes into view and, where the site
 * asks first, the member has agreed. Frames far from the screen are removed: each is a page with scripts of its own.
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
        <p className={styles.note}>{platform} no longer shows this post.</p>
      ) : !allowed ? (
        <div className={styles.note}>
          <p>This post is on {platform}, which will know that you looked at it.</p>
          <Button
            onClick={(event) => {
              restoreFocusToRegion(event.currentTarget)
              allow()
            }}
          >
            {`Show posts from ${platform}`}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.note}>Loading from {platform}...</p>
          {loaded && (
            <iframe
              className={styles.frame}
              src={frameSource}
              title={`Post by ${post.author} on ${platform}`}
              sandbox={sandboxPermissions}
              allow="fullscreen; encrypted-media; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
        </>
      )}
    </div>
  )
}
