import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** In milliseconds. */
export const defaultTimeouts = {
  /** Until the headers of a request have arrived. */
  headers: 15_000,
  /** Until the whole request has arrived. */
  request: 30_000,
  /** How often the two above are checked. */
  checkInterval: 5_000,
  /** Without progress while a reply is sent. Must be longer than the heartbeat of an event stream. */
  stalledReply: 60_000,
}

export type Timeouts = typeof defaultTimeouts

/** Options for the HTTP server that end connections which send their request too slowly. */
export function getServerTimeouts({ headers, request, checkInterval }: Timeouts) {
  return { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: checkInterval }
}

/** Closes the connection of a client that stops reading, instead of buffering its reply forever. */
export function closeStalledReplies(app: FastifyInstance, { stalledReply }: Timeouts): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Node waits again whenever the operating system took some of the data, and resets the time with the next request.
    // The reply to a pipelined request has no connection yet, and an injected request has none at all.
    const { socket } = request.raw
    if (socket instanceof Socket) reply.raw.setTimeout(stalledReply, () => socket.resetAndDestroy())
    done()
  })
}

/** Closes connections that never sent a request, which browsers open in advance. A stop would wait for them. */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy()
    unused.add(socket)
    socket.on('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => void unused.delete(socket))
  app.addHook('preClose', (done) => {
    isClosing = true
    for (const socket of unused) socket.destroy()
    done()
  })
}
