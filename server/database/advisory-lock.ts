import type { Clock } from '../services/clock.ts'
import type { Database } from './tables.ts'

/** Waits until no other transaction holds the lock. SQLite needs none, because it has a single writer. */
export async function takeTurn(tx: Database, { clock }: { clock: Clock }, name: string): Promise<void> {
  const now = clock.now().toISOString()
  await tx
    .insertInto('attempts')
    .values({ key: name, count: 1, window_ends_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_ends_at: now }))
    .execute()
}
