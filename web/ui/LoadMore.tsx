import { Button } from './Button.tsx'
import { restoreFocusOnUnmount } from './restore-focus.ts'
import styles from './LoadMore.module.css'

type Props = {
  children: string
  busy: boolean
  /** The last attempt's error. It stops automatic loading. */
  error?: string
  /** Stops automatic loading. */
  paused?: boolean
  /** `byHand` is true for a click and false for scrolling. */
  onLoadMore: (byHand: boolean) => void
}

/** Load the next page as the end of the list comes near, with a button as a fallback. */
export function LoadMore({ children, busy, error, paused, onLoadMore }: Props) {
  // Observe again on each render: after a short page the end may still be in view.
  function observeEnd(sentinel: HTMLElement | null) {
    if (!sentinel || busy || error || paused) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        // The last entry is the current state; one frame can report several.
        // New rows would move a field the member is typing in. An empty one may keep the focus after a post.
        const field = document.activeElement
        if (entries.at(-1)?.isIntersecting && !(field instanceof HTMLTextAreaElement && field.value)) onLoadMore(false)
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
