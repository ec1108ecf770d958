import type { Stripe } from '@stripe/stripe-js'
import { queryOptions } from '@tanstack/react-query'
import type { Site } from '#contract/site.ts'
import { ApiError, callApi, getErrorMessage } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { persistToast, toast } from '#web/ui/toast.ts'

export type Payments = NonNullable<Site['payments']>

type SetupState = { state: 'open'; clientSecret: string; stripe: Stripe } | { state: 'processing' } | { state: 'done' }

/** Start a setup, or resume one after Stripe's redirect. Runs once per document. */
export function setupQuery(payments: Payments) {
  return queryOptions({ queryKey: ['/api/create-setup-intent'], queryFn: () => startSetup(payments), gcTime: 0 })
}

/**
 * Confirm the stored card with the server and go to Home.
 * @throws ApiError if the server does not see the card as stored
 */
export async function completeOnboarding(setupIntentId: string): Promise<void> {
  await callApi('POST /api/complete-onboarding', { body: { setupIntentId } })
  persistToast({ title: 'Welcome!', description: 'Your account is all set up.' })
  location.assign(paths.home())
}

export function getExceptionMessage(error: unknown): string {
  if (error instanceof ApiError) return getErrorMessage(error)
  return (error instanceof Error && error.message) || 'Something went wrong'
}

async function startSetup(payments: Payments): Promise<SetupState> {
  if (await resumeAfterRedirect()) return { state: 'done' }
  try {
    const setup = await callApi('POST /api/create-setup-intent')
    if (setup.status === 'processing') return { state: 'processing' }
    if (setup.status === 'succeeded') {
      await completeOnboarding(setup.setupIntentId)
      return { state: 'done' }
    }
    return { state: 'open', clientSecret: setup.clientSecret, stripe: await loadStripeClient(payments) }
  } catch (error) {
    toast({ title: 'Error', description: 'Failed to initialize payment setup', variant: 'destructive' })
    throw error
  }
}

/** @returns whether the bank's redirect completed a setup */
async function resumeAfterRedirect(): Promise<boolean> {
  const setupIntentId = new URLSearchParams(location.search).get('setup_intent')
  if (!setupIntentId) return false
  // The URL contains the client secret, so remove it from the history.
  history.replaceState(history.state, '', paths.onboarding())
  try {
    await completeOnboarding(setupIntentId)
    return true
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'conflict'
    toast({
      title: isConflict ? 'Setup Failed' : 'Error',
      description: getExceptionMessage(error),
      variant: 'destructive',
    })
    return false
  }
}

async function loadStripeClient({ publishableKey, scriptUrl }: Payments): Promise<Stripe> {
  if (scriptUrl) await loadScript(scriptUrl)
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('The payment form could not be loaded')
  return stripe
}

/** Load a fake provider script in development and tests, in place of Stripe's. */
function loadScript(url: string): Promise<void> {
  const script = document.createElement('script')
  script.src = url
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => reject(new Error('The payment form could not be loaded')))
  document.head.append(script)
  return promise
}
