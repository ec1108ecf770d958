import type Stripe from 'stripe'
import type { StripeSettings } from '../config.ts'
import {
  InvalidSignatureError,
  ProviderUnavailableError,
  NotFoundAtProviderError,
  type Payments,
  type SetupIntent,
} from './payments.ts'

export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = createClientLoader(settings)
  return {
    publishableKey: settings.publishableKey,
    scriptUrl: settings.scriptUrl,
    livemode: settings.secretKey.split('_')[1] === 'live',

    // Stripe gets only our user id, no personal data.
    createCustomer: ({ userId, key }) =>
      callStripe(
        async () => (await (await stripe()).customers.create({ metadata: { userId } }, { idempotencyKey: key })).id,
      ),

    deleteCustomer: (customerId) =>
      ignoreNotFound(async () => {
        await (await stripe()).customers.del(customerId)
      }),

    createSetupIntent: ({ customerId, userId, key }) =>
      callStripe(async () => {
        const params = {
          customer: customerId,
          usage: 'off_session' as const,
          allowed_payment_method_types: ['card' as const],
          metadata: { userId },
        }
        return toSetupIntent(await (await stripe()).setupIntents.create(params, { idempotencyKey: key }))
      }),

    readSetupIntent: (id) => callStripe(async () => toSetupIntent(await (await stripe()).setupIntents.retrieve(id))),

    readCard: (paymentMethodId) =>
      callStripe(async () => {
        const { card } = await (await stripe()).paymentMethods.retrieve(paymentMethodId)
        return card
          ? { brand: card.brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year }
          : null
      }),

    detachCard: (paymentMethodId) =>
      ignoreNotFound(async () => {
        const { paymentMethods } = await stripe()
        const { customer } = await paymentMethods.retrieve(paymentMethodId)
        if (customer) await paymentMethods.detach(paymentMethodId)
      }),

    async parseWebhook(text, signature, now) {
      if (!settings.webhookSecret) return undefined
      const { webhooks } = await stripe()
      try {
        const event = webhooks.constructEvent(
          text,
          signature,
          settings.webhookSecret,
          undefined,
          undefined,
          now.getTime(),
        )
        return event.type === 'setup_intent.succeeded' ? event.data.object.id : null
      } catch {
        throw new InvalidSignatureError()
      }
    },
  }
}

/** Loads the SDK on first use, because it costs memory and time that a site without cards does not need. */
function createClientLoader({ secretKey, parseApiUrl }: StripeSettings): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined
  return () => (client ??= load())

  async function load(): Promise<Stripe> {
    const { default: StripeClient } = await import('stripe')
    const fakeUrl = parseApiUrl ? new URL(parseApiUrl) : null
    return new StripeClient(secretKey, {
      telemetry: false,
      timeout: 10_000,
      maxNetworkRetries: 2,
      ...(fakeUrl && {
        host: fakeUrl.hostname,
        port: fakeUrl.port,
        protocol: fakeUrl.protocol === 'https:' ? 'https' : 'http',
      }),
    })
  }
}

async function callStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const type = error instanceof Error && 'type' in error ? String(error.type) : 'unknown'
    if (code === 'resource_missing') throw new NotFoundAtProviderError('unknown at the provider', { cause: error })
    // The message may contain a part of the key; the type and code never do.
    throw new ProviderUnavailableError(`Stripe: ${type} ${typeof code === 'string' ? code : ''}`.trim())
  }
}

/** For deletions, which are done when the object is already gone. */
async function ignoreNotFound(work: () => Promise<void>): Promise<void> {
  try {
    await callStripe(work)
  } catch (error) {
    if (!(error instanceof NotFoundAtProviderError)) throw error
  }
}

function toSetupIntent(intent: Stripe.SetupIntent): SetupIntent {
  if (!intent.client_secret) throw new ProviderUnavailableError('Stripe: a setup intent without a client secret')
  return {
    id: intent.id,
    status: toSetupStatus(intent.status),
    clientSecret: intent.client_secret,
    customerId: getId(intent.customer),
    paymentMethodId: getId(intent.payment_method),
    livemode: intent.livemode,
    lastError: intent.last_setup_error?.message ?? null,
  }
}

function toSetupStatus(status: Stripe.SetupIntent.Status): SetupIntent['status'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'processing':
      return 'processing'
    case 'canceled':
      return 'canceled'
    default:
      return 'open'
  }
}

function getId(value: string | { id: string } | null): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}
