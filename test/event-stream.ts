import type { AddressInfo } from 'node:net'
import type { MemberEvent } from '#contract/events.ts'
import type { TestApp } from './app.ts'

/** Opens `/api/events` over a real connection, as a browser does, and waits for what the stream starts with. */
export async function openEvents(site: TestApp, cookie: string) {
  if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const closing = new AbortController()
  const reply = await fetch(`http://127.0.0.1:${port}/api/events`, { headers: { cookie }, signal: closing.signal })
  const events: MemberEvent[] = []
  const waiting = new Set<() => void>()
  const told = () => {
    for (const check of waiting) check()
  }
  let comments = 0
  let replaced = false
  const ended = read()

  async function read(): Promise<void> {
    let text = ''
    for await (const chunk of reply.body ?? []) {
      text += new TextDecoder().decode(chunk)
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith('data: ')) events.push(JSON.parse(block.slice(6)))
        else if (block.startsWith('event: replaced')) replaced = true
        else comments += 1
      }
      told()
    }
  }

  const stream = {
    reply,
    events,
    comments: () => comments,
    replaced: () => replaced,
    /** Resolves when the server has ended the stream. */
    ended,
    /** Waits for the first event, past or future, that matches the predicate. */
    async until<E extends MemberEvent>(isIt: (event: MemberEvent) => event is E): Promise<E> {
      for (;;) {
        const found = events.find(isIt)
        if (found) return found
        await new Promise<void>((resolve) => waiting.add(resolve))
      }
    },
    async close(): Promise<void> {
      closing.abort()
      await ended.catch(() => undefined)
    },
  }
  if (reply.ok) await stream.until((event): event is MemberEvent => event.type === 'notifications')
  return stream
}
