/** Milliseconds before it loads in a browser that does not report when it is idle. */
const FALLBACK_DELAY = 500

/** Milliseconds after which it loads on a device that is never idle. */
const LONGEST_DELAY = 3000

/**
 * Preload a lazy component once the screen is idle, so that it works offline later. Without a connection, preload it
 * when the connection is back.
 * @returns an effect cleanup
 */
export function preloadWhenIdle(preload: () => void): () => void {
  const cancel = callWhenIdle(() => navigator.onLine && preload())
  addEventListener('online', preload)
  return () => {
    cancel()
    removeEventListener('online', preload)
  }
}

/** @returns an effect cleanup */
export function callWhenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, FALLBACK_DELAY)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: LONGEST_DELAY })
  return () => cancelIdleCallback(handle)
}
