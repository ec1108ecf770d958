const maxKeys = 200

/**
 * Creates a log for events that can come in floods. The first event of a key is logged at once. Those that follow
 * within some seconds are counted, and the last of them is logged with their number.
 */
export function createThrottledLog({ seconds }: { seconds: number }) {
  const pending = new Map<string, { repeated: number; log: (repeated: number) => void }>()
  return (key: string, log: (repeated: number) => void): void => {
    const sharedKey = pending.has(key) || pending.size < maxKeys ? key : 'any other'
    const entry = pending.get(sharedKey)
    if (entry) {
      entry.repeated += 1
      entry.log = log
      return
    }
    const first = { repeated: 0, log }
    pending.set(sharedKey, first)
    setTimeout(() => {
      pending.delete(sharedKey)
      if (first.repeated > 0) first.log(first.repeated)
    }, seconds * 1000).unref()
    log(0)
  }
}
