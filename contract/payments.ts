import { z } from 'zod'
import { user } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { secretField } from './secret-field.ts'
import { singleLineText } from './text-fields.ts'

export const setup = z.object({
  clientSecret: z.string().meta({ ...secretField, description: 'Secret for the form of the payment provider' }),
  setupIntentId: z.string(),
  status: z.enum(['open', 'processing', 'succeeded']).describe('`open` until the member submits the form'),
})
export type Setup = z.infer<typeof setup>

export const storedCard = z.object({
  brand: z.string().describe('As the provider spells it, such as visa or mastercard'),
  last4: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
})
export type StoredCard = z.infer<typeof storedCard>

export const createSetupIntent = endpoint({
  method: 'POST',
  path: '/api/create-setup-intent',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Start or continue storing a card',
  description: 'Nothing is charged.',
  reply: setup,
})

export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/complete-onboarding',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Complete onboarding after the provider has stored the card',
  body: z.strictObject({ setupIntentId: singleLineText({ max: limits.token }) }),
  reply: user,
  errors: ['not-found'],
})

export const getStoredCard = endpoint({
  method: 'GET',
  path: '/api/stored-card',
  access: 'member',
  summary: 'Get the stored card',
  reply: z.object({ card: storedCard.nullable() }),
})

export const removeStoredCard = endpoint({
  method: 'DELETE',
  path: '/api/stored-card',
  access: 'member',
  whileMuted: 'allowed',
  summary: 'Remove the stored card from the payment provider and the account',
  reply: user,
})

export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'public',
  summary: 'Receive an event from the payment provider',
  description: 'Authenticated by the signature in the header.',
  headers: z.object({ 'Stripe-Signature': z.string().describe('Timestamp and signature of the body') }),
  body: 'text',
  maxBodyBytes: 1024 * 1024,
  reply: z.object({ received: z.literal(true) }),
  errors: ['not-found'],
})
