import { Button } from './Button.tsx'
import { keepPlaceWhenGone } from './keep-place.ts'
import styles from './LoadMore.module.css'

type Props = {
  children: string
  busy: boolean
  /** Why the last attempt failed: then nothing is tried again by itself. */
  error?: string
  /** Nothing is loaded by itself meanwhile. */
  paused?: boolean
  /** `byHand`: pressed, not scrolled to. */
  onMore: (byHand: boolean) => void
}

/** Loads the next page of a list as its end comes near, with a button for where that does not work. */
export function LoadMore({ children, busy, error, paused, onMore }: Props) {
  // A new observer per render: after a short page the end may still be in view.
  function watch(end: HTMLElement | null) {
    if (!end || busy || error || paused) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        // The last entry is the current state: the end can leave and enter the screen within one frame.
        // New rows would push the field the member is typing in down the page.
        if (entries.at(-1)?.isIntersecting && !(document.activeElement instanceof HTMLTextAreaElement)) onMore(false)
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }

  return (
    <div className={styles.more} ref={watch}>
      {error && <p role="alert">{error}</p>}
      <Button ref={keepPlaceWhenGone} wide busy={busy} onClick={() => onMore(true)}>
        {error ? 'Try again' : children}
      </Button>
    </div>
  )
}
