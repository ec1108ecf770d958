import type { Server } from 'node:net'

/** Lets a server listen on a free port of this machine. @returns the port */
export function listenOnFreePort(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

/** The same. @returns its address without a slash at the end */
export async function listenAndGetUrl(server: Server): Promise<string> {
  return `http://127.0.0.1:${await listenOnFreePort(server)}`
}
