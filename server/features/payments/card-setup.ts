import type { User } from '#contract/account-fields.ts'
import type { Config } from '../../config.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal, refuse } from '../../errors.ts'
import {
  ForgedMessage,
  ProviderUnavailable,
  UnknownAtProvider,
  type Card,
  type Payments,
  type SetupIntent,
} from '../../services/payments.ts'
import { newToken } from '../../services/tokens.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import {
  clearCard,
  finishSetup,
  setCustomer,
  setSetupIntent,
  setSetupKey,
  setupByIntent,
  setupOf,
  type SetupRow,
} from './queries.ts'

/**
 * The setup a member's card is stored with: the open one there is, else a new one. Nothing is charged, here or later.
 * @throws conflict when a card is stored already, unavailable without payments or when the provider does not answer
 */
export function beginSetup({ database, config, services }: Dependencies, userId: string): Promise<SetupIntent> {
  const payments = availablePayments(services)
  return asked(config, async () => {
    // Two tabs may begin at once: whoever comes second takes what the first one wrote.
    for (let attempt = 1; attempt <= 8; attempt++) {
      const held = await setupOf(database, userId)
      if (held.onboarding_completed) throw refuse('conflict', 'Your card is stored already.')
      const intent = (await heldIntent(payments, held)) ?? (await newIntent(database, payments, held))
      if (intent) return intent
    }
    throw refuse('conflict', 'This was begun in several places at once. Please try again.')
  })
}

/**
 * Finishes onboarding. What the browser says is only which setup it means: whether it succeeded, and for whom, is read from
 * the provider. A repeat answers the same.
 * @throws not-found when it is not the member's present setup, conflict when it has not succeeded, unavailable
 */
export async function completeOnboarding(
  dependencies: Dependencies,
  userId: string,
  setupIntentId: string,
): Promise<User> {
  const { database, config, services } = dependencies
  const payments = availablePayments(services)
  const held = await setupOf(database, userId)
  if (held.stripe_setup_intent_id !== setupIntentId) throw unknownSetup()
  if (!held.onboarding_completed) await asked(config, () => settle(dependencies, payments, held, setupIntentId))
  return readCurrentUser(database, config, userId)
}

/**
 * Takes in a message of the provider: one that reports a stored card leads to the same transition as the member's own call.
 * @throws bad-request when it is forged or old, not-found where no secret is set up, unavailable so that it is sent again
 */
export async function receiveMessage(dependencies: Dependencies, text: string, signature: string): Promise<void> {
  const { database, config, services } = dependencies
  const { payments } = services
  const setupIntentId = await asked(config, async () => payments?.readMessage(text, signature, services.clock.now()))
  if (!payments || setupIntentId === undefined) throw refuse('not-found', 'Not found')
  if (setupIntentId === null) return
  const held = await setupByIntent(database, setupIntentId)
  if (!held || held.onboarding_completed) return
  try {
    await asked(config, () => settle(dependencies, payments, held, setupIntentId))
  } catch (error) {
    // Sending it again would change nothing.
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error
  }
}

/** The card as the provider describes it: here nothing but its id is kept. @throws unavailable */
export async function storedCard({ database, config, services }: Dependencies, userId: string): Promise<Card | null> {
  const { stripe_payment_method_id: paymentMethodId } = await setupOf(database, userId)
  if (!paymentMethodId) return null
  const payments = availablePayments(services)
  return asked(config, () => payments.readCard(paymentMethodId).catch(nullIfUnknown))
}

/** Takes the card away, at the provider first. @throws unavailable */
export async function removeCard({ database, config, services }: Dependencies, userId: string): Promise<User> {
  const { stripe_payment_method_id: paymentMethodId } = await setupOf(database, userId)
  if (paymentMethodId) {
    const payments = availablePayments(services)
    await asked(config, () => payments.detachCard(paymentMethodId))
    await clearCard(database, { userId, paymentMethodId, now: services.clock.now().toISOString() })
  }
  return readCurrentUser(database, config, userId)
}

/** Has the provider forget the member and his card. Without payments there is nobody to ask. @throws unavailable */
export async function forgetCustomer(
  { database, config, services: { payments } }: Dependencies,
  userId: string,
): Promise<void> {
  const { stripe_customer_id: customerId } = await setupOf(database, userId)
  if (customerId && payments) await asked(config, () => payments.deleteCustomer(customerId))
}

/** The setup he has begun, as long as it can still lead somewhere. */
async function heldIntent(payments: Payments, held: SetupRow): Promise<SetupIntent | null> {
  if (!held.stripe_setup_intent_id) return null
  const intent = await payments.readSetupIntent(held.stripe_setup_intent_id).catch(nullIfUnknown)
  return intent && intent.status !== 'canceled' && isHis(intent, held, payments) ? intent : null
}

/** Each step is written down before the next, so that a crash or a second tab leads to the same customer and intent. */
async function newIntent(
  database: Dependencies['database'],
  payments: Payments,
  held: SetupRow,
): Promise<SetupIntent | null> {
  const { id: userId, stripe_customer_id: customerId, stripe_setup_key: heldKey } = held
  if (!customerId) {
    const to = await payments.createCustomer({ userId, key: `customer:${userId}` })
    await setCustomer(database, { userId, from: null, to, key: newToken() })
    return null
  }
  if (!heldKey || held.stripe_setup_intent_id) {
    await setSetupKey(database, { userId, from: heldKey, to: newToken() })
    return null
  }
  const intent = await payments.createSetupIntent({ customerId, userId, key: `setup:${heldKey}` }).catch(nullIfUnknown)
  if (!intent) {
    // Deleted at the provider, or made with the keys of its other mode.
    const to = await payments.createCustomer({ userId, key: `customer:${userId}:after:${customerId}` })
    await setCustomer(database, { userId, from: customerId, to, key: newToken() })
    return null
  }
  return (await setSetupIntent(database, { userId, key: heldKey, setupIntentId: intent.id })) ? intent : null
}

/** @throws not-found when it is not his after all, conflict when it has not succeeded */
async function settle(
  { database, services }: Dependencies,
  payments: Payments,
  held: SetupRow,
  setupIntentId: string,
): Promise<void> {
  const intent = await payments.readSetupIntent(setupIntentId).catch(nullIfUnknown)
  if (!intent || intent.id !== setupIntentId || !isHis(intent, held, payments)) throw unknownSetup()
  const { customerId, paymentMethodId } = intent
  if (intent.status !== 'succeeded' || !paymentMethodId || !customerId) throw refuse('conflict', unfinished(intent))
  await finishSetup(database, {
    userId: held.id,
    setupIntentId,
    customerId,
    paymentMethodId,
    now: services.clock.now().toISOString(),
  })
}

function isHis({ customerId, livemode }: SetupIntent, held: SetupRow, payments: Payments): boolean {
  return customerId !== null && customerId === held.stripe_customer_id && livemode === payments.livemode
}

function unfinished({ status, problem }: SetupIntent): string {
  if (status === 'processing') return 'Your bank is still checking the card. This finishes by itself.'
  return problem ?? 'The card has not been stored yet.'
}

function availablePayments({ payments }: Dependencies['services']): Payments {
  if (!payments) throw refuse('unavailable', 'Payments are not set up here.')
  return payments
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof UnknownAtProvider) return null
  throw error
}

/** The provider's troubles as refusals; the operator learns more than the member. */
async function asked<T>({ logLevel }: Config, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ForgedMessage)
      throw refuse('bad-request', 'This message is not from the payment provider, or not of now.')
    if (!(error instanceof ProviderUnavailable || error instanceof UnknownAtProvider)) throw error
    if (logLevel !== 'silent') process.stderr.write(`The payment provider could not be asked: ${error.message}\n`)
    throw refuse('unavailable', 'The payment provider does not answer right now. Please try again in a moment.', {
      retryAfter: 5,
    })
  }
}

function unknownSetup() {
  return refuse('not-found', 'There is no such setup.')
}
