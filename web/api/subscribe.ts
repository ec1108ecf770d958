import { type Parts, type StreamName, filled } from './client.ts'

/** Milliseconds before a stream that the server has refused is asked for again: at first, and at most. */
const pauses = { first: 3_000, longest: 60_000 }

type Follower<Event> = {
  onEvent: (event: Event) => void
  /** The server does not give the stream: an ordinary call tells why. */
  onRefused: () => void
}

/**
 * Follows a stream of events. The browser makes a lost connection again; one that is refused is asked for after growing pauses.
 * @returns ends it
 */
export function follow<N extends StreamName>(
  name: N,
  { params }: { params: Parts<N>['params'] },
  { onEvent, onRefused }: Follower<Parts<N>['event']>,
): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout>
  let pause = pauses.first
  const open = () => {
    source = new EventSource(filled(name.split(' ')[1], { ...params }))
    source.addEventListener('open', () => {
      pause = pauses.first
    })
    source.addEventListener('message', ({ data }) => onEvent(JSON.parse(data)))
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return
      if (pause === pauses.first) onRefused()
      timer = setTimeout(open, pause)
      pause = Math.min(2 * pause, pauses.longest)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
