import type { Clock } from '../services/clock.ts'
import type { Database } from './tables.ts'

/**
 * Make a transaction wait until every other transaction that took the same lock has ended. On PostgreSQL the lock is that
 * of one row; SQLite has a single writer anyway.
 */
export async function takeTurn(tx: Database, { clock }: { clock: Clock }, name: string): Promise<void> {
  const now = clock.now().toISOString()
  await tx
    .insertInto('attempts')
    .values({ key: name, count: 1, window_ends_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_ends_at: now }))
    .execute()
}
