import { randomBytes } from 'node:crypto'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { createApp } from '../app.ts'
import { publish } from '../events.ts'

const timeouts = { headers: 150, request: 300, checkInterval: 20, stalledReply: 500 }

const site = await createTestApp()
const member = await site.signUp()
afterAll(() => site.close())

/** Connects to a new server. `ended` resolves when the server has given up the connection. */
async function open({ stalledReply = timeouts.stalledReply } = {}) {
  const app = createApp(site, { timeouts: { ...timeouts, stalledReply } })
  const ended = new Promise<void>((resolve) => {
    app.server.on('connection', (connection: Socket) => connection.on('close', () => resolve()))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(async () => {
    socket.destroy()
    await app.close()
  })
  return { socket, ended }
}

function readToEnd(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  return new Promise((resolve) => socket.on('close', () => resolve(text)))
}

/** Sends the start at once, and then one more byte every few milliseconds. */
function sendSlowly(socket: Socket, start: string, more: string): void {
  socket.write(start)
  const timer = setInterval(() => socket.write(more), 10)
  socket.on('close', () => clearInterval(timer))
}

const host = 'host: 127.0.0.1\r\n'

describe('a request that is not complete', () => {
  test.each([
    ['nothing at all', '', '', ''],
    ['slow headers', `GET /healthz HTTP/1.1\r\n${host}x: `, 'a', '408'],
    ['endless headers', `GET /healthz HTTP/1.1\r\n${host}`, 'x: y\r\n', '408'],
    [
      'a slow chunked body',
      `POST /api/auth/sign-in HTTP/1.1\r\n${host}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
      '1\r\n \r\n',
      '408',
    ],
    ['headers that are too large', `GET /healthz HTTP/1.1\r\n${host}x: ${'a'.repeat(20_000)}\r\n\r\n`, '', '431'],
    ['something other than HTTP', 'nonsense\r\n\r\n', '', '400'],
  ])('ends the connection after %s', async (_name, start, more, status) => {
    const { socket } = await open()
    const received = readToEnd(socket)
    if (more) sendSlowly(socket, start, more)
    else socket.write(start)
    const reply = await received
    if (status === '') return
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(reply).toContain("content-security-policy: default-src 'none'")
    expect(reply).toContain('connection: close')
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toMatchObject({ message: expect.any(String) })
  })
})

test('a client that sends too much gets the reply, and its connection takes the next request', async () => {
  const { socket } = await open()
  let replies = ''
  socket.on('data', (chunk) => (replies += chunk.toString()))
  const body = 'a'.repeat(3_000_000)
  const headers = `${host}content-type: application/json\r\ncontent-length: ${body.length}\r\n`
  socket.write(`POST /api/auth/sign-in HTTP/1.1\r\n${headers}\r\n${body}GET /healthz HTTP/1.1\r\n${host}\r\n`)
  await expect.poll(() => replies).toMatch(/^HTTP\/1.1 413 [^]*"too-large"[^]*HTTP\/1.1 200 /)
})

test('a stop does not wait for a connection without a request', async () => {
  const app = createApp(site)
  const connected = new Promise((resolve) => app.server.once('connection', resolve))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const ended = new Promise((resolve) => socket.on('close', resolve))
  await connected
  await app.close()
  await ended
})

test('a request that has begun is answered while the server stops', async () => {
  const app = createApp(site)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const connected = new Promise<Socket>((resolve) => app.server.once('connection', resolve))
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let replies = ''
  socket.on('data', (chunk) => (replies += chunk.toString()))
  socket.write(`GET /healthz HTTP/1.1\r\n${host}\r\n`)
  await expect.poll(() => replies).toMatch(/^HTTP\/1.1 200 /)
  const connection = await connected
  const { bytesRead } = connection
  socket.write('GET /healthz HTTP/1.1\r\n')
  await expect.poll(() => connection.bytesRead).toBeGreaterThan(bytesRead)
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  socket.write(`${host}\r\n`)
  await expect.poll(() => replies).toMatch(/^HTTP\/1.1 200 [^]*HTTP\/1.1 200 /)
  await closed
})

describe('a client that stops reading', () => {
  test.each(['identity', 'br'])('is disconnected in the middle of a large reply with encoding %s', async (encoding) => {
    // Random, because the operating system takes a few megabytes, and other texts would be smaller when compressed.
    const write = () => member.call('POST', '/api/journal', { content: randomBytes(36_000).toString('base64') })
    await Promise.all(Array.from({ length: 40 }, write))
    const { socket, ended } = await open()
    const request = `GET /api/journal HTTP/1.1\r\n${host}accept-encoding: ${encoding}\r\ncookie: ${member.cookie}\r\n\r\n`
    socket.pause()
    socket.write(request.repeat(20))
    await ended
  })

  test('is disconnected from an event stream', async () => {
    const { socket, ended } = await open()
    const reply = await new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString()))
      socket.write(`GET /api/events HTTP/1.1\r\n${host}cookie: ${member.cookie}\r\n\r\n`)
    })
    expect(reply).toContain('text/event-stream')
    socket.pause()
    const userId = 'x'.repeat(1_000_000)
    const timer = setInterval(
      () => publish(site.database, { key: 'large', isFor: () => true, read: async () => ({ type: 'ready', userId }) }),
      5,
    )
    onTestFinished(() => clearInterval(timer))
    await ended
  })

  test('is not disconnected while it reads slowly', async () => {
    // Reading takes longer than this, and a busy machine never pauses for so long.
    const { socket } = await open({ stalledReply: 1_500 })
    let length = 0
    const done = new Promise((resolve) => {
      socket.on('data', (chunk) => {
        length += chunk.length
        socket.pause()
        setTimeout(() => socket.resume(), 20)
        if (length > 8 * 900_000) resolve(true)
      })
      socket.on('close', () => resolve(false))
    })
    const request = `GET /api/journal HTTP/1.1\r\n${host}cookie: ${member.cookie}\r\n\r\n`
    socket.write(request.repeat(8))
    expect(await done).toBe(true)
  })
})
