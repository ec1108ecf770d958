import { connect as connectHttp2, type ClientHttp2Stream, type IncomingHttpHeaders } from 'node:http2'
import { request as requestHttps } from 'node:https'
import { connect as connectTls, type TLSSocket } from 'node:tls'

/** The host name in the examples, which the proof keeps. */
export const host = 'pillars.example.org'

/** Where a client finds a proxy, and the certificate that it expects. */
export type Target = { httpsPort: number; certificate: Buffer }

type Version = 'http/1.1' | 'h2'

export type Sent = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** An address of this machine from which the client connects. */
  from?: string
  /** What browsers use by default. */
  version?: Version
}

export type Received = {
  status: number
  headers: IncomingHttpHeaders
  /** Names and values in turn, with repeated headers. Only over HTTP/1.1. */
  rawHeaders: string[]
  body: Buffer
}

/** No request may take longer, in milliseconds. */
const hangs = 20_000

/**
 * Sends one request over a new connection, with the certificate checked.
 * @throws Error when there is no whole reply within 20 s
 */
export async function send(target: Target, path: string, sent: Sent = {}): Promise<Received> {
  const { version = 'h2' } = sent
  const timeout = AbortSignal.timeout(hangs)
  const receive = version === 'h2' ? sendHttp2 : sendHttp1
  return Promise.race([
    receive(target, path, sent),
    new Promise<never>((_, reject) =>
      timeout.addEventListener('abort', () => reject(new Error(`${path} has no reply after ${hangs / 1000} s`))),
    ),
  ])
}

/** Opens a reply that does not end. @returns its text so far, and whether it is still open */
export async function openStream(target: Target, path: string, sent: Sent) {
  const socket = await connect(target, sent.from, 'h2')
  const session = connectHttp2(`https://${host}`, { createConnection: () => socket })
  const stream = session.request({ ':path': path, ':authority': host, ...sent.headers })
  let text = ''
  let open = true
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    text += chunk
    tell()
  })
  for (const ending of [stream, session])
    for (const name of ['error', 'close'])
      ending.on(name, () => {
        open = false
        tell()
      })
  return {
    text: () => text,
    isOpen: () => open,
    /**
     * Waits for text after the first `start` characters.
     * @throws Error when the stream ends first, or after so many milliseconds
     */
    async waitFor(pattern: RegExp, milliseconds: number, start = 0): Promise<void> {
      const deadline = setTimeout(tell, milliseconds)
      const startedAt = performance.now()
      while (!pattern.test(text.slice(start))) {
        if (!open) throw new Error(`the stream has ended: ${text}`)
        if (performance.now() - startedAt >= milliseconds)
          throw new Error(`the stream has no ${pattern} after ${milliseconds} ms: ${text}`)
        await new Promise<void>((resolve) => listeners.add(resolve))
      }
      clearTimeout(deadline)
    },
    close: () => session.destroy(),
  }
}

/** @throws Error when the proxy does not accept the versions of TLS or HTTP */
export function connect(
  { httpsPort, certificate }: Target,
  from: string | undefined,
  version: Version,
  options: { minVersion?: 'TLSv1'; maxVersion?: 'TLSv1.1'; ciphers?: string } = {},
): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host: '127.0.0.1',
      port: httpsPort,
      ...(from && { localAddress: from }),
      servername: host,
      ca: certificate,
      ALPNProtocols: [version],
      ...options,
    })
    socket.on('error', reject)
    socket.on('secureConnect', () => {
      if (socket.alpnProtocol === version) resolve(socket)
      else reject(new Error(`the proxy speaks ${socket.alpnProtocol}, not ${version}`))
    })
  })
}

async function sendHttp2(target: Target, path: string, { method = 'GET', headers, body, from }: Sent) {
  const socket = await connect(target, from, 'h2')
  // In megabytes: more than the largest body.
  const session = connectHttp2(`https://${host}`, { createConnection: () => socket, maxSessionMemory: 100 })
  try {
    const stream = session.request({ ':method': method, ':path': path, ':authority': host, ...headers })
    session.on('error', (error) => stream.destroy(error))
    stream.end(body)
    return await receiveHttp2(stream)
  } finally {
    session.destroy()
  }
}

function receiveHttp2(stream: ClientHttp2Stream): Promise<Received> {
  return new Promise((resolve, reject) => {
    let headers: IncomingHttpHeaders & { ':status'?: number } = {}
    const chunks: Buffer[] = []
    let refusal: unknown
    stream.on('response', (received) => {
      headers = received
    })
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', (error) => {
      refusal = error
    })
    // Not when the stream closes: a server may stop reading a body after its reply.
    stream.on('end', () => {
      const status = headers[':status']
      if (status !== undefined) resolve({ status, headers, rawHeaders: [], body: Buffer.concat(chunks) })
    })
    stream.on('close', () => reject(refusal ?? new Error('the connection was closed')))
  })
}

function sendHttp1(
  { httpsPort, certificate }: Target,
  path: string,
  { method = 'GET', headers, body, from }: Sent,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = requestHttps({
      host: '127.0.0.1',
      port: httpsPort,
      localAddress: from,
      servername: host,
      ca: certificate,
      agent: false,
      method,
      path,
      headers: { host, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }), ...headers },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.end(body)
  })
}
