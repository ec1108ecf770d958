import * as calls from '#contract/payments.ts'
import { serve } from '../../http/serve.ts'
import { startSetup, completeOnboarding, handleWebhook, removeCard, getStoredCard } from './card-setup.ts'
import { presentSetup } from './present.ts'

export const paymentRoutes = [
  serve(calls.createSetupIntent, async ({ user, ...dependencies }) =>
    presentSetup(await startSetup(dependencies, user.id)),
  ),
  serve(calls.completeOnboarding, ({ user, body, ...dependencies }) =>
    completeOnboarding(dependencies, user.id, body.setupIntentId),
  ),
  serve(calls.getStoredCard, async ({ user, ...dependencies }) => ({
    card: await getStoredCard(dependencies, user.id),
  })),
  serve(calls.removeStoredCard, ({ user, ...dependencies }) => removeCard(dependencies, user.id)),
  serve(calls.paymentWebhook, async ({ headers, body, ...dependencies }) => {
    await handleWebhook(dependencies, body, headers['Stripe-Signature'])
    return { received: true as const }
  }),
]
