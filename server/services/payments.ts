/** A card being stored, as the provider has it. */
export type SetupIntent = {
  id: string
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  clientSecret: string
  customerId: string | null
  paymentMethodId: string | null
  livemode: boolean
  /** Why the last attempt failed, in the provider's words for the customer. */
  lastError: string | null
}

export type Card = { brand: string; last4: string; expiryMonth: number; expiryYear: number }

/** What the provider does not know: it was deleted there, or belongs to its other mode. */
export class NotFoundAtProviderError extends Error {}

/** The provider does not answer, or refuses for a reason nobody here can mend. */
export class ProviderUnavailableError extends Error {}

/** A message that is not the provider's, or not of now. */
export class InvalidSignatureError extends Error {}

/**
 * Stores cards, and never charges one: there is no call here that could. Every call that creates something carries a key;
 * the same key again answers what the first one made. Throws UnknownAtProvider or ProviderUnavailable.
 */
export type Payments = {
  publishableKey: string
  /** A stand-in for the provider's script. */
  scriptUrl: string | null
  livemode: boolean
  createCustomer: (customer: { userId: string; key: string }) => Promise<string>
  deleteCustomer: (customerId: string) => Promise<void>
  createSetupIntent: (setup: { customerId: string; userId: string; key: string }) => Promise<SetupIntent>
  readSetupIntent: (id: string) => Promise<SetupIntent>
  /** Null when it is no card. */
  readCard: (paymentMethodId: string) => Promise<Card | null>
  /** Takes a card from its customer; one that is gone already is gone. */
  detachCard: (paymentMethodId: string) => Promise<void>
  /**
   * The intent that a signed message says has succeeded; null for any other message, undefined where no secret is set up.
   * @throws ForgedMessage
   */
  parseWebhook: (text: string, signature: string, now: Date) => Promise<string | null | undefined>
}
