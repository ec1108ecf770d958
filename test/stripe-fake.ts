import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { renderAuthorizePage } from './stripe-authorize-page.ts'

// A Stripe stub for tests and `npm run dev -- --payments`. Sentinels in `cards` and `secretKeys` trigger failures.

/** Test card numbers. Stripe calls any other number "incorrect". */
export const cards = {
  valid: '4242424242424242',
  declined: '4000000000000002',
  requiresAction: '4000000000003220',
  processing: '4000000000000077',
  /** Saved, but the next read fails. */
  failsOnNextRead: '4000000000000119',
}

/** With `down` every request fails, with `flaky` only the first one, and with `slow` each one takes 1.5 s. */
export const secretKeys = { valid: 'sk_test_works', down: 'sk_test_down', flaky: 'sk_test_flaky', slow: 'sk_test_slow' }
export const publishableKey = 'pk_test_works'
const webhookSecret = 'whsec_standin'

type Status = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
type Intent = {
  id: string
  object: 'setup_intent'
  client_secret: string
  customer: string
  payment_method: string | null
  status: Status
  livemode: boolean
  usage: string
  allowed_payment_method_types: string[]
  metadata: Record<string, string>
  last_setup_error: { message: string; code: string } | null
}
type PaymentMethod = {
  id: string
  object: 'payment_method'
  type: 'card'
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
}
type Customer = { id: string; object: 'customer'; metadata: Record<string, string>; deleted: boolean }
type FakeRequest = {
  method: string
  path: string
  params: Record<string, string>
  key: string
  idempotencyKey: string | null
  telemetry: boolean
}
type FakeResponse = { status: number; body: unknown; noRetry?: boolean }

export type StripeFake = Awaited<ReturnType<typeof startStripeFake>>

export async function startStripeFake({ port = 0 }: { port?: number } = {}) {
  const customers = new Map<string, Customer>()
  const intents = new Map<string, Intent>()
  const paymentMethods = new Map<string, PaymentMethod>()
  const idempotentResponses = new Map<string, { params: string; response: FakeResponse }>()
  const requests: FakeRequest[] = []
  const failingIntents = new Set<string>()
  const failedKeys = new Set<string>()

  const server = createServer((incoming, response) => {
    void handleIncoming(incoming, response).catch((error: unknown) =>
      sendResponse(response, createError(500, 'api_error', String(error))),
    )
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`

  async function handleIncoming(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', url)
    if (pathname === '/stripe.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(buildStripeJsStub())
    if (pathname === '/authorize') return authorize(incoming, response, searchParams)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', incoming.headers['access-control-request-headers'] ?? '')
    if (incoming.method === 'OPTIONS') return void response.writeHead(204).end()

    const request = await parseRequest(incoming, pathname, searchParams)
    requests.push(request)
    if (request.key === secretKeys.slow) await new Promise((wait) => setTimeout(wait, 1500))
    sendResponse(response, respondIdempotently(request))
  }

  /** Repeats the reply for a repeated Idempotency-Key and refuses the key with other parameters. */
  function respondIdempotently(request: FakeRequest): FakeResponse {
    const { key, idempotencyKey } = request
    if (!/^Bearer (sk|pk)_test_/.test(`Bearer ${key}`))
      return createError(401, 'invalid_request_error', 'Invalid API Key provided')
    if (key === secretKeys.down) return { ...createError(500, 'api_error', 'An unknown error occurred'), noRetry: true }
    if (key === secretKeys.flaky && !failedKeys.has(key)) {
      failedKeys.add(key)
      return { ...createError(500, 'api_error', 'An unknown error occurred'), noRetry: true }
    }
    if (!idempotencyKey || request.method !== 'POST') return response(request)
    const params = JSON.stringify([request.path, request.params])
    const cached = idempotentResponses.get(idempotencyKey)
    if (cached && cached.params !== params)
      return createError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      )
    if (cached) return cached.response
    const result = response(request)
    idempotentResponses.set(idempotencyKey, { params, response: structuredClone(result) })
    return result
  }

  function response(request: FakeRequest): FakeResponse {
    const [, , collection = '', id = '', verb = ''] = request.path.split('/')
    switch (`${request.method} ${collection}${id && '/id'}${verb && `/${verb}`}`) {
      case 'POST customers':
        return withKnownParams(request, ['email', 'name', 'description', 'metadata'], createCustomer)
      case 'DELETE customers/id':
        return withKnownParams(request, [], () => deleteCustomer(id))
      case 'POST setup_intents':
        return withKnownParams(
          request,
          ['customer', 'usage', 'allowed_payment_method_types', 'automatic_payment_methods', 'description', 'metadata'],
          createIntent,
        )
      case 'GET setup_intents/id':
        return withKnownParams(request, ['client_secret', 'expand'], ({ params }) =>
          readIntent(id, request.key, params.client_secret),
        )
      case 'POST setup_intents/id/confirm':
        return withKnownParams(request, ['client_secret', 'return_url', 'card'], ({ params }) =>
          confirmInBrowser(id, params),
        )
      case 'GET payment_methods/id':
        return withKnownParams(request, ['expand'], () => findOrError(paymentMethods.get(id), 'PaymentMethod', id))
      case 'POST payment_methods/id/detach':
        return withKnownParams(request, [], () => detach(id))
      default:
        return createError(
          404,
          'invalid_request_error',
          `Unrecognized request URL (${request.method}: ${request.path}).`,
        )
    }
  }

  function createCustomer({ params }: FakeRequest): FakeResponse {
    const customer: Customer = {
      id: createId('cus'),
      object: 'customer',
      metadata: parseNestedParams(params, 'metadata'),
      deleted: false,
    }
    customers.set(customer.id, customer)
    return { status: 200, body: { ...customer, deleted: undefined } }
  }

  function deleteCustomer(id: string): FakeResponse {
    const customer = customers.get(id)
    if (!customer || customer.deleted) return createNotFoundError('customer', id)
    customer.deleted = true
    for (const method of paymentMethods.values()) if (method.customer === id) method.customer = null
    return { status: 200, body: { id, object: 'customer', deleted: true } }
  }

  function createIntent({ params, key }: FakeRequest): FakeResponse {
    const customer = customers.get(params.customer ?? '')
    if (!customer || customer.deleted) return createNotFoundError('customer', params.customer ?? '')
    const id = createId('seti')
    const intent: Intent = {
      id,
      object: 'setup_intent',
      client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
      customer: customer.id,
      payment_method: null,
      status: 'requires_payment_method',
      livemode: key.includes('_live_'),
      usage: params.usage ?? 'off_session',
      allowed_payment_method_types: Object.values(parseNestedParams(params, 'allowed_payment_method_types')),
      metadata: parseNestedParams(params, 'metadata'),
      last_setup_error: null,
    }
    intents.set(id, intent)
    return { status: 200, body: structuredClone(intent) }
  }

  function readIntent(id: string, key: string, clientSecret: string | undefined): FakeResponse {
    const intent = intents.get(id)
    if (!intent || (key.startsWith('pk_') && intent.client_secret !== clientSecret))
      return createNotFoundError('setupintent', id)
    if (key.startsWith('sk_') && failingIntents.delete(id))
      return { ...createError(500, 'api_error', 'An unknown error occurred'), noRetry: true }
    return { status: 200, body: structuredClone(intent) }
  }

  /** Handles the request that Stripe.js sends on submit. */
  function confirmInBrowser(id: string, params: Record<string, string>): FakeResponse {
    const intent = intents.get(id)
    if (!intent || intent.client_secret !== params.client_secret) return createNotFoundError('setupintent', id)
    if (intent.status === 'succeeded' || intent.status === 'processing' || intent.status === 'canceled') {
      return createError(
        400,
        'invalid_request_error',
        'You cannot confirm this SetupIntent because it has already succeeded.',
        'setup_intent_unexpected_state',
      )
    }
    const problem = confirm(intent, params.card ?? '')
    if (problem) return problem
    const redirect = `${url}/authorize?setup_intent=${id}&return_url=${encodeURIComponent(params.return_url ?? '')}`
    return {
      status: 200,
      body: {
        ...structuredClone(intent),
        next_action:
          intent.status === 'requires_action' ? { type: 'redirect_to_url', redirect_to_url: { url: redirect } } : null,
      },
    }
  }

  function confirm(intent: Intent, number: string): FakeResponse | null {
    const fail = (code: string, message: string) => {
      intent.last_setup_error = { code, message }
      return createError(402, 'card_error', message, code)
    }
    if (!Object.values(cards).includes(number)) return fail('incorrect_number', 'Your card number is incorrect.')
    if (number === cards.declined) return fail('card_declined', 'Your card was declined.')
    const method: PaymentMethod = {
      id: createId('pm'),
      object: 'payment_method',
      type: 'card',
      customer: null,
      card: { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2034 },
    }
    paymentMethods.set(method.id, method)
    intent.payment_method = method.id
    intent.last_setup_error = null
    if (number === cards.requiresAction) intent.status = 'requires_action'
    else if (number === cards.processing) intent.status = 'processing'
    else succeed(intent)
    if (number === cards.failsOnNextRead) failingIntents.add(intent.id)
    return null
  }

  function succeed(intent: Intent): void {
    intent.status = 'succeeded'
    const method = paymentMethods.get(intent.payment_method ?? '')
    if (method) method.customer = intent.customer
  }

  /** Serves the bank's page and redirects back to the site. */
  function authorize(incoming: IncomingMessage, response: ServerResponse, params: URLSearchParams): void {
    const intent = intents.get(params.get('setup_intent') ?? '')
    const returnUrl = params.get('return_url')
    if (!intent || !returnUrl) return void response.writeHead(404).end()
    const decision = params.get('decision')
    if (!decision)
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(renderAuthorizePage(`${incoming.url ?? ''}`))
    if (decision === 'agree') succeed(intent)
    else {
      intent.status = 'requires_payment_method'
      intent.payment_method = null
      intent.last_setup_error = {
        code: 'setup_intent_authentication_failure',
        message: 'We are unable to authenticate your payment method.',
      }
    }
    const target = new URL(returnUrl)
    target.searchParams.set('setup_intent', intent.id)
    target.searchParams.set('setup_intent_client_secret', intent.client_secret)
    target.searchParams.set('redirect_status', decision === 'agree' ? 'succeeded' : 'failed')
    response.writeHead(303, { location: target.href }).end()
  }

  function detach(id: string): FakeResponse {
    const method = paymentMethods.get(id)
    if (!method) return createNotFoundError('PaymentMethod', id)
    if (!method.customer)
      return createError(
        400,
        'invalid_request_error',
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      )
    method.customer = null
    return { status: 200, body: structuredClone(method) }
  }

  return {
    url,
    requests,
    customers,
    intents,
    paymentMethods,
    serverSettings: (secretKey = secretKeys.valid) => ({
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
      STRIPE_JS_URL: `${url}/stripe.js`,
    }),
    /** Submits the card form as the browser does. */
    confirm(setupIntentId: string, number = cards.valid): void {
      const intent = intents.get(setupIntentId)
      if (!intent) throw new Error(`No setup intent ${setupIntentId}`)
      confirm(intent, number)
    },
    /** Completes an intent that is processing or waits for the bank. */
    succeed(setupIntentId: string): void {
      const intent = intents.get(setupIntentId)
      if (intent) succeed(intent)
    },
    cancel(setupIntentId: string): void {
      const intent = intents.get(setupIntentId)
      if (intent) intent.status = 'canceled'
    },
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  }
}

/** Creates a webhook event with Stripe's signature. */
export function createSignedEvent(
  type: string,
  object: unknown,
  { at, secret = webhookSecret }: { at: Date; secret?: string },
) {
  const seconds = Math.floor(at.getTime() / 1000)
  const body = JSON.stringify({
    id: createId('evt'),
    object: 'event',
    type,
    created: seconds,
    livemode: false,
    data: { object },
  })
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${seconds},v1=${signature}` },
  }
}

/** Rejects unknown and retired parameters, as Stripe does. */
function withKnownParams(
  request: FakeRequest,
  allowedParams: string[],
  handler: (request: FakeRequest) => FakeResponse,
): FakeResponse {
  for (const name of Object.keys(request.params)) {
    const root = name.split('[')[0] ?? ''
    if (root === 'payment_method_types') {
      return createError(
        400,
        'invalid_request_error',
        'payment_method_types is no longer supported. Use allowed_payment_method_types.',
        'parameter_unknown',
      )
    }
    if (!allowedParams.includes(root))
      return createError(400, 'invalid_request_error', `Received unknown parameter: ${root}`, 'parameter_unknown')
  }
  return handler(request)
}

async function parseRequest(incoming: IncomingMessage, path: string, query: URLSearchParams): Promise<FakeRequest> {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  const { authorization = '', 'idempotency-key': idempotencyKey } = incoming.headers
  return {
    method: incoming.method ?? 'GET',
    path,
    params: { ...Object.fromEntries(query), ...Object.fromEntries(new URLSearchParams(text)) },
    key: authorization.replace(/^Bearer /, ''),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
    telemetry: 'x-stripe-client-telemetry' in incoming.headers,
  }
}

function parseNestedParams(params: Record<string, string>, root: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      name.startsWith(`${root}[`) ? [[name.slice(root.length + 1, -1), value]] : [],
    ),
  )
}

function findOrError(object: unknown, kind: string, id: string): FakeResponse {
  return object ? { status: 200, body: structuredClone(object) } : createNotFoundError(kind, id)
}

function createNotFoundError(kind: string, id: string): FakeResponse {
  return createError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, 'resource_missing')
}

function createError(status: number, type: string, message: string, code?: string): FakeResponse {
  return { status, body: { error: { type, message, ...(code && { code }) } } }
}

function sendResponse(response: ServerResponse, { status, body, noRetry }: FakeResponse): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': createId('req'),
    ...(noRetry && { 'stripe-should-retry': 'false' }),
  })
  response.end(JSON.stringify(body))
}

function createId(prefix: string): string {
  return `${prefix}_${createHash('sha256').update(randomBytes(16)).digest('hex').slice(0, 24)}`
}

function buildStripeJsStub(): string {
  const source = readFileSync(new URL('./stripe-js-stub.ts', import.meta.url), 'utf8')
  return `{\n${stripTypeScriptTypes(source)}\n}`
}

if (import.meta.main) {
  const { url } = await startStripeFake({ port: Number(process.env.STRIPE_FAKE_PORT ?? 3002) })
  process.stdout.write(`Stripe fake running at ${url}\n`)
}
