import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EventSourceFake, fakeEventSource } from '#test/event-source-fake.ts'
import { createEventStream, type EventStream } from './events.ts'
import { handleSessionEnd, queryClient } from './query-client.ts'

const open = () => EventSourceFake.all.filter(({ readyState }) => readyState !== EventSourceFake.CLOSED)
const onlyOpen = () =>
  vi.waitFor(() => {
    const [connection, ...more] = open()
    if (!connection || more.length > 0) throw new Error(`${open().length} connections are open`)
    return connection
  })
const ready = () => ({ type: 'ready', userId })
const run = { type: 'run', run: { id: '1' } }
const count = (unread: number) => ({ type: 'notifications', unread })

class Tab extends EventTarget {
  visibilityState = 'visible'
  show(visibilityState: 'visible' | 'hidden') {
    this.visibilityState = visibilityState
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let users = 0
let userId = ''
const leave: (() => void)[] = []

function openTab(stream: EventStream = createEventStream(userId)) {
  const seen = vi.fn()
  const close = stream.subscribe(seen)
  leave.push(close)
  return { stream, seen, close, isConnected: stream.connected.get }
}

const onSessionEnd = vi.fn()

beforeEach(() => {
  userId = `member-${++users}`
  onSessionEnd.mockReset()
  handleSessionEnd(onSessionEnd)
  fakeEventSource()
})

afterEach(() => {
  for (const close of leave.splice(0)) close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('waits a minute after other tabs have replaced its connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', {})
  openTab()
  const [connection] = EventSourceFake.all
  connection?.send(ready())
  connection?.dispatchEvent(new Event('replaced'))
  connection?.lose()
  vi.advanceTimersByTime(59_999)
  expect(EventSourceFake.all).toHaveLength(1)
  vi.advanceTimersByTime(30_001)
  expect(EventSourceFake.all).toHaveLength(2)
})

describe('two tabs of one browser', () => {
  test('shares one connection between two tabs', async () => {
    const [first, second] = [openTab(), openTab()]
    const connection = await onlyOpen()
    connection.send(ready())
    connection.send(run)
    await vi.waitFor(() => {
      for (const { seen, isConnected } of [first, second]) {
        expect(seen.mock.calls).toEqual([[ready()], [run]])
        expect(isConnected()).toBe(true)
      }
    })
    expect(EventSourceFake.all).toHaveLength(1)
  })

  test('hands the connection to the other tab when its owner closes, and refetches', async () => {
    const [first, second] = [openTab(), openTab()]
    const connection = await onlyOpen()
    connection.send(ready())
    await vi.waitFor(() => expect(second.isConnected()).toBe(true))
    first.close()
    expect(connection.readyState).toBe(EventSourceFake.CLOSED)
    const next = await onlyOpen()
    expect(second.isConnected()).toBe(false)
    next.send(ready())
    next.send(run)
    expect(second.seen.mock.calls).toEqual([[ready()], [ready()], [run]])
    expect(first.seen).toHaveBeenCalledTimes(1)
  })

  test('keeps the connection when another tab closes, and closes it with the last tab', async () => {
    const [first, second] = [openTab(), openTab()]
    const connection = await onlyOpen()
    connection.send(ready())
    second.close()
    await new Promise(setImmediate)
    expect(open()).toEqual([connection])
    first.close()
    await new Promise(setImmediate)
    expect([open(), EventSourceFake.all.length]).toEqual([[], 1])
  })

  test('refetches only in a new tab that joins an open connection', async () => {
    const first = openTab()
    const connection = await onlyOpen()
    connection.send(ready())
    const second = openTab()
    await vi.waitFor(() => expect(second.seen.mock.calls).toEqual([[ready()]]))
    expect(second.isConnected()).toBe(true)
    expect(first.seen).toHaveBeenCalledTimes(1)
  })

  test('tells a new tab the unread count', async () => {
    openTab()
    const connection = await onlyOpen()
    connection.send(ready())
    connection.send(count(1))
    connection.send(count(2))
    const second = openTab()
    await vi.waitFor(() => expect(second.seen.mock.calls).toEqual([[ready()], [count(2)]]))
  })

  test('hands the connection to the other tab while its owner is hidden', async () => {
    const tab = new Tab()
    vi.stubGlobal('document', tab)
    const first = openTab()
    const connection = await onlyOpen()
    connection.send(ready())
    vi.unstubAllGlobals()
    vi.stubGlobal('EventSource', EventSourceFake)
    const second = openTab()
    await vi.waitFor(() => expect(second.isConnected()).toBe(true))
    vi.stubGlobal('document', tab)
    tab.show('hidden')
    expect([connection.readyState, first.isConnected()]).toEqual([EventSourceFake.CLOSED, false])
    const next = await onlyOpen()
    next.send(ready())
    expect([first.isConnected(), second.isConnected()]).toEqual([false, true])
    tab.show('visible')
    await vi.waitFor(() => expect(first.isConnected()).toBe(true))
    expect(first.seen.mock.calls).toEqual([[ready()], [ready()]])
    expect(open()).toEqual([next])
  })

  test('tells both tabs when the connection is lost', async () => {
    const [first, second] = [openTab(), openTab()]
    const connection = await onlyOpen()
    connection.send(ready())
    await vi.waitFor(() => expect(second.isConnected()).toBe(true))
    connection.lose()
    await vi.waitFor(() => expect([first.isConnected(), second.isConnected()]).toEqual([false, false]))
  })

  test('opens separate connections for different members', async () => {
    const mine = openTab()
    const theirs = openTab(createEventStream(`${userId}-other`))
    await vi.waitFor(() => expect(open()).toHaveLength(2))
    open()[0]?.send(ready())
    await new Promise(setImmediate)
    expect([mine.seen.mock.calls.length, theirs.seen.mock.calls.length]).toEqual([1, 0])
  })

  test('opens a connection per tab when the browser has no Web Locks', async () => {
    vi.stubGlobal('navigator', {})
    const [first, second] = [openTab(), openTab()]
    expect(open()).toHaveLength(2)
    for (const connection of open()) connection.send(ready())
    await new Promise(setImmediate)
    expect([first.seen.mock.calls, second.seen.mock.calls]).toEqual([[[ready()]], [[ready()]]])
  })
})

test('shares the connection between two subscribers in one tab and refetches for the later one', async () => {
  const first = openTab()
  const connection = await onlyOpen()
  connection.send(ready())
  const second = openTab(first.stream)
  expect(second.seen.mock.calls).toEqual([[ready()]])
  first.close()
  connection.send(run)
  expect(second.seen.mock.calls).toEqual([[ready()], [run]])
  expect(EventSourceFake.all).toHaveLength(1)
})

test('connects a hidden tab only when it is shown, and tells a later subscriber the unread count', async () => {
  const tab = new Tab()
  tab.visibilityState = 'hidden'
  vi.stubGlobal('document', tab)
  const first = openTab()
  await new Promise(setImmediate)
  expect(EventSourceFake.all).toEqual([])
  tab.show('visible')
  const connection = await onlyOpen()
  connection.send(ready())
  connection.send(count(3))
  const second = openTab(first.stream)
  expect(second.seen.mock.calls).toEqual([[ready()], [count(3)]])
  tab.show('hidden')
  tab.show('visible')
  const next = await onlyOpen()
  next.send(ready())
  expect(second.seen, 'the old count may be wrong').toHaveBeenLastCalledWith(ready())
  for (const { close } of [first, second]) close()
  tab.show('hidden')
  tab.show('visible')
  await new Promise(setImmediate)
  expect(open()).toEqual([])
})

describe('a connection', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}))

  test('reconnects with exponential backoff and refetches once connected', () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { seen, close } = openTab()
    const delays = Array.from({ length: 6 }, () => {
      const before = EventSourceFake.all.length
      EventSourceFake.all.at(-1)?.lose()
      let seconds = 0
      for (; EventSourceFake.all.length === before; seconds++) vi.advanceTimersByTime(1000)
      return seconds
    })
    expect(delays).toEqual([3, 6, 12, 24, 48, 60])
    EventSourceFake.all.at(-1)?.send(ready())
    expect(seen.mock.calls).toEqual([[ready()]])
    EventSourceFake.all.at(-1)?.lose()
    vi.advanceTimersByTime(3000)
    expect(EventSourceFake.all, 'the backoff starts again').toHaveLength(8)
    close()
    vi.advanceTimersByTime(600_000)
    expect(EventSourceFake.all, 'a closed connection does not reconnect').toHaveLength(8)
  })

  test.each([
    ['has expired', 'not-signed-in', false],
    ['was signed out in another tab or from another device', 'signed-out', true],
  ])('ends the session in this tab when it %s', async (_how, code, signedOut) => {
    const reply = new Response(JSON.stringify({ code, message: 'Please sign in' }), { status: 401 })
    vi.stubGlobal('fetch', async () => reply)
    openTab()
    open()[0]?.refuse()
    await vi.waitFor(() => expect(onSessionEnd.mock.calls).toEqual([[{ signedOut }]]))
  })

  test('only retries when the connection is refused for another reason', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
    openTab()
    open()[0]?.refuse()
    await new Promise(setImmediate)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  test('forgets what the member has read when the session ends, also on screens that are still open', () => {
    queryClient.setQueryData(['/api/journal'], ['An entry'])
    queryClient.setQueryData(['/api/site'], 'Site')
    const close = new QueryObserver(queryClient, { queryKey: ['/api/journal'] }).subscribe(() => undefined)
    openTab()
    EventSourceFake.all[0]?.send({ type: 'ready', userId: 'someone else' })
    const [entries, site] = [['/api/journal'], ['/api/site']].map((key) => queryClient.getQueryData(key))
    close()
    queryClient.clear()
    expect([entries, site]).toEqual([undefined, 'Site'])
  })

  test('closes a connection that belongs to another member and ends the session in this tab', () => {
    const { seen } = openTab()
    open()[0]?.send({ type: 'ready', userId: 'somebody else' })
    expect([open(), seen.mock.calls]).toEqual([[], []])
    expect(onSessionEnd.mock.calls).toEqual([[{ signedOut: true }]])
  })
})
