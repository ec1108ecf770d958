import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { pushMessage, type PushMessage } from '#contract/push.ts'
import { createGuardedFetcher } from '#server/services/guarded-fetcher.ts'
import { createPush } from '#server/services/push.ts'
import { listenOnFreePort } from './listen.ts'
import { createSubscriptionKeys, verifyVapid, type SubscriptionKeys } from './push-encryption.ts'

/** What an endpoint does with a valid message. */
export type PushBehaviour = 'accepts' | 'missing' | 'gone' | 'limits' | 'fails' | 'forbids' | 'hangs' | 'resets'

export type TestSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export type ReceivedPush = {
  endpoint: string
  message: PushMessage
  publicKey: string
  ttl: number
  urgency: string
  topic: string
}

/** Seconds that an endpoint with the behaviour `limits` asks to wait. */
export const retryAfterSeconds = 600

/**
 * Starts a push service that verifies VAPID (RFC 8292) and decrypts messages (RFC 8291). `push` is the real service of
 * the server, connected to this one. Every host name resolves to a public address, unless `resolve` says otherwise.
 * @param options.milliseconds after which the server gives up on an endpoint that hangs
 */
export async function startPushService({ milliseconds = 30_000 }: { milliseconds?: number } = {}) {
  const received: ReceivedPush[] = []
  const problems: string[] = []
  const attempts: string[] = []
  const subscriptions = new Map<string, SubscriptionKeys>()
  const addresses = new Map<string, string[]>()
  let isDown = false
  let count = 0

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const endpoint = `https://${request.headers.host}${request.url}`
    attempts.push(endpoint)
    const keys = subscriptions.get(endpoint)
    if (!keys) return void response.writeHead(404).end()
    try {
      const message = readMessage(request, Buffer.concat(chunks), { endpoint, keys })
      const [, behaviour] = new URL(endpoint).pathname.split('/')
      respond(behaviour, response, () => received.push(message))
    } catch (error) {
      problems.push(String(error))
      response.writeHead(400).end('bad request')
    }
  }
  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  const port = await listenOnFreePort(server)

  return {
    received,
    /** Why messages were invalid. */
    problems,
    /** Endpoints of all requests, also of refused ones. */
    attempts,
    push: createPush(
      createGuardedFetcher({
        resolve: async (hostname) => addresses.get(hostname) ?? ['93.184.216.34'],
        bounds: { bytes: 64 * 1024, milliseconds },
        connect: () =>
          new Promise((resolve, reject) => {
            if (isDown) return reject(new Error('connect ECONNREFUSED'))
            const socket = connect(port, '127.0.0.1', () => resolve(socket))
            socket.once('error', reject)
          }),
      }),
    ),
    /** Creates a subscription as a browser does, ready for `POST /api/push`. */
    createSubscription({
      behaviour = 'accepts',
      host = 'push.example.com',
    }: { behaviour?: PushBehaviour; host?: string } = {}): TestSubscription {
      const keys = createSubscriptionKeys()
      const endpoint = `https://${host}/${behaviour}/${++count}-${keys.auth}`
      subscriptions.set(endpoint, keys)
      return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
    },
    /** The messages that a subscription got. */
    listMessages: ({ endpoint }: TestSubscription): PushMessage[] =>
      received.filter((push) => push.endpoint === endpoint).map(({ message }) => message),
    /** Sets what a host name resolves to. */
    resolve: (hostname: string, to: string[]) => void addresses.set(hostname, to),
    /** Refuses connections, or accepts them again. */
    setDown: (down: boolean) => {
      isDown = down
      if (down) server.closeIdleConnections()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function readMessage(
  { headers, method }: IncomingMessage,
  body: Buffer,
  { endpoint, keys }: { endpoint: string; keys: SubscriptionKeys },
): ReceivedPush {
  if (method !== 'POST') throw new Error(`the method is ${method}`)
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('the content encoding is wrong')
  const [ttl, urgency, topic] = [headers.ttl, headers.urgency, headers.topic].map(String)
  if (!/^\d+$/.test(ttl ?? '')) throw new Error(`TTL is ${ttl}`)
  if (!/^(very-low|low|normal|high)$/.test(urgency ?? '')) throw new Error(`Urgency is ${urgency}`)
  if (!/^[\w-]{1,32}$/.test(topic ?? '')) throw new Error(`Topic is ${topic}`)
  const publicKey = verifyVapid(headers.authorization, { origin: new URL(endpoint).origin })
  const message = pushMessage.parse(JSON.parse(keys.decrypt(body)))
  return { endpoint, message, publicKey, ttl: Number(ttl), urgency: urgency ?? '', topic: topic ?? '' }
}

function respond(behaviour: string | undefined, response: ServerResponse, accept: () => void): void {
  switch (behaviour) {
    case 'missing':
      return void response.writeHead(404).end()
    case 'gone':
      return void response.writeHead(410).end()
    case 'limits':
      return void response.writeHead(429, { 'retry-after': String(retryAfterSeconds) }).end()
    case 'fails':
      return void response.writeHead(500).end('internal error')
    case 'forbids':
      return void response.writeHead(403).end('the key of https://push.example.com/secret-path does not match')
    case 'hangs':
      return
    case 'resets':
      return void response.destroy()
    default:
      accept()
      response.writeHead(201).end()
  }
}
