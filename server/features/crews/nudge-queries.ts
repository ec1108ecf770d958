import { sql } from 'kysely'
import type { Database, Row } from '../../database/tables.ts'

/** Lists whom a member has asked “Still with us?” on a date. */
export async function listAskedToday(
  database: Database,
  { userId, date }: { userId: string; date: string },
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('nudges')
    .select('member_id')
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .execute()
  return new Set(rows.map((row) => row.member_id))
}

/**
 * When the member of a row of `nudges` answered it with “I’m here”. The notification of who asked is the record. Nested, so
 * that SQLite does not start with everything that the member ever caused.
 */
export const hereAt = sql<string | null>`(select notifications.event_at from notifications
  where notifications.subject_id = nudges.user_id || ' ' || nudges.date and notifications.kind = 'here'
    and notifications.user_id = nudges.user_id
    and exists (select 1 from notification_actors where notification_actors.notification_id = notifications.id
      and notification_actors.user_id = nudges.member_id)
  order by notifications.event_at desc limit 1)`

/** Reads when members last answered “I’m here” to questions since a date, by member. */
export async function listHere(
  database: Database,
  { memberIds, since }: { memberIds: string[]; since: string },
): Promise<Map<string, string | null>> {
  const rows = await database
    .selectFrom('nudges')
    .select(['nudges.member_id', sql<string | null>`max(${hereAt})`.as('here_at')])
    .where('nudges.member_id', 'in', memberIds)
    .where('nudges.date', '>=', since)
    .groupBy('nudges.member_id')
    .execute()
  return new Map(rows.map((row) => [row.member_id, row.here_at]))
}

/** @returns false if the member has asked on that date already */
export async function insertNudge(tx: Database, row: Row<'nudges'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('nudges')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Finds the date on which a member last asked another one. */
export async function findLastNudge(
  tx: Database,
  { userId, memberId }: { userId: string; memberId: string },
): Promise<string> {
  const { date } = await tx
    .selectFrom('nudges')
    .select('date')
    .where('user_id', '=', userId)
    .where('member_id', '=', memberId)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return date
}

/** Deletes what two members asked each other. */
export async function deleteNudgesBetween(tx: Database, [one, other]: readonly [string, string]): Promise<void> {
  for (const [userId, memberId] of [
    [one, other],
    [other, one],
  ] as const)
    await tx.deleteFrom('nudges').where('user_id', '=', userId).where('member_id', '=', memberId).execute()
}

export async function deleteOldNudges(database: Database, before: string): Promise<void> {
  await database.deleteFrom('nudges').where('date', '<', before).execute()
}
