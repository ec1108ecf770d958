import { createServer, connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Connect } from '#server/services/guarded-fetcher.ts'
import { listenOnFreePort } from './listen.ts'

/**
 * Starts a server that breaks HTTP in a different way at each path and counts the bytes it sends. It writes to the
 * socket directly, so that it can send wrong headers.
 */
export async function startMisbehavingServer() {
  const sockets = new Set<Socket>()
  const requestedPaths: string[] = []
  let bytesSent = 0
  const gzipBomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.once('data', (data) => {
      const path = /^GET (\S+)/.exec(data.toString('latin1'))?.[1] ?? ''
      requestedPaths.push(path)
      misbehave(path, socket)
    })
  })
  const port = await listenOnFreePort(server)

  function misbehave(path: string, socket: Socket): void {
    const write = (text: string | Buffer) => {
      bytesSent += text.length
      return socket.write(text)
    }
    const writeHead = (headers: string) =>
      write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`)
    const redirect = (location: string) =>
      void socket.end(`HTTP/1.1 302 Found\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`)
    const flood = (chunk: Buffer) => {
      const writeMore = () => {
        while (!socket.destroyed && write(chunk));
      }
      socket.on('drain', writeMore)
      writeMore()
    }
    if (path.startsWith('/to/')) return redirect(decodeURIComponent(path.slice('/to/'.length)))
    switch (path) {
      case '/fine':
        writeHead('content-length: 11')
        return void write('{"ok":true}')
      case '/loop':
        return redirect('/loop')
      case '/nowhere':
        return void socket.end('HTTP/1.1 302 Found\r\ncontent-length: 0\r\n\r\n')
      case '/ten-gigabytes':
        writeHead('content-length: 10737418240')
        return flood(Buffer.alloc(64 * 1024, 'x'))
      case '/endless':
        writeHead('transfer-encoding: chunked')
        return flood(Buffer.from(`${(16_384).toString(16)}\r\n${'x'.repeat(16_384)}\r\n`))
      case '/bomb':
        writeHead(`content-encoding: gzip\r\ncontent-length: ${gzipBomb.length}`)
        return void write(gzipBomb)
      case '/twice-packed':
        writeHead(`content-encoding: gzip, gzip\r\ncontent-length: ${gzipBomb.length}`)
        return void write(gzipBomb)
      case '/not-packed':
        writeHead('content-encoding: gzip\r\ncontent-length: 5')
        return void write('plain')
      case '/drip': {
        writeHead('content-length: 100000')
        const timer = setInterval(() => write('x'), 20)
        socket.on('close', () => clearInterval(timer))
        return
      }
      case '/drip-of-headers': {
        write('HTTP/1.1 200 OK\r\n')
        const timer = setInterval(() => write('x-drop: 1\r\n'), 20)
        socket.on('close', () => clearInterval(timer))
        return
      }
      case '/flood-of-headers':
        write('HTTP/1.1 200 OK\r\n')
        return flood(Buffer.from(`x-flood: ${'x'.repeat(1024)}\r\n`))
      case '/promises-more':
        writeHead('content-length: 1000')
        return void socket.end('short')
      case '/promises-less':
        writeHead('content-length: 2')
        return void write('{"ok":true,"and":"more"}')
      case '/garbage':
        return void socket.end('SSH-2.0-OpenSSH_9.9\r\n')
      case '/hangs-up':
        return void socket.destroy()
      default:
        // Never replies.
        return
    }
  }

  return {
    seen: requestedPaths,
    /** Bytes sent, including those that the client has not read yet. */
    getBytesSent: () => bytesSent,
    /** Connects to this server instead of the requested host. */
    connect: (() =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket))
        socket.once('error', reject)
      })) satisfies Connect,
    countOpenSockets: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
