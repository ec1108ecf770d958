import { useLayoutEffect, useRef, useState } from 'react'
import { embedOrigins } from '#contract/post-urls.ts'
import type { SocialPost } from '#contract/social.ts'
import { platformNames } from './platform-names.ts'
import styles from './PostFrame.module.css'

/**
 * Platforms need scripts, storage and popups. `allow-scripts` with `allow-same-origin` is safe here, because these
 * frames never load from this site's origin.
 */
const sandboxPermissions = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** Milliseconds of silence until a frame counts as failed. */
const LOAD_TIMEOUT = 10_000

type Props = { post: SocialPost; source: string }

/**
 * Show a platform's frame once it has sent a message, as each platform's frames do. A `load` event proves nothing,
 * because browsers also fire it for their own error pages.
 */
export function EmbeddedPost({ post: { author, platform, url }, source }: Props) {
  const frameRef = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>(getInitialStatus)

  // A layout effect, so that it listens before the frame can send its message.
  useLayoutEffect(() => {
    const startTimer = () => setTimeout(() => setStatus('failed'), LOAD_TIMEOUT)
    function showAfterMessage(event: MessageEvent) {
      if (isFromFrame(event, frameRef.current)) setStatus('shown')
    }
    function retry() {
      clearTimeout(timer)
      timer = startTimer()
      setAttempt((previous) => previous + 1)
      setStatus('loading')
    }
    if (status === 'shown') return undefined
    let timer = startTimer()
    addEventListener('message', showAfterMessage)
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', showAfterMessage)
      removeEventListener('online', retry)
    }
  }, [status])

  return (
    <>
      {status === 'failed' ? (
        <p className={styles.note}>
          <span>
            Did not load.{' '}
            <a href={url} target="_blank" rel="noreferrer">
              Open the original
            </a>
            .
          </span>
        </p>
      ) : (
        <p className={styles.note}>Loading from {platformNames[platform]}...</p>
      )}
      <iframe
        key={attempt}
        ref={frameRef}
        className={styles.frame}
        src={source}
        title={`Post by ${author} on ${platformNames[platform]}`}
        sandbox={sandboxPermissions}
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        inert={status !== 'shown'}
      />
    </>
  )
}

function getInitialStatus() {
  return navigator.onLine ? 'loading' : 'failed'
}

/** TikTok's player may also send from a frame inside its frame. */
function isFromFrame({ origin, source }: MessageEvent, frame: HTMLIFrameElement | null): boolean {
  if (!frame?.contentWindow || !source || !embedOrigins.includes(origin)) return false
  return source === frame.contentWindow || ('parent' in source && source.parent === frame.contentWindow)
}
