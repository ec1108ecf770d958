import type { User } from '#contract/account-fields.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ApiError, refuse } from '../../errors.ts'
import type { Logger } from '../../logger.ts'
import {
  InvalidSignatureError,
  ProviderUnavailableError,
  NotFoundAtProviderError,
  type Card,
  type Payments,
  type SetupIntent,
} from '../../services/payments.ts'
import { generateToken } from '../../services/tokens.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import {
  clearCard,
  finishSetup,
  setCustomer,
  setSetupIntent,
  setSetupKey,
  findSetupByIntent,
  getSetup,
  type SetupRow,
} from './queries.ts'

/** Reuse the member's open setup intent or create one. @throws conflict when a card is already stored; unavailable */
export function startSetup({ database, logger, services }: Dependencies, userId: string): Promise<SetupIntent> {
  const payments = requirePayments(services)
  return callPaymentProvider(logger, async () => {
    // An attempt can lose a race to another tab. The next one then reads what that tab wrote.
    for (let attempt = 1; attempt <= 8; attempt++) {
      const setup = await getSetup(database, userId)
      if (setup.onboarding_completed) throw refuse('conflict', 'Your card is already stored.')
      const intent = (await findOpenIntent(payments, setup)) ?? (await createIntent(database, payments, setup))
      if (intent) return intent
    }
    throw refuse('conflict', 'Card setup was started in several places at once. Please try again.')
  })
}

/** @throws not-found when it isn't the member's current intent; conflict when it hasn't succeeded; unavailable */
export async function completeOnboarding(
  dependencies: Dependencies,
  userId: string,
  setupIntentId: string,
): Promise<User> {
  const { database, config, logger, services } = dependencies
  const payments = requirePayments(services)
  const setup = await getSetup(database, userId)
  if (setup.stripe_setup_intent_id !== setupIntentId) throw setupNotFoundError()
  if (!setup.onboarding_completed)
    await callPaymentProvider(logger, () => finalizeSetup(dependencies, payments, setup, setupIntentId))
  return readCurrentUser(database, config, userId)
}

/** Handle a webhook call. @throws bad-request (forged or old), not-found (no secret), unavailable (to be retried) */
export async function handleWebhook(dependencies: Dependencies, payload: string, signature: string): Promise<void> {
  const { database, logger, services } = dependencies
  const { payments } = services
  const setupIntentId = await callPaymentProvider(logger, async () =>
    payments?.parseWebhook(payload, signature, services.clock.now()),
  )
  if (!payments || setupIntentId === undefined) throw refuse('not-found', 'Not found')
  if (setupIntentId === null) return
  const setup = await findSetupByIntent(database, setupIntentId)
  if (!setup || setup.onboarding_completed) return
  try {
    await callPaymentProvider(logger, () => finalizeSetup(dependencies, payments, setup, setupIntentId))
  } catch (error) {
    // Other errors are final, so a retry would not help.
    if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
  }
}

export async function getStoredCard(
  { database, logger, services }: Dependencies,
  userId: string,
): Promise<Card | null> {
  const { stripe_payment_method_id: paymentMethodId } = await getSetup(database, userId)
  if (!paymentMethodId) return null
  const payments = requirePayments(services)
  return callPaymentProvider(logger, () => payments.readCard(paymentMethodId).catch(nullIfNotFound))
}

export async function removeCard({ database, config, logger, services }: Dependencies, userId: string): Promise<User> {
  const { stripe_payment_method_id: paymentMethodId } = await getSetup(database, userId)
  if (paymentMethodId) {
    const payments = requirePayments(services)
    await callPaymentProvider(logger, () => payments.detachCard(paymentMethodId))
    await clearCard(database, { userId, paymentMethodId, now: services.clock.now().toISOString() })
  }
  return readCurrentUser(database, config, userId)
}

/** Delete the member's customer and card at the payment provider. @throws unavailable */
export async function deleteCustomer(
  {
    database,
    logger,
    services: { payments },
  }: Pick<Dependencies, 'database' | 'logger'> & { services: Pick<Dependencies['services'], 'payments'> },
  userId: string,
): Promise<void> {
  const { stripe_customer_id: customerId } = await getSetup(database, userId)
  if (customerId && payments) await callPaymentProvider(logger, () => payments.deleteCustomer(customerId))
}

async function findOpenIntent(payments: Payments, setup: SetupRow): Promise<SetupIntent | null> {
  if (!setup.stripe_setup_intent_id) return null
  const intent = await payments.readSetupIntent(setup.stripe_setup_intent_id).catch(nullIfNotFound)
  return intent && intent.status !== 'canceled' && belongsToMember(intent, setup, payments) ? intent : null
}

// Saves each step before the next one, so that a crash or a second tab ends up with the same customer and intent.
async function createIntent(
  database: Dependencies['database'],
  payments: Payments,
  setup: SetupRow,
): Promise<SetupIntent | null> {
  const { id: userId, stripe_customer_id: customerId, stripe_setup_key: setupKey } = setup
  if (!customerId) {
    const to = await payments.createCustomer({ userId, key: `customer:${userId}` })
    await setCustomer(database, { userId, from: null, to, key: generateToken() })
    return null
  }
  if (!setupKey || setup.stripe_setup_intent_id) {
    await setSetupKey(database, { userId, from: setupKey, to: generateToken() })
    return null
  }
  const intent = await payments
    .createSetupIntent({ customerId, userId, key: `setup:${setupKey}` })
    .catch(nullIfNotFound)
  if (!intent) {
    // The customer was deleted at the provider or belongs to its other mode (test or live).
    const to = await payments.createCustomer({ userId, key: `customer:${userId}:after:${customerId}` })
    await setCustomer(database, { userId, from: customerId, to, key: generateToken() })
    return null
  }
  return (await setSetupIntent(database, { userId, key: setupKey, setupIntentId: intent.id })) ? intent : null
}

// The status and the owner of the intent come from the payment provider, not from the browser.
async function finalizeSetup(
  { database, services }: Dependencies,
  payments: Payments,
  setup: SetupRow,
  setupIntentId: string,
): Promise<void> {
  const intent = await payments.readSetupIntent(setupIntentId).catch(nullIfNotFound)
  if (!intent || intent.id !== setupIntentId || !belongsToMember(intent, setup, payments)) throw setupNotFoundError()
  const { customerId, paymentMethodId } = intent
  if (intent.status !== 'succeeded' || !paymentMethodId || !customerId)
    throw refuse('conflict', describeIncompleteSetup(intent))
  await finishSetup(database, {
    userId: setup.id,
    setupIntentId,
    customerId,
    paymentMethodId,
    now: services.clock.now().toISOString(),
  })
}

function belongsToMember({ customerId, livemode }: SetupIntent, setup: SetupRow, payments: Payments): boolean {
  return customerId !== null && customerId === setup.stripe_customer_id && livemode === payments.livemode
}

function describeIncompleteSetup({ status, lastError }: SetupIntent): string {
  if (status === 'processing') return 'Your bank is still checking the card. You don’t need to do anything.'
  return lastError ?? 'The card hasn’t been stored yet.'
}

function requirePayments({ payments }: Dependencies['services']): Payments {
  if (!payments) throw refuse('unavailable', 'Payments aren’t set up on this site.')
  return payments
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof NotFoundAtProviderError) return null
  throw error
}

async function callPaymentProvider<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof InvalidSignatureError)
      throw refuse('bad-request', 'This message isn’t from the payment provider, or it is too old.')
    if (!(error instanceof ProviderUnavailableError || error instanceof NotFoundAtProviderError)) throw error
    logger.warn({ reason: error.message }, 'a request to the payment provider failed')
    throw refuse('unavailable', 'The payment provider isn’t responding right now. Please try again in a moment.', {
      retryAfter: 5,
      cause: error,
    })
  }
}

function setupNotFoundError() {
  return refuse('not-found', 'Card setup not found.')
}
