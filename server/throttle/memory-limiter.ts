type Options = {
  /** Calls per window and key. */
  points: number
  windowMs: number
  /** Beyond this number of keys, the oldest windows are forgotten. */
  maxKeys?: number
  /** Milliseconds of a clock that never jumps. */
  now?: () => number
}

type Window = { endsAt: number; count: number }

/** Count calls per key in the memory of one process. */
export function createMemoryLimiter({ points, windowMs, maxKeys = 100_000, now = () => performance.now() }: Options) {
  // In the order in which the windows started.
  const windows = new Map<string, Window>()

  return {
    /** Count a call. @returns null, or the milliseconds to wait when the limit is reached */
    consume(key: string): number | null {
      const time = now()
      const current = windows.get(key)
      if (current && current.endsAt > time) {
        current.count += 1
        return current.count > points ? current.endsAt - time : null
      }
      windows.delete(key)
      forgetOldest(time)
      windows.set(key, { endsAt: time + windowMs, count: 1 })
      return points < 1 ? windowMs : null
    },
  }

  function forgetOldest(time: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > time && windows.size < maxKeys) return
      windows.delete(key)
    }
  }
}
