import { sql } from 'kysely'
import type { Database, Row } from '../../database/tables.ts'

export async function countMembers(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Counts the members who were seen since each of these times (ISO, UTC). */
export function countSeen(database: Database, since: { today: string; week: string; month: string }) {
  return database
    .selectFrom('users')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('last_seen_at', '>=', since.today).as('today'),
      eb.fn.countAll<number>().filterWhere('last_seen_at', '>=', since.week).as('week'),
      eb.fn.countAll<number>().as('month'),
    ])
    .where('last_seen_at', '>=', since.month)
    .executeTakeFirstOrThrow()
}

export async function countSeenSince(database: Database, time: string): Promise<number> {
  const { count } = await database
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('last_seen_at', '>=', time)
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps the highest number of a day, because a member who left is no longer counted. */
export async function saveActiveMembers(database: Database, { day, members }: Row<'active_members'>): Promise<void> {
  await database
    .insertInto('active_members')
    .values({ day, members })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ members }).where('active_members.members', '<', members),
    )
    .execute()
}

export function listActiveMembers(database: Database, firstDay: string): Promise<Row<'active_members'>[]> {
  return database.selectFrom('active_members').selectAll().where('day', '>=', firstDay).orderBy('day').execute()
}

export async function insertSample(database: Database, sample: Row<'load_samples'>): Promise<void> {
  await database.insertInto('load_samples').values(sample).execute()
}

export function listSamples(database: Database, since: string): Promise<Row<'load_samples'>[]> {
  return database.selectFrom('load_samples').selectAll().where('ended_at', '>', since).orderBy('ended_at').execute()
}

/** @param options.time samples that ended earlier are deleted; `day` is the first that stays */
export async function deleteOldStatus(database: Database, { time, day }: { time: string; day: string }): Promise<void> {
  await database.deleteFrom('load_samples').where('ended_at', '<', time).execute()
  await database.deleteFrom('active_members').where('day', '<', day).execute()
}

/** Sums up the sent messages by day and channel. */
export function listSentByDay(database: Database, firstDay: string) {
  const day = sql<string>`substr(hour, 1, 10)`
  return database
    .selectFrom('delivery_hours')
    .select((eb) => [day.as('day'), 'channel', eb.fn.sum<number>('sent').as('sent')])
    .where('hour', '>=', firstDay)
    .groupBy([day, 'channel'])
    .orderBy('day')
    .execute()
}
