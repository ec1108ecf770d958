import { get } from 'node:http'
import type { Member } from './cluster-members.ts'
import { host } from './proxy-client.ts'

/** Before a stream that has ended is opened again, in milliseconds, as in the browser. */
const reopenDelay = 3000

/**
 * Keeps the event stream of a member open, as a browser does.
 * @param port of the process of the app that it is connected to
 */
export function watchEvents({ cookie }: Member, port: number) {
  let lastEventAt = 0
  let isClosed = false
  let close = () => {}
  const open = () => {
    if (isClosed) return
    const headers = { host, cookie, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' }
    const stream = get({ host: '127.0.0.1', port, path: '/api/events', headers, agent: false })
    let hasEnded = false
    const reopen = () => {
      if (hasEnded) return
      hasEnded = true
      setTimeout(open, reopenDelay).unref()
    }
    stream.on('error', reopen)
    stream.on('response', (reply) => {
      reply.setEncoding('utf8')
      reply.on('data', (text: string) => {
        if (text.includes('"notifications"')) lastEventAt = performance.now()
      })
      reply.on('error', reopen)
      reply.on('end', reopen)
    })
    close = () => stream.destroy()
  }
  open()
  return {
    /** When the last event about notifications came, as `performance.now()`. */
    lastEventAt: () => lastEventAt,
    close() {
      isClosed = true
      close()
    },
  }
}
