import type { Database, Row } from '../../database/tables.ts'

/** Selects the breaks, also those of travel, with a date after `endingAfter`. */
export function listBreaks(
  database: Database,
  userId: string,
  { endingAfter }: { endingAfter: string },
): Promise<Row<'breaks'>[]> {
  return database
    .selectFrom('breaks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ends_on', '>', endingAfter)
    .orderBy('ends_on')
    .orderBy('id')
    .execute()
}

/** Selects the planned breaks that have not ended, in the order of their start. */
export function listPlannedBreaks(
  database: Database,
  { userId, today }: { userId: string; today: string },
): Promise<Row<'breaks'>[]> {
  return database
    .selectFrom('breaks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ends_on', '>=', today)
    .where('kind', '=', 'planned')
    .orderBy('starts_on')
    .orderBy('id')
    .execute()
}

export function findBreakByRequest(
  database: Database,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<Row<'breaks'> | undefined> {
  return database
    .selectFrom('breaks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
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
