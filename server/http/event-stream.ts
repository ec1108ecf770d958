import { Readable } from 'node:stream'
import type { z } from 'zod'
import { refuse } from '../errors.ts'

/** Yields events, or null as a heartbeat, until the signal aborts. */
export type EventProducer<T> = (signal: AbortSignal) => AsyncIterable<T | null>

type StreamUser = { id: string; isAdmin: boolean }

/** Finds the members of session cookies. Cookies without a valid session are left out. */
export type FindStreamUsers = (sessionCookies: string[]) => Promise<ReadonlyMap<string, StreamUser>>

type Caller = {
  sessionCookie: string
  user: StreamUser
  onClose: (handler: () => void) => void
}

type Stream = Pick<Caller, 'sessionCookie' | 'user'> & { controller: AbortController }

/** A browser opens one stream for all its tabs, or up to six over plain HTTP. */
const maxStreamsPerMember = 20

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
    /** Encodes events while the caller has the session and the role that the stream was opened with. @throws too-many-requests */
    open(producer: EventProducer<unknown>, schema: z.ZodType, { sessionCookie, user, onClose }: Caller): Readable {
      if ([...streams].filter((stream) => stream.user.id === user.id).length >= maxStreamsPerMember)
        throw refuse('too-many-requests', 'Too many screens are open. Close some of them.')
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
      return Readable.from(encodeEvents(producer(controller.signal), schema, isAdmitted), { objectMode: false })
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
  return current?.id === user.id && current.isAdmin === user.isAdmin
}

async function* encodeEvents(
  events: AsyncIterable<unknown>,
  schema: z.ZodType,
  isAdmitted: () => Promise<boolean>,
): AsyncGenerator<string> {
  for await (const event of events) {
    if (!(await isAdmitted())) return
    yield event === null ? ':\n\n' : `data: ${JSON.stringify(schema.parse(event))}\n\n`
  }
}
