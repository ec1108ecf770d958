import { createStore, type Store } from '../store.ts'
import { type EndpointTypes, callApi } from './client.ts'
import { dropSession, handleUnauthorized } from './query-client.ts'

type StreamEvent = EndpointTypes<'GET /api/events'>['event']
type Listener = (event: StreamEvent) => void

/** Sent between tabs. A new tab says `hello` to ask whether a connection is open. */
type Message = StreamEvent | { type: 'lost' } | { type: 'hello' }

export type EventStream = {
  connected: Store<boolean>
  /**
   * Subscribes to events while the tab is visible. Refetch on `ready`, because events may have been missed. The unread
   * count follows `ready`.
   */
  subscribe: (listener: Listener) => () => void
}

/** Reconnect backoff in milliseconds. Up to 50% random jitter is added. */
const retryDelays = { first: 3_000, max: 60_000 }

let ownStream: EventStream | undefined

export function eventStreamOf(userId: string): EventStream {
  ownStream ??= createEventStream(userId)
  return ownStream
}

/** Create a stream whose connection to `/api/events` is shared by all of the member's tabs. */
export function createEventStream(userId: string): EventStream {
  const ready = { type: 'ready', userId } as const
  const listeners = new Set<Listener>()
  const connected = createStore(false)
  let leave: (() => void) | undefined
  /** For tabs and listeners that come later. */
  const lastCounts = new Map<string, StreamEvent>()

  function deliver(message: Message): void {
    if (message.type === 'hello' || (message.type === 'ready' && connected.get())) return
    if (message.type === 'lost') return disconnected()
    if (message.type === 'ready') connected.set(true)
    if (message.type === 'notifications' || message.type === 'cases') lastCounts.set(message.type, message)
    for (const listener of listeners) listener(message)
  }

  function disconnected(): void {
    lastCounts.clear()
    connected.set(false)
  }

  /**
   * A hidden tab lets another one connect: a phone may suspend it, but would keep its lock. Over plain HTTP, browsers
   * open at most six connections to a site for all tabs.
   */
  function update(): void {
    const isWanted = listeners.size > 0 && !isHidden()
    if (isWanted) leave ??= join()
    else if (leave) {
      leave()
      leave = undefined
      disconnected()
    }
  }

  /** Connect in the tab that holds the lock, which forwards events to the others. They wait for the lock. */
  function join(): () => void {
    // Browsers have no Web Locks without HTTPS, so each tab opens its own connection.
    if (!('locks' in navigator)) return connect(userId, deliver)
    const name = `events ${userId}`
    const channel = new BroadcastChannel(name)
    const leaving = new AbortController()
    let disconnect: (() => void) | undefined
    const tell = (message: Message) => {
      deliver(message)
      channel.postMessage(message)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type !== 'hello') deliver(data)
      else if (disconnect && connected.get())
        for (const message of [ready, ...lastCounts.values()]) channel.postMessage(message)
    })
    channel.postMessage({ type: 'hello' })
    const lead = () =>
      new Promise<void>((release) => {
        if (leaving.signal.aborted) return release()
        tell({ type: 'lost' })
        disconnect = connect(userId, tell)
        leaving.signal.addEventListener('abort', () => release())
      })
    navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {
      // Aborted before the lock was granted.
    })
    return () => {
      disconnect?.()
      leaving.abort()
      channel.close()
    }
  }

  return {
    connected,
    subscribe(listener) {
      listeners.add(listener)
      if (connected.get()) for (const event of [ready, ...lastCounts.values()]) listener(event)
      if (listeners.size === 1) globalThis.document?.addEventListener('visibilitychange', update)
      update()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.document?.removeEventListener('visibilitychange', update)
        update()
      }
    },
  }
}

function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden'
}

function connect(userId: string, tell: (message: StreamEvent | { type: 'lost' }) => void): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout>
  let delay = retryDelays.first
  const open = () => {
    source = new EventSource('/api/events')
    source.addEventListener('message', ({ data }) => {
      const event: StreamEvent = JSON.parse(data)
      if (event.type === 'ready') {
        if (event.userId !== userId) {
          source.close()
          // Another member has signed in, which ended this session.
          return dropSession({ signedOut: true })
        }
        delay = retryDelays.first
      }
      tell(event)
    })
    source.addEventListener('replaced', () => {
      delay = retryDelays.max
    })
    source.addEventListener('error', () => {
      // EventSource hides the status, so an ordinary call finds out whether the session has ended.
      if (source.readyState === EventSource.CLOSED)
        callApi('GET /api/auth/user').catch((error: unknown) => handleUnauthorized(error))
      source.close()
      timer = setTimeout(open, delay * (1 + Math.random() / 2))
      delay = Math.min(2 * delay, retryDelays.max)
      tell({ type: 'lost' })
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
