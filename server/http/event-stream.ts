import { Readable } from 'node:stream'
import type { z } from 'zod'
import { refuse } from '../errors.ts'

/** Yields events, or null as a heartbeat, until the signal aborts. */
export type EventProducer<T> = (signal: AbortSignal) => AsyncIterable<T | null>

type Caller = {
  userId: string | null
  /** Whether the caller still has the session and the role that the stream was opened with. */
  isAdmitted: () => Promise<boolean>
  onClose: (handler: () => void) => void
}

/** A browser opens one stream for all its tabs, or up to six over plain HTTP. */
const maxStreamsPerMember = 20

export function createStreamRegistry() {
  const streams = new Set<{ userId: string | null; isAdmitted: Caller['isAdmitted']; controller: AbortController }>()
  return {
    /** Encodes events while the caller is admitted. @throws too-many-requests */
    open(producer: EventProducer<unknown>, schema: z.ZodType, { userId, isAdmitted, onClose }: Caller): Readable {
      if ([...streams].filter((stream) => stream.userId === userId).length >= maxStreamsPerMember)
        throw refuse('too-many-requests', 'Too many screens are open. Close some of them.')
      const controller = new AbortController()
      const stream = { userId, isAdmitted, controller }
      streams.add(stream)
      onClose(() => {
        streams.delete(stream)
        controller.abort()
      })
      return Readable.from(encodeEvents(producer(controller.signal), schema, isAdmitted), { objectMode: false })
    },
    /** Ends the streams whose caller has lost the session or the role. */
    async recheck(): Promise<void> {
      for (const { isAdmitted, controller } of streams) {
        if (!(await isAdmitted().catch(() => false))) controller.abort()
      }
    },
    closeAll(): void {
      for (const { controller } of streams) controller.abort()
    },
  }
}

async function* encodeEvents(
  events: AsyncIterable<unknown>,
  schema: z.ZodType,
  isAdmitted: Caller['isAdmitted'],
): AsyncGenerator<string> {
  for await (const event of events) {
    if (!(await isAdmitted())) return
    yield event === null ? ':\n\n' : `data: ${JSON.stringify(schema.parse(event))}\n\n`
  }
}
