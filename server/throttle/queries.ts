import type { Database, Row } from '../database/tables.ts'

export function incrementCounter(
  database: Database,
  { key, now, windowEndsAt }: { key: string; now: string; windowEndsAt: string },
): Promise<Pick<Row<'attempts'>, 'count' | 'window_ends_at'>> {
  return database
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isExpired = eb('attempts.window_ends_at', '<=', now)
        return {
          count: eb
            .case()
            .when(isExpired)
            .then(1)
            .else(eb('attempts.count', '+', 1))
            .end(),
          window_ends_at: eb.case().when(isExpired).then(windowEndsAt).else(eb.ref('attempts.window_ends_at')).end(),
        }
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
}

/**
 * Count an attempt unless it comes too early.
 * @param waits for each step of the backoff, the latest end of a window whose last attempt is long enough ago
 * @returns false when it comes too early
 */
export async function countAttempt(
  database: Database,
  attempt: { key: string; now: string; windowEndsAt: string; freeAttempts: number; waits: string[] },
): Promise<boolean> {
  const { key, now, windowEndsAt, freeAttempts, waits } = attempt
  const counted = await database
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when('attempts.window_ends_at', '<=', now)
            .then(1)
            .else(eb('attempts.count', '+', 1))
            .end(),
          window_ends_at: windowEndsAt,
        }))
        .where((eb) =>
          eb.or([
            eb('attempts.count', '<', freeAttempts),
            eb('attempts.window_ends_at', '<=', now),
            // The clock was wrong.
            eb('attempts.window_ends_at', '>', windowEndsAt),
            ...waits.map((latest, step) =>
              eb.and([
                eb('attempts.count', step < waits.length - 1 ? '=' : '>=', freeAttempts + step),
                eb('attempts.window_ends_at', '<=', latest),
              ]),
            ),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return counted !== undefined
}

export function findCounter(database: Database, key: string) {
  return database.selectFrom('attempts').select(['count', 'window_ends_at']).where('key', '=', key).executeTakeFirst()
}

export async function countDownCounter(tx: Database, key: string): Promise<void> {
  await tx
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

export async function deleteCounter(database: Database, key: string): Promise<void> {
  await database.deleteFrom('attempts').where('key', '=', key).execute()
}

export async function deleteExpiredCounters(
  database: Database,
  { now, limit }: { now: string; limit: number },
): Promise<void> {
  await database
    .deleteFrom('attempts')
    .where('key', 'in', (eb) =>
      eb.selectFrom('attempts').select('key').where('window_ends_at', '<=', now).orderBy('window_ends_at').limit(limit),
    )
    .execute()
}
