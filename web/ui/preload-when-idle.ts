const IDLE_DELAY = 3_000

/**
 * Preload a lazy component once the screen is idle, so that it works offline later.
 * @returns an effect cleanup
 */
export function preloadWhenIdle(preload: () => void): () => void {
  const timer = setTimeout(preload, IDLE_DELAY)
  return () => clearTimeout(timer)
}
