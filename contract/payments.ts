import { z } from 'zod'
import { user } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { singleLineText } from './text.ts'

export const setup = z.object({
  clientSecret: z.string().describe('For the payment provider’s form in the browser'),
  setupIntentId: z.string(),
  status: z.enum(['open', 'processing', 'succeeded']).describe('Open: the form is still to be filled in'),
})
export type Setup = z.infer<typeof setup>

export const storedCard = z.object({
  brand: z.string().describe('In the provider’s spelling: visa, mastercard …'),
  last4: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
})
export type StoredCard = z.infer<typeof storedCard>

export const createSetupIntent = endpoint({
  method: 'POST',
  path: '/api/create-setup-intent',
  access: 'member',
  summary: 'Begin, or go on with, storing a card; nothing is charged',
  reply: setup,
  errors: ['conflict', 'unavailable'],
})

export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/complete-onboarding',
  access: 'member',
  summary: 'Finish onboarding once the provider has stored the card',
  body: z.strictObject({ setupIntentId: singleLineText({ max: limits.token }) }),
  reply: user,
  errors: ['not-found', 'conflict', 'unavailable'],
})

export const getStoredCard = endpoint({
  method: 'GET',
  path: '/api/stored-card',
  access: 'member',
  summary: 'The card that is stored at the payment provider, as it describes it',
  reply: z.object({ card: storedCard.nullable() }),
  errors: ['unavailable'],
})

export const removeStoredCard = endpoint({
  method: 'DELETE',
  path: '/api/stored-card',
  access: 'member',
  summary: 'Take the card away, at the payment provider and here',
  reply: user,
  errors: ['unavailable'],
})

export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'public',
  summary: 'What the payment provider reports, proven by its signature',
  headers: z.object({ 'Stripe-Signature': z.string().describe('Signature of the body') }),
  body: 'text',
  reply: z.object({ received: z.literal(true) }),
  errors: ['bad-request', 'not-found', 'unavailable'],
})
