import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { StaffRole } from '#contract/standing.ts'

/** Yields events, or null as a heartbeat, until the signal aborts. */
export type EventProducer<T> = (signal: AbortSignal) => AsyncIterable<T | null>

type StreamUser = { id: string; isAdmin: boolean; role: StaffRole }

/** Finds the members of session cookies. Cookies without a valid session are left out. */
export type FindStreamUsers = (sessionCookies: string[]) => Promise<ReadonlyMap<string, StreamUser>>

type Caller = {
  sessionCookie: string
  user: StreamUser
  onClose: (handler: () => void) => void
}

type Stream = Pick<Caller, 'sessionCookie' | 'user'> & { controller: AbortController }

/** A browser opens one stream for all its tabs, or one for each over plain HTTP. */
const maxStreamsPerMember = 4

const replaced = Symbol('replaced')

/** Finds out about changes by other processes and by the admin command. */
const recheckSeconds = 1

export function createStreamRegistry(findUsers: FindStreamUsers) {
  const streams = new Set<Stream>()

  async function endWithoutAccess(rechecked: Iterable<Stream>): Promise<void> {
    const remaining = [...rechecked]
    if (remaining.length === 0) return
    const users = await findUsers(remaining.map(({ sessionCookie }) => sessionCookie))
    for (const stream of remaining) if (!hasAccess(stream, users)) stream.controller.abort()
  }

  let rechecking = false
  const recheckRegularly = () => {
    if (rechecking) return
    rechecking = true
    // While the database does not answer, there are no events to send either.
    void endWithoutAccess(streams)
      .catch(() => undefined)
      .finally(() => {
        rechecking = false
      })
  }
  let timer: NodeJS.Timeout | undefined

  return {
    /**
     * Encodes events while the caller has the session and the role that the stream was opened with. Ends the member's
     * oldest stream if there are too many, because its client may be gone without the server knowing.
     */
    open(producer: EventProducer<unknown>, schema: z.ZodType, { sessionCookie, user, onClose }: Caller): Readable {
      const own = [...streams].filter((stream) => stream.user.id === user.id)
      const [oldest] = own
      if (oldest && own.length >= maxStreamsPerMember) {
        streams.delete(oldest)
        oldest.controller.abort(replaced)
      }
      const controller = new AbortController()
      const stream: Stream = { sessionCookie, user, controller }
      streams.add(stream)
      timer ??= setInterval(recheckRegularly, recheckSeconds * 1000).unref()
      onClose(() => {
        streams.delete(stream)
        controller.abort()
        if (streams.size > 0) return
        clearInterval(timer)
        timer = undefined
      })
      const isAdmitted = async () => {
        await endWithoutAccess([stream])
        return !controller.signal.aborted
      }
      const events = producer(controller.signal)
      return Readable.from(encodeEvents(events, { schema, isAdmitted, signal: controller.signal }), {
        objectMode: false,
      })
    },
    /** Ends the streams whose caller has lost the session or the role. Ends all of them if that cannot be checked. */
    async recheck(): Promise<void> {
      await endWithoutAccess(streams).catch(endAll)
    },
    endAll,
  }

  function endAll(): void {
    for (const { controller } of streams) controller.abort()
  }
}

function hasAccess({ sessionCookie, user }: Stream, users: ReadonlyMap<string, StreamUser>): boolean {
  const current = users.get(sessionCookie)
  return current?.id === user.id && current.isAdmin === user.isAdmin && current.role === user.role
}

async function* encodeEvents(
  events: AsyncIterable<unknown>,
  { schema, isAdmitted, signal }: { schema: z.ZodType; isAdmitted: () => Promise<boolean>; signal: AbortSignal },
): AsyncGenerator<string> {
  for await (const event of events) {
    if (!(await isAdmitted())) break
    yield event === null ? ':\n\n' : `data: ${JSON.stringify(schema.parse(event))}\n\n`
  }
  // Tells the client to wait before it reconnects, or its tabs would replace each other all the time.
  if (signal.reason === replaced) yield 'event: replaced\ndata:\n\n'
}
