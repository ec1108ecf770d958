import { createServer, request } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenAndGetUrl } from './listen.ts'

/**
 * Starts a reverse proxy that is stopped after the test. By default it passes on only what nginx does without further
 * settings: the headers of the client, and the address of the server as Host.
 * @returns its URL
 */
export async function startProxy(
  target: string,
  { keepsHost = false, addsAddress = false }: { keepsHost?: boolean; addsAddress?: boolean } = {},
): Promise<string> {
  const server = createServer((received, reply) => {
    const { host, 'x-forwarded-for': known, ...headers } = received.headers
    const forwarded = [known ?? [], addsAddress ? (received.socket.remoteAddress ?? '') : []].flat().join(', ')
    const sent = request(new URL(received.url ?? '/', target), {
      method: received.method,
      headers: {
        ...headers,
        ...(forwarded && { 'x-forwarded-for': forwarded }),
        host: keepsHost ? host : new URL(target).host,
      },
    })
    sent.on('error', () => reply.writeHead(502).end())
    sent.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(reply)
    })
    received.pipe(sent)
  })
  const url = await listenAndGetUrl(server)
  onTestFinished(() => void server.close())
  return url
}
