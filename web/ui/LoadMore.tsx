import { Button } from './Button.tsx'
import { restoreFocusOnUnmount } from './restore-focus.ts'
import styles from './LoadMore.module.css'

type Props = {
  children: string
  busy: boolean
  /** Why the last attempt failed: then nothing is tried again by itself. */
  error?: string
  /** Nothing is loaded by itself meanwhile. */
  paused?: boolean
  /** `byHand`: pressed, not scrolled to. */
  onLoadMore: (byHand: boolean) => void
}

/** Loads the next page of a list as its end comes near, with a button for where that does not work. */
export function LoadMore({ children, busy, error, paused, onLoadMore }: Props) {
  // A new observer per render: after a short page the end may still be in view.
  function observeEnd(sentinel: HTMLElement | null) {
    if (!sentinel || busy || error || paused) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        // The last entry is the current state: the end can leave and enter the screen within one frame.
        // New rows would push the field the member is typing in down the page.
        if (entries.at(-1)?.isIntersecting && !(document.activeElement instanceof HTMLTextAreaElement))
          onLoadMore(false)
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(sentinel)
    return () => observer.disconnect()
  }

  return (
    <div className={styles.more} ref={observeEnd}>
      {error && <p role="alert">{error}</p>}
      <Button ref={restoreFocusOnUnmount} wide busy={busy} onClick={() => onLoadMore(true)}>
        {error ? 'Try again' : children}
      </Button>
    </div>
  )
}
