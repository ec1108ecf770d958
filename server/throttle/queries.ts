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
