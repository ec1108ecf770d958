import { vi } from 'vitest'

/** A connection of the event stream, which tests open, lose and send events through. */
export class EventSourceFake extends EventTarget {
  static readonly CLOSED = 2
  static all: EventSourceFake[] = []
  readyState = 0
  constructor() {
    super()
    EventSourceFake.all.push(this)
  }
  close() {
    this.readyState = EventSourceFake.CLOSED
  }
  send(event: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }
  lose() {
    this.dispatchEvent(new Event('error'))
  }
  refuse() {
    this.close()
    this.lose()
  }
}

/** Replaces the browser's connections, until `vi.unstubAllGlobals()`. */
export function fakeEventSource(): void {
  EventSourceFake.all = []
  vi.stubGlobal('EventSource', EventSourceFake)
}
