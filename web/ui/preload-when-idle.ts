/** Milliseconds of a screen standing there before it fetches what it may need next. */
const IDLE_DELAY = 3_000

/**
 * For an effect: fetches what loads on first use once the screen is at rest, so that it is there when the connection is not.
 * Give it a `preload`: what cannot be fetched now is asked for again on first use.
 */
export function preloadWhenIdle(preload: () => void): () => void {
  const timer = setTimeout(preload, IDLE_DELAY)
  return () => clearTimeout(timer)
}
