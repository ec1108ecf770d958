import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { follow } from './subscribe.ts'

/** The browser's end of a stream, as far as `follow` sees it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static opened: Stream[] = []
  readyState = 0
  constructor() {
    super()
    Stream.opened.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  refuse() {
    this.close()
    this.dispatchEvent(new Event('error'))
  }
}

const latest = () => Stream.opened.at(-1)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  Stream.opened = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const name = 'GET /api/content/runs/{id}/events'

test('a stream that is refused is asked for again after growing pauses, and said to be refused once', () => {
  const onRefused = vi.fn()
  const end = follow(name, { params: { id: '1' } }, { onEvent: vi.fn(), onRefused })
  const waited = [1, 2, 3, 4].map(() => {
    const before = Stream.opened.length
    latest()?.refuse()
    let seconds = 0
    while (Stream.opened.length === before) {
      vi.advanceTimersByTime(1000)
      seconds += 1
    }
    return seconds
  })
  expect(waited).toEqual([3, 6, 12, 24])
  expect(onRefused).toHaveBeenCalledTimes(1)

  latest()?.dispatchEvent(new Event('open'))
  latest()?.refuse()
  expect(onRefused, 'it had worked again in between').toHaveBeenCalledTimes(2)
  end()
  vi.advanceTimersByTime(600_000)
  expect(Stream.opened, 'ended, it is left alone').toHaveLength(5)
})

test('a connection that is lost is left to the browser', () => {
  const onRefused = vi.fn()
  const end = follow(name, { params: { id: '1' } }, { onEvent: vi.fn(), onRefused })
  latest()?.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(600_000)
  expect(Stream.opened).toHaveLength(1)
  expect(onRefused).not.toHaveBeenCalled()
  end()
})
