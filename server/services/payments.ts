export type SetupIntent = {
  id: string
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  clientSecret: string
  customerId: string | null
  paymentMethodId: string | null
  livemode: boolean
  /** The provider's message for the customer about the last failed attempt. */
  lastError: string | null
}

export type Card = { brand: string; last4: string; expiryMonth: number; expiryYear: number }

/** The object was deleted at the provider or belongs to its other mode (test or live). */
export class NotFoundAtProviderError extends Error {}

/** The provider does not answer, or rejects the call for a reason that members cannot fix. */
export class ProviderUnavailableError extends Error {}

/** The webhook was not signed by the provider or is too old. */
export class InvalidSignatureError extends Error {}

/**
 * Stores cards but has no way to charge them. `key` is an idempotency key.
 * All calls throw NotFoundAtProviderError or ProviderUnavailableError.
 */
export type Payments = {
  publishableKey: string
  /** Replaces the provider's script in tests. */
  scriptUrl: string | null
  livemode: boolean
  createCustomer: (customer: { userId: string; key: string }) => Promise<string>
  deleteCustomer: (customerId: string) => Promise<void>
  createSetupIntent: (setup: { customerId: string; userId: string; key: string }) => Promise<SetupIntent>
  readSetupIntent: (id: string) => Promise<SetupIntent>
  /** @returns null when the payment method is not a card */
  readCard: (paymentMethodId: string) => Promise<Card | null>
  /** Detaches a card from its customer. Succeeds if it is already detached. */
  detachCard: (paymentMethodId: string) => Promise<void>
  /**
   * @returns the id of the succeeded intent, null for any other event, undefined without a webhook secret
   * @throws InvalidSignatureError
   */
  parseWebhook: (text: string, signature: string, now: Date) => Promise<string | null | undefined>
}
