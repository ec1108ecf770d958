import type { Database } from '../../database/tables.ts'

const columns = [
  'id',
  'stripe_customer_id',
  'stripe_payment_method_id',
  'stripe_setup_intent_id',
  'stripe_setup_key',
  'onboarding_completed',
] as const

/** How far a member has come with storing a card. */
export type SetupRow = Awaited<ReturnType<typeof setupOf>>

export function setupOf(database: Database, userId: string) {
  return database.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirstOrThrow()
}

export function setupByIntent(database: Database, setupIntentId: string) {
  return database
    .selectFrom('users')
    .select(columns)
    .where('stripe_setup_intent_id', '=', setupIntentId)
    .executeTakeFirst()
}

/** Sets another customer and begins a new setup for it, unless another request has changed it meanwhile. */
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

/** Begins a new setup: the intent there was is forgotten. @returns false when another request has begun one meanwhile */
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

/** @returns false when another setup has begun meanwhile */
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

type Finish = { userId: string; setupIntentId: string; customerId: string; paymentMethodId: string; now: string }

/** The one transition. @returns false when it has been made, or the setup is another one by now */
export async function finishSetup(
  database: Database,
  { userId, setupIntentId, customerId, paymentMethodId, now }: Finish,
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

/** Forgets the card and how it came here, so that nothing replayed brings it back. */
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
