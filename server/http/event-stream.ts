import { Readable } from 'node:stream'
import type { z } from 'zod'

/** Events as they happen; null: nothing new, but the connection is to stay. Ends by itself, or when the signal says so. */
export type Events<T> = (signal: AbortSignal) => AsyncIterable<T | null>

/** Events as the bytes of a `text/event-stream`; each one leaves through the contract's schema. */
export function eventStream(events: Events<unknown>, schema: z.ZodType, signal: AbortSignal): Readable {
  return Readable.from(written(events, schema, signal), { objectMode: false })
}

async function* written(events: Events<unknown>, schema: z.ZodType, signal: AbortSignal): AsyncGenerator<string> {
  for await (const event of events(signal)) {
    yield event === null ? ':\n\n' : `data: ${JSON.stringify(schema.parse(event))}\n\n`
  }
}

/** Ends the streams that are open when the server closes, and each one when its reader has gone. */
export function openStreams() {
  const open = new Set<AbortController>()
  return {
    /** @param gone calls back when the reader has gone */
    begin(gone: (end: () => void) => void): AbortSignal {
      const controller = new AbortController()
      open.add(controller)
      gone(() => {
        open.delete(controller)
        controller.abort()
      })
      return controller.signal
    },
    endAll() {
      for (const controller of open) controller.abort()
    },
  }
}
