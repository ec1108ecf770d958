import { createServer, type ServerResponse } from 'node:http'
import {
  createResponse,
  selectMode,
  type ModelResponse,
  type ResponseMode,
  type ModelRequest,
} from './model-responses.ts'

/** A fake model server with controllable replies. */
export type ModelFake = {
  url: string
  requests: ModelRequest[]
  headers: Record<string, string | string[] | undefined>[]
  /** The response mode when neither the prompt nor the model's name selects one. */
  mode: ResponseMode
  /** Holds all requests. `release(n)` lets n of them through; `release()` lets all through from then on. */
  hold: () => { release: (count?: number) => void }
  /** Resolves once the fake has received this many requests in total. */
  waitForRequests: (count: number) => Promise<void>
  close: () => Promise<void>
}

type ModelProtocol = {
  port: number
  path: string
  parseRequest: (body: Record<string, unknown>) => ModelRequest
  formatResponse: (modelResponse: ModelResponse) => unknown
}

export async function startModelFake({ port, path, parseRequest, formatResponse }: ModelProtocol): Promise<ModelFake> {
  let heldRequests: (() => void)[] | null = null
  let permits = 0
  let waiters: { count: number; resolve: () => void }[] = []

  const fake: ModelFake = {
    url: '',
    requests: [],
    headers: [],
    mode: 'well',
    hold() {
      heldRequests = []
      permits = 0
      return {
        release(count = Number.POSITIVE_INFINITY) {
          permits += count
          const released = heldRequests?.splice(0, permits) ?? []
          permits -= released.length
          if (permits === Number.POSITIVE_INFINITY) heldRequests = null
          for (const resume of released) resume()
        },
      }
    },
    waitForRequests: (count) =>
      new Promise((resolve) => {
        waiters.push({ count, resolve })
        notifyWaiters()
      }),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }

  const notifyWaiters = () => {
    for (const { count, resolve } of waiters) if (fake.requests.length >= count) resolve()
    waiters = waiters.filter(({ count }) => fake.requests.length < count)
  }

  const waitForPermit = (): Promise<void> | undefined => {
    if (!heldRequests) return undefined
    if (permits > 0) {
      permits--
      return undefined
    }
    const queue = heldRequests
    return new Promise((resolve) => queue.push(resolve))
  }

  const respond = async (body: string, response: ServerResponse) => {
    const modelRequest = parseRequest(JSON.parse(body))
    const mode = selectMode(modelRequest, fake.mode)
    fake.requests.push(modelRequest)
    notifyWaiters()
    await waitForPermit()
    if (mode === 'never') return
    const modelResponse = createResponse(modelRequest, mode)
    response.writeHead(modelResponse.status, { 'content-type': 'application/json' })
    response.end(modelResponse.status === 200 ? JSON.stringify(formatResponse(modelResponse)) : modelResponse.text)
  }

  const server = createServer((request, response) => {
    if (request.url !== path) return response.writeHead(404).end()
    fake.headers.push(request.headers)
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => void respond(body, response))
    return undefined
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.address()
  fake.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  return fake
}
