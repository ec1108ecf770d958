import { createServer, type Server } from 'node:net'

/** Starts listening on a free local port. @returns the port */
export function listenOnFreePort(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

/** Starts listening on a free local port. @returns the URL without a trailing slash */
export async function listenAndGetUrl(server: Server): Promise<string> {
  return `http://127.0.0.1:${await listenOnFreePort(server)}`
}

/** Finds a port that is free at this moment, for a process that is started later. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
