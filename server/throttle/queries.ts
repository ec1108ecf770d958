import type { Database, Row } from '../database/tables.ts'

/**
 * Counts one more under a key, in one statement; a window that has ended begins anew.
 * @returns the count with this one, and when its window ends
 */
export function raiseCount(
  database: Database,
  { key, now, windowEndsAt }: { key: string; now: string; windowEndsAt: string },
): Promise<Pick<Row<'attempts'>, 'count' | 'window_ends_at'>> {
  return database
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const ended = eb('attempts.window_ends_at', '<=', now)
        return {
          count: eb
            .case()
            .when(ended)
            .then(1)
            .else(eb('attempts.count', '+', 1))
            .end(),
          window_ends_at: eb.case().when(ended).then(windowEndsAt).else(eb.ref('attempts.window_ends_at')).end(),
        }
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
}

export async function deleteCount(database: Database, key: string): Promise<void> {
  await database.deleteFrom('attempts').where('key', '=', key).execute()
}

export async function deleteEndedCounts(
  database: Database,
  { now, most }: { now: string; most: number },
): Promise<void> {
  await database
    .deleteFrom('attempts')
    .where('key', 'in', (eb) =>
      eb.selectFrom('attempts').select('key').where('window_ends_at', '<=', now).orderBy('window_ends_at').limit(most),
    )
    .execute()
}
