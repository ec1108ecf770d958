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

/** Goes on with a list as its end comes near, and has a button for where that does not work. */
export function LoadMore({ children, busy, error, paused, onMore }: Props) {
  // Drawn anew, it looks anew: a short page may leave the end in sight.
  function watch(end: HTMLElement | null) {
    if (!end || busy || error || paused) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Whoever is writing below must not be pushed down the page.
        if (entry?.isIntersecting && !(document.activeElement instanceof HTMLTextAreaElement)) onMore(false)
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
