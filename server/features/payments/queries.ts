import type { Database } from '../../database/tables.ts'

const columns = [
  'id',
  'stripe_customer_id',
  'stripe_payment_method_id',
  'stripe_setup_intent_id',
  'stripe_setup_key',
  'onboarding_completed',
] as const

export type SetupRow = Awaited<ReturnType<typeof getSetup>>

export function getSetup(database: Database, userId: string) {
  return database.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirstOrThrow()
}

export function findSetupByIntent(database: Database, setupIntentId: string) {
  return database
    .selectFrom('users')
    .select(columns)
    .where('stripe_setup_intent_id', '=', setupIntentId)
    .executeTakeFirst()
}

/** Set the customer and reset the setup, unless another request changed the customer first. */
export async function setCustomer(
  database: Database,
  change: { userId: string; from: string | null; to: string; key: string },
): Promise<void> {
  await database
    .updateTable('users')
    .set({ stripe_customer_id: change.to, stripe_setup_key: change.key, stripe_setup_intent_id: null })
    .where('id', '=', change.userId)
    .where('stripe_customer_id', change.from === null ? 'is' : '=', change.from)
    .where('onboarding_completed', '=', false)
    .execute()
}

/** Start a new setup and drop the old intent. @returns false when another request was first */
export async function setSetupKey(
  database: Database,
  change: { userId: string; from: string | null; to: string },
): Promise<boolean> {
  const changed = await database
    .updateTable('users')
    .set({ stripe_setup_key: change.to, stripe_setup_intent_id: null })
    .where('id', '=', change.userId)
    .where('stripe_setup_key', change.from === null ? 'is' : '=', change.from)
    .where('onboarding_completed', '=', false)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function setSetupIntent(
  database: Database,
  change: { userId: string; key: string; setupIntentId: string },
): Promise<boolean> {
  const changed = await database
    .updateTable('users')
    .set({ stripe_setup_intent_id: change.setupIntentId })
    .where('id', '=', change.userId)
    .where('stripe_setup_key', '=', change.key)
    .where('onboarding_completed', '=', false)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

type SetupCompletion = {
  userId: string
  setupIntentId: string
  customerId: string
  paymentMethodId: string
  now: string
}

/** @returns false when onboarding is already finished or another setup has been started */
export async function finishSetup(
  database: Database,
  { userId, setupIntentId, customerId, paymentMethodId, now }: SetupCompletion,
): Promise<boolean> {
  const finished = await database
    .updateTable('users')
    .set({ onboarding_completed: true, stripe_payment_method_id: paymentMethodId, updated_at: now })
    .where('id', '=', userId)
    .where('stripe_setup_intent_id', '=', setupIntentId)
    .where('stripe_customer_id', '=', customerId)
    .where('onboarding_completed', '=', false)
    .returning('id')
    .executeTakeFirst()
  return finished !== undefined
}

/** Delete the card and its setup, so that replayed requests can't restore it. */
export async function clearCard(
  database: Database,
  { userId, paymentMethodId, now }: { userId: string; paymentMethodId: string; now: string },
): Promise<void> {
  await database
    .updateTable('users')
    .set({
      onboarding_completed: false,
      stripe_payment_method_id: null,
      stripe_setup_intent_id: null,
      stripe_setup_key: null,
      updated_at: now,
    })
    .where('id', '=', userId)
    .where('stripe_payment_method_id', '=', paymentMethodId)
    .execute()
}
