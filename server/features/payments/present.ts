import type { Setup } from '#contract/payments.ts'
import { refuse } from '../../errors.ts'
import type { SetupIntent } from '../../services/payments.ts'

export function presentSetup({ id, status, clientSecret }: SetupIntent): Setup {
  if (status === 'canceled') throw refuse('conflict', 'This card setup was cancelled. Please try again.')
  return { setupIntentId: id, status, clientSecret }
}
