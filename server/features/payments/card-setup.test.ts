import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createStripePayments } from '#server/services/payments-stripe.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { cards, publishableKey, secretKeys, createSignedEvent, startStripeFake } from '#test/stripe-fake.ts'
import { removeCard } from './card-setup.ts'
import { finishSetup, setSetupIntent } from './queries.ts'

const stripe = await startStripeFake()
const site = await createTestApp({}, createStripeOptions(secretKeys.valid))
// The first account is the admin.
await site.signUp()

afterAll(async () => {
  await site.close()
  await stripe.close()
})

function createStripeOptions(secretKey: string, settings: Record<string, string> = {}) {
  const config = readConfig({ ...stripe.serverSettings(secretKey), ...settings })
  return { payments: config.stripe && createStripePayments(config.stripe) }
}

const begin = async (member: TestClient) => (await member.call('POST', '/api/create-setup-intent')).json()
const complete = (member: TestClient, setupIntentId: string) =>
  member.call('POST', '/api/complete-onboarding', { setupIntentId })
const isOnboarded = async (member: TestClient) =>
  (await member.call('GET', '/api/auth/user')).json().onboardingCompleted
const getUserRow = (member: TestClient) =>
  site.database.selectFrom('users').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()

/** Signs up a member who begins a setup. @param card entered in the browser; null for none */
async function beginSetup(card: string | null = cards.valid): Promise<{ member: TestClient; setupIntentId: string }> {
  const member = await site.signUp()
  const { setupIntentId } = await begin(member)
  if (card) stripe.confirm(setupIntentId, card)
  return { member, setupIntentId }
}

async function createOnboardedMember() {
  const { member, setupIntentId } = await beginSetup()
  expect((await complete(member, setupIntentId)).statusCode).toBe(200)
  return { member, setupIntentId }
}

const sendWebhook = ({ body, headers }: ReturnType<typeof createSignedEvent>, to = site) =>
  to.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body })

function deliverWebhook(setupIntentId: string, { type = 'setup_intent.succeeded', to = site } = {}) {
  const intent = stripe.intents.get(setupIntentId)
  return sendWebhook(createSignedEvent(type, intent, { at: site.services.clock.now() }), to)
}

describe('card setup', () => {
  test('sends the browser only the client secret of the intent', async () => {
    const member = await site.signUp()
    const reply = await member.call('POST', '/api/create-setup-intent')
    const { setupIntentId, clientSecret, ...rest } = reply.json()
    expect([reply.statusCode, clientSecret]).toEqual([200, stripe.intents.get(setupIntentId)?.client_secret])
    expect(rest).toEqual({ status: 'open' })
  })

  test('sends the browser the publishable key but not the secret key', async () => {
    const reply = await site.visitor('GET', '/api/site')
    expect(reply.json().payments).toEqual({ publishableKey, scriptUrl: `${stripe.url}/stripe.js` })
    expect(reply.body).not.toContain(secretKeys.valid)
  })

  test('requests a card setup for later use, without telemetry', async () => {
    const member = await site.signUp()
    await begin(member)
    const sent = stripe.requests.filter(({ params }) => params['metadata[userId]'] === member.id)
    expect(sent.map(({ path }) => path)).toEqual(['/v1/customers', '/v1/setup_intents'])
    expect(sent[1]?.params).toEqual({
      customer: (await getUserRow(member)).stripe_customer_id,
      usage: 'off_session',
      'allowed_payment_method_types[0]': 'card',
      'metadata[userId]': member.id,
    })
    expect(sent.some(({ telemetry }) => telemetry)).toBe(false)
  })

  test('sends the provider no username or email', async () => {
    const member = await site.signUp()
    await begin(member)
    expect(JSON.stringify(stripe.requests)).not.toMatch(new RegExp(`${member.email}|${member.username}\\b`))
  })

  test('reuses the open intent after a reload and in twenty concurrent tabs', async () => {
    const member = await site.signUp()
    const replies = await Promise.all(Array.from({ length: 20 }, () => begin(member)))
    const { setupIntentId } = await begin(member)
    expect(new Set(replies.map((reply) => reply.setupIntentId))).toEqual(new Set([setupIntentId]))
    const isOwn = (each: { metadata: Record<string, string> }) => each.metadata.userId === member.id
    expect([...stripe.customers.values()].filter(isOwn)).toHaveLength(1)
    expect([...stripe.intents.values()].filter(isOwn)).toHaveLength(1)
  })

  test('creates a new intent after the old one was cancelled', async () => {
    const member = await site.signUp()
    const before = await begin(member)
    stripe.cancel(before.setupIntentId)
    const after = await begin(member)
    expect(after.setupIntentId).not.toBe(before.setupIntentId)
    expect((await complete(member, before.setupIntentId)).statusCode).toBe(404)
  })

  test('drops an intent of a setup that another tab has started again', async () => {
    const { member, setupIntentId } = await beginSetup(null)
    const late = { userId: member.id, key: 'of the earlier setup', setupIntentId: 'seti_late' }
    expect(await setSetupIntent(site.database, late)).toBe(false)
    expect((await getUserRow(member)).stripe_setup_intent_id).toBe(setupIntentId)
  })

  test('creates a new customer when the provider no longer knows the old one', async () => {
    const member = await site.signUp()
    const before = await begin(member)
    const customerId = (await getUserRow(member)).stripe_customer_id ?? ''
    stripe.customers.delete(customerId)
    stripe.intents.delete(before.setupIntentId)
    const { setupIntentId } = await begin(member)
    expect(stripe.intents.get(setupIntentId)?.customer).toBe((await getUserRow(member)).stripe_customer_id)
    expect((await getUserRow(member)).stripe_customer_id).not.toBe(customerId)
  })

  test('reports an intent that succeeded without the browser', async () => {
    const { member, setupIntentId } = await beginSetup()
    expect(await begin(member)).toMatchObject({ setupIntentId, status: 'succeeded' })
    expect(await isOnboarded(member)).toBe(false)
  })

  test('rejects a new setup while a card is stored', async () => {
    const { member } = await createOnboardedMember()
    const reply = await member.call('POST', '/api/create-setup-intent')
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict'])
  })
})

describe('onboarding completion', () => {
  test('completes onboarding once and returns the member', async () => {
    const { member, setupIntentId } = await beginSetup()
    const reply = await complete(member, setupIntentId)
    expect([reply.statusCode, reply.json().onboardingCompleted, reply.json().id]).toEqual([200, true, member.id])
    expect((await getUserRow(member)).stripe_payment_method_id).toBe(stripe.intents.get(setupIntentId)?.payment_method)
    expect((await complete(member, setupIntentId)).json()).toEqual(reply.json())
  })

  test.each([
    ['no card has been entered', null, 'The card hasn’t been stored yet.'],
    ['the card was declined', cards.declined, 'Your card was declined.'],
    ['the bank has to confirm first', cards.requiresAction, 'The card hasn’t been stored yet.'],
    [
      'the bank is still processing',
      cards.processing,
      'Your bank is still checking the card. You don’t need to do anything.',
    ],
  ])('does not complete onboarding when %s', async (_case, number, message) => {
    const { member, setupIntentId } = await beginSetup(number)
    const reply = await complete(member, setupIntentId)
    expect([reply.statusCode, reply.json().message]).toEqual([409, message])
    expect(await isOnboarded(member)).toBe(false)
  })

  test("treats another member's intent like an unknown one, even after it succeeded", async () => {
    const { member: owner, setupIntentId } = await createOnboardedMember()
    const member = await site.signUp()
    await begin(member)
    const [theirs, missing] = [await complete(member, setupIntentId), await complete(member, 'seti_missing')]
    expect([theirs.statusCode, theirs.body]).toEqual([404, missing.body])
    expect([await isOnboarded(member), await isOnboarded(owner)]).toEqual([false, true])
  })

  test('rejects an intent of another customer, of the other mode or without a card', async () => {
    for (const change of [{ customer: 'cus_another' }, { livemode: true }, { payment_method: null }]) {
      const { member, setupIntentId } = await beginSetup()
      Object.assign(stripe.intents.get(setupIntentId) ?? {}, change)
      expect((await complete(member, setupIntentId)).statusCode).toBeGreaterThanOrEqual(404)
      expect((await deliverWebhook(setupIntentId)).statusCode).toBe(200)
      expect(await isOnboarded(member)).toBe(false)
    }
  })

  test('completes onboarding only for the owner when fifty requests race with webhooks', async () => {
    for (let round = 0; round < 3; round++) {
      const member = await site.signUp()
      const stranger = await site.signUp()
      const { setupIntentId } = await begin(member)
      await begin(stranger)
      stripe.confirm(setupIntentId)
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          at % 5 === 0
            ? deliverWebhook(setupIntentId)
            : at % 7 === 0
              ? complete(stranger, setupIntentId)
              : complete(member, setupIntentId),
        ),
      )
      const codes = replies.map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code !== 200 && code !== 404)).toEqual([])
      expect(codes.filter((code) => code === 404)).toHaveLength(6)
      expect([await isOnboarded(member), await isOnboarded(stranger)]).toEqual([true, false])
    }
  })

  test('completes onboarding once when fifty requests run at the same time', async () => {
    const { member, setupIntentId } = await beginSetup(null)
    const customerId = (await getUserRow(member)).stripe_customer_id ?? ''
    const finish = () =>
      finishSetup(site.database, {
        userId: member.id,
        setupIntentId,
        customerId,
        paymentMethodId: 'pm_1',
        now: site.services.clock.now().toISOString(),
      })
    const made = await Promise.all(Array.from({ length: 50 }, finish))
    expect(made.filter(Boolean)).toHaveLength(1)
  })

  test('reports a provider failure and completes onboarding on the next attempt', async () => {
    const { member, setupIntentId } = await beginSetup(cards.failsOnNextRead)
    const reply = await complete(member, setupIntentId)
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect(await isOnboarded(member)).toBe(false)
    expect((await complete(member, setupIntentId)).json().onboardingCompleted).toBe(true)
  })
})

describe('payment webhook', () => {
  test('completes onboarding from a webhook without the browser', async () => {
    const { member, setupIntentId } = await beginSetup(cards.processing)
    stripe.succeed(setupIntentId)
    expect((await deliverWebhook(setupIntentId)).json()).toEqual({ received: true })
    expect(await isOnboarded(member)).toBe(true)
  })

  test('reads the intent from the provider instead of trusting the webhook', async () => {
    const { member, setupIntentId } = await beginSetup(null)
    expect((await deliverWebhook(setupIntentId)).statusCode).toBe(200)
    expect(await isOnboarded(member)).toBe(false)
  })

  test.each(['forged', 'old', 'altered', 'unsigned', 'emptied'])('rejects a webhook that is %s', async (fault) => {
    const { member, setupIntentId } = await beginSetup()
    const now = site.services.clock.now()
    const at = fault === 'old' ? new Date(now.getTime() - 6 * 60_000) : now
    const { body, headers } = createSignedEvent('setup_intent.succeeded', stripe.intents.get(setupIntentId), {
      at,
      secret: fault === 'forged' ? 'whsec_another' : undefined,
    })
    if (fault === 'unsigned') headers['stripe-signature'] = ''
    const payload =
      fault === 'altered' ? body.replace('"livemode":false', '"livemode":true') : fault === 'emptied' ? '' : body
    const reply = await sendWebhook({ body: payload, headers })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-request'])
    expect(await isOnboarded(member)).toBe(false)
  })

  test('ignores webhooks of other types and about unknown intents', async () => {
    const { member, setupIntentId } = await beginSetup()
    expect((await deliverWebhook(setupIntentId, { type: 'setup_intent.created' })).statusCode).toBe(200)
    expect((await deliverWebhook('seti_of_nobody')).statusCode).toBe(400)
    const elsewhere = createSignedEvent(
      'setup_intent.succeeded',
      { id: 'seti_elsewhere', object: 'setup_intent' },
      { at: site.services.clock.now() },
    )
    expect((await sendWebhook(elsewhere)).statusCode).toBe(200)
    expect(await isOnboarded(member)).toBe(false)
  })

  test('replies 503 to a webhook while the provider fails, so that it is retried', async () => {
    const { member, setupIntentId } = await beginSetup(cards.failsOnNextRead)
    expect((await deliverWebhook(setupIntentId)).statusCode).toBe(503)
    expect((await deliverWebhook(setupIntentId)).statusCode).toBe(200)
    expect(await isOnboarded(member)).toBe(true)
  })

  test('replies 404 to webhooks without a configured webhook secret', async () => {
    const other = await startTestApp({}, createStripeOptions(secretKeys.valid, { STRIPE_WEBHOOK_SECRET: '' }))
    expect((await deliverWebhook('seti_x', { to: other })).statusCode).toBe(404)
  })
})

describe('stored card', () => {
  test('shows a stored card only to its owner', async () => {
    const { member } = await createOnboardedMember()
    const stranger = await site.signUp()
    expect((await member.call('GET', '/api/stored-card')).json()).toEqual({
      card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 },
    })
    expect((await stranger.call('GET', '/api/stored-card')).json()).toEqual({ card: null })
  })

  test('removes a card here and at the provider, even if old requests are replayed', async () => {
    const { member, setupIntentId } = await createOnboardedMember()
    const paymentMethodId = (await getUserRow(member)).stripe_payment_method_id ?? ''
    const reply = await member.call('DELETE', '/api/stored-card')
    expect([reply.statusCode, reply.json().onboardingCompleted]).toEqual([200, false])
    expect(stripe.paymentMethods.get(paymentMethodId)?.customer).toBeNull()
    expect(await getUserRow(member)).toMatchObject({
      stripe_payment_method_id: null,
      stripe_setup_intent_id: null,
      stripe_setup_key: null,
    })

    expect((await complete(member, setupIntentId)).statusCode).toBe(404)
    expect((await deliverWebhook(setupIntentId)).statusCode).toBe(200)
    expect(await isOnboarded(member)).toBe(false)
    expect((await member.call('DELETE', '/api/stored-card')).statusCode).toBe(200)
  })

  test('keeps a card that the provider could not remove, so that the member can try again', async () => {
    const { member } = await createOnboardedMember()
    const services = { ...site.services, ...createStripeOptions(secretKeys.down) }
    await expect(removeCard({ ...site, services }, member.id)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await isOnboarded(member)).toBe(true)
    expect((await getUserRow(member)).stripe_payment_method_id).not.toBeNull()
  })

  test('removes a card that the provider has already deleted', async () => {
    const { member } = await createOnboardedMember()
    for (const method of stripe.paymentMethods.values()) method.customer = null
    expect((await member.call('DELETE', '/api/stored-card')).json().onboardingCompleted).toBe(false)
  })

  test('stores another card after the first one is removed', async () => {
    const { member, setupIntentId } = await createOnboardedMember()
    await member.call('DELETE', '/api/stored-card')
    const again = await begin(member)
    expect([again.status, again.setupIntentId === setupIntentId]).toEqual(['open', false])
    stripe.confirm(again.setupIntentId)
    expect((await complete(member, again.setupIntentId)).json().onboardingCompleted).toBe(true)
  })
})

describe('charges', () => {
  test('calls the provider only about customers, setups and cards', () => {
    const asked = new Set(
      stripe.requests.map(
        ({ method, path }) => `${method} ${path.replace(/_?[0-9a-f]{24}|(?<=\/)(cus|seti|pm)_\w+/g, '{id}')}`,
      ),
    )
    expect(stripe.requests.length).toBeGreaterThan(50)
    const allowed = [
      /^POST \/v1\/customers$/,
      /^(GET|POST) \/v1\/setup_intents(\/\S+)?$/,
      /^GET \/v1\/payment_methods\/\S+$/,
      /^POST \/v1\/payment_methods\/\S+\/detach$/,
    ]
    expect([...asked].filter((call) => !allowed.some((pattern) => pattern.test(call)))).toEqual([])
  })

  test('has no server code that could charge a card', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('content/'),
    )
    const charging = /payment_?intents?\b|\.(charges|invoices?|subscriptions|paymentLinks)\b|checkout\.sessions/i
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => charging.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})

describe('unavailable payment provider', () => {
  test('reports that payments are not set up', async () => {
    const plain = await startTestApp()
    const member = await plain.signUp()
    expect((await plain.visitor('GET', '/api/site')).json().payments).toBeNull()
    const reply = await member.call('POST', '/api/create-setup-intent')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ code: 'unavailable', message: 'Payments aren’t set up on this site.' })
    expect((await member.call('POST', '/api/complete-onboarding', { setupIntentId: 'seti_1' })).statusCode).toBe(503)
    expect((await member.call('GET', '/api/stored-card')).json()).toEqual({ card: null })
    const headers = { 'stripe-signature': 't=1,v1=0' }
    const webhook = await plain.inject({ method: 'POST', url: '/api/payments/webhook', payload: {}, headers })
    expect(webhook.statusCode).toBe(404)
  })

  test('replies 503 without exposing a key when the provider is down', async () => {
    const down = await startTestApp({}, createStripeOptions(secretKeys.down))
    const member = await down.signUp()
    const reply = await member.call('POST', '/api/create-setup-intent')
    expect([reply.statusCode, reply.json().message]).toEqual([
      503,
      'The payment provider isn’t responding right now. Please try again in a moment.',
    ])
  })

  test('succeeds on the next attempt after the provider failed once', async () => {
    const flaky = await startTestApp({}, createStripeOptions(secretKeys.flaky))
    const member = await flaky.signUp()
    expect((await member.call('POST', '/api/create-setup-intent')).statusCode).toBe(503)
    expect((await member.call('POST', '/api/create-setup-intent')).statusCode).toBe(200)
  })
})
