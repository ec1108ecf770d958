import { Readable } from 'node:stream'
import type { z } from 'zod'
import { refuse } from '../errors.ts'

/** Events as they happen; null is a heartbeat. Ends by itself or when the signal aborts. */
export type EventProducer<T> = (signal: AbortSignal) => AsyncIterable<T | null>

type Caller = {
  userId: string | null
  /** Whether the caller still has the session and the role that the stream was opened with. */
  isAdmitted: () => Promise<boolean>
  /** Calls back when the connection has closed. */
  onClose: (closed: () => void) => void
}

/** A browser opens one for all its tabs, or one per tab over plain HTTP, where it can open no more than six. */
const maxStreamsPerMember = 20

/** The event streams that are open on this server. */
export function eventStreams() {
  const controllers = new Set<{ userId: string | null; abort: () => void; isAdmitted: Caller['isAdmitted'] }>()
  return {
    /** Writes events as a `text/event-stream` for as long as the caller is admitted. @throws too-many-requests */
    open(producer: EventProducer<unknown>, schema: z.ZodType, { userId, isAdmitted, onClose }: Caller): Readable {
      if ([...controllers].filter((stream) => stream.userId === userId).length >= maxStreamsPerMember)
        throw refuse('too-many-requests', 'Too many screens are open. Close some of them.')
      const controller = new AbortController()
      const stream = { userId, abort: () => controller.abort(), isAdmitted }
      controllers.add(stream)
      onClose(() => {
        controllers.delete(stream)
        stream.abort()
      })
      return Readable.from(textOf(producer(controller.signal), schema, isAdmitted), { objectMode: false })
    },
    /** Ends the streams whose caller has lost the session or the role. */
    async recheck(): Promise<void> {
      for (const { isAdmitted, abort } of controllers) if (!(await isAdmitted().catch(() => false))) abort()
    },
    closeAll(): void {
      for (const { abort } of controllers) abort()
    },
  }
}

async function* textOf(
  producer: AsyncIterable<unknown>,
  schema: z.ZodType,
  isAdmitted: Caller['isAdmitted'],
): AsyncGenerator<string> {
  for await (const event of producer) {
    if (!(await isAdmitted())) return
    yield event === null ? ':\n\n' : `data: ${JSON.stringify(schema.parse(event))}\n\n`
  }
}
