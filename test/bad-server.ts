import { createServer, connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Connect } from '#server/services/guarded-fetcher.ts'
import { portOf } from './listening.ts'

/**
 * A server that does everything wrong, each wrong at a path of its own, and counts what it managed to send. It speaks
 * bare HTTP/1.1 over sockets, so that it can lie about what it sends.
 */
export async function startBadServer() {
  const sockets = new Set<Socket>()
  const seen: string[] = []
  let sent = 0
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.once('data', (data) => {
      const path = /^GET (\S+)/.exec(data.toString('latin1'))?.[1] ?? ''
      seen.push(path)
      misbehave(path, socket)
    })
  })
  const port = await portOf(server)

  function misbehave(path: string, socket: Socket): void {
    const write = (text: string | Buffer) => {
      sent += text.length
      return socket.write(text)
    }
    const head = (headers: string) => write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`)
    const redirect = (location: string) =>
      void socket.end(`HTTP/1.1 302 Found\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`)
    const pour = (chunk: Buffer) => {
      const more = () => {
        while (!socket.destroyed && write(chunk));
      }
      socket.on('drain', more)
      more()
    }
    if (path.startsWith('/to/')) return redirect(decodeURIComponent(path.slice('/to/'.length)))
    switch (path) {
      case '/fine':
        head('content-length: 11')
        return void write('{"ok":true}')
      case '/loop':
        return redirect('/loop')
      case '/nowhere':
        return void socket.end('HTTP/1.1 302 Found\r\ncontent-length: 0\r\n\r\n')
      case '/ten-gigabytes':
        head('content-length: 10737418240')
        return pour(Buffer.alloc(64 * 1024, 'x'))
      case '/endless':
        head('transfer-encoding: chunked')
        return pour(Buffer.from(`${(16_384).toString(16)}\r\n${'x'.repeat(16_384)}\r\n`))
      case '/bomb':
        head(`content-encoding: gzip\r\ncontent-length: ${bomb.length}`)
        return void write(bomb)
      case '/twice-packed':
        head(`content-encoding: gzip, gzip\r\ncontent-length: ${bomb.length}`)
        return void write(bomb)
      case '/not-packed':
        head('content-encoding: gzip\r\ncontent-length: 5')
        return void write('plain')
      case '/drip': {
        head('content-length: 100000')
        const drops = setInterval(() => write('x'), 20)
        socket.on('close', () => clearInterval(drops))
        return
      }
      case '/drip-of-headers': {
        write('HTTP/1.1 200 OK\r\n')
        const drops = setInterval(() => write('x-drop: 1\r\n'), 20)
        socket.on('close', () => clearInterval(drops))
        return
      }
      case '/flood-of-headers':
        write('HTTP/1.1 200 OK\r\n')
        return pour(Buffer.from(`x-flood: ${'x'.repeat(1024)}\r\n`))
      case '/promises-more':
        head('content-length: 1000')
        return void socket.end('short')
      case '/promises-less':
        head('content-length: 2')
        return void write('{"ok":true,"and":"more"}')
      case '/garbage':
        return void socket.end('SSH-2.0-OpenSSH_9.9\r\n')
      case '/hangs-up':
        return void socket.destroy()
      default:
        // Silence.
        return
    }
  }

  return {
    /** Paths asked for. */
    seen,
    /** Bytes that went out, as far as the other side took them. */
    sent: () => sent,
    /** A connector that leads here whatever was asked for. */
    connect: (() =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket))
        socket.once('error', reject)
      })) satisfies Connect,
    openSockets: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
