import type { User } from '#contract/account-fields.ts'
import type { MemberEvent } from '#contract/events.ts'
import type { Database } from './database/tables.ts'

/** Something that members who are here should know at once. */
export type Publication = {
  /** While a stream is behind, a later publication with the same key replaces the earlier one. */
  key: string
  isFor: (user: User) => boolean
  /** Reads the event when a stream is about to send it, so that each stream sends states in order. */
  read: () => Promise<MemberEvent>
}

const heartbeatSeconds = 20
const pollSeconds = 1

type Subscriber = (publication: Publication) => void

const subscribers = new WeakMap<Database, Set<Subscriber>>()

/** Sends an event to the streams of this process. Call it after the transaction that changed something. */
export function publish(database: Database, publication: Publication): void {
  for (const receive of subscribersOf(database)) receive(publication)
}

/** What happens for a member until the signal aborts; null as a heartbeat. The role is the one the member has now. */
export async function* eventsFor(
  database: Database,
  user: User,
  signal: AbortSignal,
): AsyncGenerator<MemberEvent | null> {
  const waiting = new Map<string, Publication>()
  let wake = () => {}
  const receive: Subscriber = (publication) => {
    if (!publication.isFor(user)) return
    waiting.set(publication.key, publication)
    wake()
  }
  const heartbeat = setInterval(() => wake(), heartbeatSeconds * 1000)
  signal.addEventListener('abort', () => wake())
  subscribersOf(database).add(receive)
  try {
    yield { type: 'ready', userId: user.id }
    while (!signal.aborted) {
      const [next] = waiting.values()
      if (next) {
        waiting.delete(next.key)
        yield await next.read()
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        if (waiting.size === 0) yield null
      }
    }
  } finally {
    clearInterval(heartbeat)
    subscribersOf(database).delete(receive)
  }
}

/**
 * Polls for changes that other processes have made, while a stream is open.
 * @param publishChanges publishes what has changed since it was last called
 * @returns stops it
 */
export function pollForEvents(
  database: Database,
  publishChanges: () => Promise<void>,
  report: (error: unknown) => void,
): () => void {
  let polling = false
  const timer = setInterval(() => {
    if (polling || subscribersOf(database).size === 0) return
    polling = true
    void publishChanges()
      .catch(report)
      .finally(() => {
        polling = false
      })
  }, pollSeconds * 1000)
  timer.unref()
  return () => clearInterval(timer)
}

function subscribersOf(database: Database): Set<Subscriber> {
  const known = subscribers.get(database) ?? new Set<Subscriber>()
  subscribers.set(database, known)
  return known
}
