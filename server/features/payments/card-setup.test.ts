import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { stripePayments } from '#server/services/payments-stripe.ts'
import { createTestApp, type Caller, type TestApp } from '#test/app.ts'
import {
  cards,
  publishableKey,
  secretKeys,
  signedMessage,
  startStripeFake,
  type StripeFake,
} from '#test/stripe-fake.ts'
import { finishSetup } from './queries.ts'

let stripe: StripeFake
let site: TestApp
const sites: TestApp[] = []

beforeAll(async () => {
  stripe = await startStripeFake()
  site = await siteWith(secretKeys.works)
  // The first account is the admin.
  await site.signUp()
})

afterAll(async () => {
  for (const each of sites) await each.close()
  await stripe.close()
})

async function siteWith(secretKey: string, settings: Record<string, string> = {}): Promise<TestApp> {
  const config = readConfig({ ...stripe.settings(secretKey), ...settings })
  const each = await createTestApp({}, { payments: config.stripe && stripePayments(config.stripe) })
  sites.push(each)
  return each
}

const begin = async (man: Caller) => (await man.call('POST', '/api/create-setup-intent')).json()
const complete = (man: Caller, setupIntentId: string) => man.call('POST', '/api/complete-onboarding', { setupIntentId })
const isOnboarded = async (man: Caller) => (await man.call('GET', '/api/auth/user')).json().onboardingCompleted
const stored = (man: Caller) =>
  site.database.selectFrom('users').selectAll().where('id', '=', man.id).executeTakeFirstOrThrow()

async function onboarded(): Promise<{ man: Caller; setupIntentId: string }> {
  const man = await site.signUp()
  const { setupIntentId } = await begin(man)
  stripe.confirm(setupIntentId)
  expect((await complete(man, setupIntentId)).statusCode).toBe(200)
  return { man, setupIntentId }
}

function deliver(
  setupIntentId: string,
  {
    type = 'setup_intent.succeeded',
    secret = undefined as string | undefined,
    at = site.services.clock.now(),
    to = site,
  } = {},
) {
  const { body, headers } = signedMessage(type, stripe.intents.get(setupIntentId), { at, secret })
  return to.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body })
}

describe('beginning', () => {
  test('gives the browser a client secret and nothing else of the provider’s', async () => {
    const man = await site.signUp()
    const reply = await man.call('POST', '/api/create-setup-intent')
    const { setupIntentId, clientSecret, ...rest } = reply.json()
    expect([reply.statusCode, clientSecret]).toEqual([200, stripe.intents.get(setupIntentId)?.client_secret])
    expect(rest).toEqual({ status: 'open' })
  })

  test('tells the browser the publishable key, and of the secret one nothing', async () => {
    const reply = await site.visitor('GET', '/api/site')
    expect(reply.json().payments).toEqual({ publishableKey, scriptUrl: `${stripe.url}/stripe.js` })
    expect(reply.body).not.toContain(secretKeys.works)
  })

  test('asks for cards alone, to be used later, with no telemetry', async () => {
    const man = await site.signUp()
    await begin(man)
    const sent = stripe.requests.filter(({ params }) => params['metadata[userId]'] === man.id)
    expect(sent.map(({ path }) => path)).toEqual(['/v1/customers', '/v1/setup_intents'])
    expect(sent[1]?.params).toEqual({
      customer: (await stored(man)).stripe_customer_id,
      usage: 'off_session',
      'allowed_payment_method_types[0]': 'card',
      'metadata[userId]': man.id,
    })
    expect(sent.some(({ telemetry }) => telemetry)).toBe(false)
  })

  test('the provider learns neither name nor address', async () => {
    const man = await site.signUp()
    await begin(man)
    expect(JSON.stringify(stripe.requests)).not.toMatch(new RegExp(`${man.email}|${man.username}\\b`))
  })

  test('again goes on with the open intent, after a reload as in twenty tabs at once', async () => {
    const man = await site.signUp()
    const replies = await Promise.all(Array.from({ length: 20 }, () => begin(man)))
    const { setupIntentId } = await begin(man)
    expect(new Set(replies.map((reply) => reply.setupIntentId))).toEqual(new Set([setupIntentId]))
    const his = (each: { metadata: Record<string, string> }) => each.metadata.userId === man.id
    expect([...stripe.customers.values()].filter(his)).toHaveLength(1)
    expect([...stripe.intents.values()].filter(his)).toHaveLength(1)
  })

  test('again after the intent was canceled begins a new one', async () => {
    const man = await site.signUp()
    const before = await begin(man)
    stripe.cancel(before.setupIntentId)
    const after = await begin(man)
    expect(after.setupIntentId).not.toBe(before.setupIntentId)
    expect((await complete(man, before.setupIntentId)).statusCode).toBe(404)
  })

  test('with a customer the provider no longer knows makes one anew', async () => {
    const man = await site.signUp()
    const before = await begin(man)
    const customerId = (await stored(man)).stripe_customer_id ?? ''
    stripe.customers.delete(customerId)
    stripe.intents.delete(before.setupIntentId)
    const { setupIntentId } = await begin(man)
    expect(stripe.intents.get(setupIntentId)?.customer).toBe((await stored(man)).stripe_customer_id)
    expect((await stored(man)).stripe_customer_id).not.toBe(customerId)
  })

  test('says when the card went through while nobody looked', async () => {
    const man = await site.signUp()
    const { setupIntentId } = await begin(man)
    stripe.confirm(setupIntentId)
    expect(await begin(man)).toMatchObject({ setupIntentId, status: 'succeeded' })
    expect(await isOnboarded(man)).toBe(false)
  })

  test('is over once a card is stored', async () => {
    const { man } = await onboarded()
    const reply = await man.call('POST', '/api/create-setup-intent')
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict'])
  })
})

describe('completing', () => {
  test('makes one transition and answers the member', async () => {
    const man = await site.signUp()
    const { setupIntentId } = await begin(man)
    stripe.confirm(setupIntentId)
    const reply = await complete(man, setupIntentId)
    expect([reply.statusCode, reply.json().onboardingCompleted, reply.json().id]).toEqual([200, true, man.id])
    expect((await stored(man)).stripe_payment_method_id).toBe(stripe.intents.get(setupIntentId)?.payment_method)
    expect((await complete(man, setupIntentId)).json()).toEqual(reply.json())
  })

  test.each([
    ['nothing has been entered', null, 'The card has not been stored yet.'],
    ['the card was declined', cards.declined, 'Your card was declined.'],
    ['the bank has still to be asked', cards.asksTheBank, 'The card has not been stored yet.'],
    ['the bank takes its time', cards.takesItsTime, 'Your bank is still checking the card. This finishes by itself.'],
  ])('before it has succeeded changes nothing: %s', async (_case, number, message) => {
    const man = await site.signUp()
    const { setupIntentId } = await begin(man)
    if (number) stripe.confirm(setupIntentId, number)
    const reply = await complete(man, setupIntentId)
    expect([reply.statusCode, reply.json().message]).toEqual([409, message])
    expect(await isOnboarded(man)).toBe(false)
  })

  test('with another member’s intent is as with a missing one, also after it has succeeded', async () => {
    const { man: owner, setupIntentId } = await onboarded()
    const man = await site.signUp()
    await begin(man)
    const [theirs, missing] = [await complete(man, setupIntentId), await complete(man, 'seti_missing')]
    expect([theirs.statusCode, theirs.body]).toEqual([404, missing.body])
    expect([await isOnboarded(man), await isOnboarded(owner)]).toEqual([false, true])
  })

  test('trusts neither an intent of another customer nor one of the other mode', async () => {
    for (const change of [{ customer: 'cus_another' }, { livemode: true }, { payment_method: null }]) {
      const man = await site.signUp()
      const { setupIntentId } = await begin(man)
      stripe.confirm(setupIntentId)
      Object.assign(stripe.intents.get(setupIntentId) ?? {}, change)
      expect((await complete(man, setupIntentId)).statusCode).toBeGreaterThanOrEqual(404)
      expect((await deliver(setupIntentId)).statusCode).toBe(200)
      expect(await isOnboarded(man)).toBe(false)
    }
  })

  test('fifty at once, racing the webhook, are one transition for the owner alone', async () => {
    for (let round = 0; round < 3; round++) {
      const man = await site.signUp()
      const stranger = await site.signUp()
      const { setupIntentId } = await begin(man)
      await begin(stranger)
      stripe.confirm(setupIntentId)
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          at % 5 === 0
            ? deliver(setupIntentId)
            : at % 7 === 0
              ? complete(stranger, setupIntentId)
              : complete(man, setupIntentId),
        ),
      )
      const codes = replies.map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code !== 200 && code !== 404)).toEqual([])
      expect(codes.filter((code) => code === 404)).toHaveLength(6)
      expect([await isOnboarded(man), await isOnboarded(stranger)]).toEqual([true, false])
    }
  })

  test('fifty transitions at once are made once', async () => {
    const man = await site.signUp()
    const { setupIntentId } = await begin(man)
    const customerId = (await stored(man)).stripe_customer_id ?? ''
    const finish = () =>
      finishSetup(site.database, {
        userId: man.id,
        setupIntentId,
        customerId,
        paymentMethodId: 'pm_1',
        now: site.services.clock.now().toISOString(),
      })
    const made = await Promise.all(Array.from({ length: 50 }, finish))
    expect(made.filter(Boolean)).toHaveLength(1)
  })

  test('while the provider is in trouble says so, and works the next time', async () => {
    const man = await site.signUp()
    const { setupIntentId } = await begin(man)
    stripe.confirm(setupIntentId, cards.troubles)
    const reply = await complete(man, setupIntentId)
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect(await isOnboarded(man)).toBe(false)
    expect((await complete(man, setupIntentId)).json().onboardingCompleted).toBe(true)
  })
})

describe('a message of the provider', () => {
  test('finishes onboarding without the browser', async () => {
    const man = await site.signUp()
    const { setupIntentId } = await begin(man)
    stripe.confirm(setupIntentId, cards.takesItsTime)
    stripe.succeed(setupIntentId)
    expect((await deliver(setupIntentId)).json()).toEqual({ received: true })
    expect(await isOnboarded(man)).toBe(true)
  })

  test('that lies about success changes nothing: the intent is read again', async () => {
    const man = await site.signUp()
    const { setupIntentId } = await begin(man)
    expect((await deliver(setupIntentId)).statusCode).toBe(200)
    expect(await isOnboarded(man)).toBe(false)
  })

  test.each(['forged', 'old', 'altered', 'unsigned', 'emptied'])(
    'that is %s answers 400 and changes nothing',
    async (fault) => {
      const man = await site.signUp()
      const { setupIntentId } = await begin(man)
      stripe.confirm(setupIntentId)
      const now = site.services.clock.now()
      const at = fault === 'old' ? new Date(now.getTime() - 6 * 60_000) : now
      const { body, headers } = signedMessage('setup_intent.succeeded', stripe.intents.get(setupIntentId), {
        at,
        secret: fault === 'forged' ? 'whsec_another' : undefined,
      })
      if (fault === 'unsigned') headers['stripe-signature'] = ''
      const payload =
        fault === 'altered' ? body.replace('"livemode":false', '"livemode":true') : fault === 'emptied' ? '' : body
      const reply = await site.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload })
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-request'])
      expect(await isOnboarded(man)).toBe(false)
    },
  )

  test('of another kind, or about nobody here, is taken in and changes nothing', async () => {
    const man = await site.signUp()
    const { setupIntentId } = await begin(man)
    stripe.confirm(setupIntentId)
    expect((await deliver(setupIntentId, { type: 'setup_intent.created' })).statusCode).toBe(200)
    expect((await deliver('seti_of_nobody')).statusCode).toBe(400)
    const elsewhere = signedMessage(
      'setup_intent.succeeded',
      { id: 'seti_elsewhere', object: 'setup_intent' },
      { at: site.services.clock.now() },
    )
    expect(
      (
        await site.inject({
          method: 'POST',
          url: '/api/payments/webhook',
          headers: elsewhere.headers,
          payload: elsewhere.body,
        })
      ).statusCode,
    ).toBe(200)
    expect(await isOnboarded(man)).toBe(false)
  })

  test('while the provider is in trouble is answered 503, so that it comes again', async () => {
    const man = await site.signUp()
    const { setupIntentId } = await begin(man)
    stripe.confirm(setupIntentId, cards.troubles)
    expect((await deliver(setupIntentId)).statusCode).toBe(503)
    expect((await deliver(setupIntentId)).statusCode).toBe(200)
    expect(await isOnboarded(man)).toBe(true)
  })

  test('is not received where no secret is set up', async () => {
    const config = readConfig({ ...stripe.settings(), STRIPE_WEBHOOK_SECRET: '' })
    const other = await createTestApp({}, { payments: config.stripe && stripePayments(config.stripe) })
    sites.push(other)
    expect((await deliver('seti_x', { to: other })).statusCode).toBe(404)
  })
})

describe('the stored card', () => {
  test('is described as the provider has it, and to its owner alone', async () => {
    const { man } = await onboarded()
    const stranger = await site.signUp()
    expect((await man.call('GET', '/api/stored-card')).json()).toEqual({
      card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 },
    })
    expect((await stranger.call('GET', '/api/stored-card')).json()).toEqual({ card: null })
  })

  test('is removed at the provider and here, and nothing replayed brings it back', async () => {
    const { man, setupIntentId } = await onboarded()
    const paymentMethodId = (await stored(man)).stripe_payment_method_id ?? ''
    const reply = await man.call('DELETE', '/api/stored-card')
    expect([reply.statusCode, reply.json().onboardingCompleted]).toEqual([200, false])
    expect(stripe.paymentMethods.get(paymentMethodId)?.customer).toBeNull()
    expect(await stored(man)).toMatchObject({
      stripe_payment_method_id: null,
      stripe_setup_intent_id: null,
      stripe_setup_key: null,
    })

    expect((await complete(man, setupIntentId)).statusCode).toBe(404)
    expect((await deliver(setupIntentId)).statusCode).toBe(200)
    expect(await isOnboarded(man)).toBe(false)
    expect((await man.call('DELETE', '/api/stored-card')).statusCode).toBe(200)
  })

  test('that is gone at the provider is removed all the same', async () => {
    const { man } = await onboarded()
    for (const method of stripe.paymentMethods.values()) method.customer = null
    expect((await man.call('DELETE', '/api/stored-card')).json().onboardingCompleted).toBe(false)
  })

  test('can be followed by another one', async () => {
    const { man, setupIntentId } = await onboarded()
    await man.call('DELETE', '/api/stored-card')
    const again = await begin(man)
    expect([again.status, again.setupIntentId === setupIntentId]).toEqual(['open', false])
    stripe.confirm(again.setupIntentId)
    expect((await complete(man, again.setupIntentId)).json().onboardingCompleted).toBe(true)
  })
})

describe('nothing is ever charged', () => {
  test('the provider was asked about customers, setups and cards alone', () => {
    const asked = new Set(
      stripe.requests.map(
        ({ method, path }) => `${method} ${path.replace(/_?[0-9a-f]{24}|(?<=\/)(cus|seti|pm)_\w+/g, '{id}')}`,
      ),
    )
    expect(stripe.requests.length).toBeGreaterThan(50)
    for (const each of asked)
      expect(each).toMatch(
        /^(POST \/v1\/customers|(GET|POST) \/v1\/setup_intents(\/\S+)?|GET \/v1\/payment_methods\/\S+|POST \/v1\/payment_methods\/\S+\/detach)$/,
      )
  })

  test('no code of the server names anything that could', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('content/'),
    )
    const charging =
      /paymentIntents?\b|payment_intents?\b|\.charges\b|\.invoices?\b|\.subscriptions\b|checkout\.sessions|\.paymentLinks\b/i
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => charging.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})

describe('without the provider', () => {
  test('onboarding says that payments are not set up, and everything else works', async () => {
    const plain = await createTestApp()
    sites.push(plain)
    const man = await plain.signUp()
    expect((await plain.visitor('GET', '/api/site')).json().payments).toBeNull()
    const reply = await man.call('POST', '/api/create-setup-intent')
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { code: 'unavailable', message: 'Payments are not set up here.' },
    ])
    expect((await man.call('POST', '/api/complete-onboarding', { setupIntentId: 'seti_1' })).statusCode).toBe(503)
    expect((await man.call('GET', '/api/stored-card')).json()).toEqual({ card: null })
    const headers = { 'stripe-signature': 't=1,v1=0' }
    const webhook = await plain.inject({ method: 'POST', url: '/api/payments/webhook', payload: {}, headers })
    expect(webhook.statusCode).toBe(404)
  })

  test('a provider that is down is a 503 in plain words, and no key is in it', async () => {
    const down = await siteWith(secretKeys.down)
    const man = await down.signUp()
    const reply = await man.call('POST', '/api/create-setup-intent')
    expect([reply.statusCode, reply.json().message]).toEqual([
      503,
      'The payment provider does not answer right now. Please try again in a moment.',
    ])
  })

  test('a provider that failed once is asked again', async () => {
    const flaky = await siteWith(secretKeys.flaky)
    const man = await flaky.signUp()
    expect((await man.call('POST', '/api/create-setup-intent')).statusCode).toBe(503)
    expect((await man.call('POST', '/api/create-setup-intent')).statusCode).toBe(200)
  })
})
