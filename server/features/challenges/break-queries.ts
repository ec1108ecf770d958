import { compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'

/** Selects the breaks, also those of travel, with a date after `endingAfter`. */
export function listBreaks(
  database: Database,
  userId: string,
  { endingAfter }: { endingAfter: string },
): Promise<Row<'breaks'>[]> {
  return breaksQuery(database, { userId, endingAfter })
}

const breaksQuery = compileQuery((database, parameter: QueryParameter<{ userId: string; endingAfter: string }>) =>
  database
    .selectFrom('breaks')
    .selectAll()
    .where('user_id', '=', parameter('userId'))
    .where('ends_on', '>', parameter('endingAfter'))
    .orderBy('ends_on')
    .orderBy('id'),
)

/** Selects the breaks of several members with a date after `endingAfter`. */
export function listBreaksOf(
  database: Database,
  userIds: string[],
  { endingAfter }: { endingAfter: string },
): Promise<Row<'breaks'>[]> {
  return database
    .selectFrom('breaks')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('ends_on', '>', endingAfter)
    .orderBy('ends_on')
    .orderBy('id')
    .execute()
}

/** Selects the planned breaks that have not ended, from all challenges or an active one, in the order of their start. */
export function listPlannedBreaks(
  database: Database,
  { userId, today }: { userId: string; today: string },
): Promise<Row<'breaks'>[]> {
  return database
    .selectFrom('breaks')
    .leftJoin('user_challenges', 'user_challenges.id', 'breaks.user_challenge_id')
    .selectAll('breaks')
    .where('breaks.user_id', '=', userId)
    .where('breaks.ends_on', '>=', today)
    .where('breaks.kind', '=', 'planned')
    .where((eb) =>
      eb.or([
        eb('breaks.user_challenge_id', 'is', null),
        eb.and([eb('user_challenges.completed', '=', false), eb('user_challenges.left_at', 'is', null)]),
      ]),
    )
    .orderBy('breaks.starts_on')
    .orderBy('breaks.id')
    .execute()
}

export function findPlannedBreak(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<Row<'breaks'> | undefined> {
  return database
    .selectFrom('breaks')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', 'planned')
    .executeTakeFirst()
}

export async function insertBreak(tx: Database, row: Row<'breaks'>): Promise<void> {
  await tx.insertInto('breaks').values(row).execute()
}

export async function shortenBreak(
  tx: Database,
  { userId, id, endsOn }: { userId: string; id: string; endsOn: string },
): Promise<void> {
  await tx
    .updateTable('breaks')
    .set({ ends_on: endsOn })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ends_on', '>', endsOn)
    .execute()
}

export async function deleteBreak(tx: Database, { userId, id }: { userId: string; id: string }): Promise<void> {
  await tx.deleteFrom('breaks').where('id', '=', id).where('user_id', '=', userId).execute()
}

/** Ends the travel breaks that reach `date` before it, because that day is happening now. */
export async function endTravelBefore(
  tx: Database,
  { userId, date, dayBefore }: { userId: string; date: string; dayBefore: string },
): Promise<void> {
  const travel = { user_id: userId, kind: 'travel' as const }
  await tx
    .deleteFrom('breaks')
    .where((eb) => eb.and(travel))
    .where('starts_on', '>=', date)
    .execute()
  await tx
    .updateTable('breaks')
    .set({ ends_on: dayBefore })
    .where((eb) => eb.and(travel))
    .where('ends_on', '>=', date)
    .execute()
}
