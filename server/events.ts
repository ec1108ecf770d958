import type { User } from '#contract/account-fields.ts'
import type { MemberEvent } from '#contract/events.ts'
import type { StaffRole } from '#contract/standing.ts'
import type { Database } from './database/tables.ts'

/** An event for the members who are connected. */
export type Publication = {
  /** A later publication replaces an unsent one with the same key. */
  key: string
  isFor: (user: User, role: StaffRole) => boolean
  /** Reads the event just before it is sent, so that each stream sends states in order. */
  read: (user: User) => Promise<MemberEvent>
}

const heartbeatSeconds = 20
const pollSeconds = 1

type Subscriber = { userId: string; receive: (publication: Publication) => void }

const subscribers = new WeakMap<Database, Set<Subscriber>>()

/** Sends an event to the streams of this process. Call it after the transaction. */
export function publish(database: Database, publication: Publication): void {
  for (const { receive } of subscribersOf(database)) receive(publication)
}

/** Lists the members with an open stream to this process. */
export function listConnectedMembers(database: Database): string[] {
  return [...new Set([...subscribersOf(database)].map(({ userId }) => userId))]
}

/**
 * Yields a member's events, or null as a heartbeat, until the signal aborts.
 * @param first what the stream starts with
 */
export async function* eventsFor(
  database: Database,
  { user, role, first }: { user: User; role: StaffRole; first: Publication[] },
  signal: AbortSignal,
): AsyncGenerator<MemberEvent | null> {
  const waiting = new Map(first.map((publication) => [publication.key, publication]))
  let wake = () => {}
  const subscriber: Subscriber = {
    userId: user.id,
    receive(publication) {
      if (!publication.isFor(user, role)) return
      waiting.set(publication.key, publication)
      wake()
    },
  }
  const heartbeat = setInterval(() => wake(), heartbeatSeconds * 1000)
  signal.addEventListener('abort', () => wake())
  subscribersOf(database).add(subscriber)
  try {
    yield { type: 'ready', userId: user.id }
    while (!signal.aborted) {
      const [next] = waiting.values()
      if (next) {
        waiting.delete(next.key)
        yield await next.read(user)
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        if (waiting.size === 0) yield null
      }
    }
  } finally {
    clearInterval(heartbeat)
    subscribersOf(database).delete(subscriber)
  }
}

/**
 * Polls for changes of other processes while a stream is open.
 * @param publishChanges publishes the changes since its last call
 * @returns a function that stops polling
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
