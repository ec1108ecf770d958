import { setImmediate as nextRound } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { maxCursor } from '../../page.ts'

const membersPerBatch = 2000

/** Dates of what is counted. A member is quiet if their last mark, start and break were on `quietSince` or earlier. */
export type CountedDates = { date: string; markedSince: string; quietSince: string }

/**
 * Counts who marked a day and who is quiet, in batches: on SQLite, other requests wait while a query runs. Looks up the
 * marks of each participation, because an index of all marks by date would make marking slower.
 */
export async function countMarkedAndQuiet(database: Database, dates: CountedDates) {
  const sum = { marked: 0, quiet: 0 }
  let after = ''
  for (;;) {
    const last = await findLastOfBatch(database, after)
    const { marked, quiet } = await countBatch(database, { ...dates, after, last: last ?? maxCursor })
    sum.marked += Number(marked)
    sum.quiet += Number(quiet)
    if (last === undefined) return sum
    after = last
    await nextRound()
  }
}

/** @returns undefined for the last batch */
async function findLastOfBatch(database: Database, after: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .offset(membersPerBatch - 1)
    .executeTakeFirst()
  return row?.id
}

function countBatch(
  database: Database,
  { date, markedSince, quietSince, after, last }: CountedDates & { after: string; last: string },
) {
  // Older versions stored no dates, and no time at all for some completed participations.
  const ended = sql<string>`case when completed = false and left_at is null then '9999-12-31'
    else coalesce(ended_on, substr(completed_at, 1, 10), substr(left_at, 1, 10), '') end`
  const participations = database
    .selectFrom('user_challenges')
    .select(({ selectFrom }) => [
      'user_id',
      ended.as('ended'),
      sql<string>`coalesce(started_on, substr(started_at, 1, 10))`.as('start'),
      selectFrom('challenge_check_ins')
        .select(({ fn }) => fn.max('date').as('date'))
        .whereRef('user_challenge_id', '=', 'user_challenges.id')
        .where('date', '<=', date)
        .as('mark'),
    ])
    .where('user_id', '>', after)
    .where('user_id', '<=', last)
    .where(sql`substr(started_at, 1, 10)`, '<=', date)
    .where(ended, '>', quietSince)
  const members = database
    .selectFrom(participations.as('participations'))
    .select(({ fn }) => [
      'user_id',
      fn.max('ended').as('ended'),
      fn.max('start').as('start'),
      fn.max('mark').as('mark'),
    ])
    .groupBy('user_id')
  return database
    .selectFrom(members.as('members'))
    .select(({ eb, fn, and, not, exists, selectFrom }) => [
      fn.count<number>(eb.case().when('mark', '>=', markedSince).then(1).end()).as('marked'),
      fn
        .count<number>(
          eb
            .case()
            .when(
              and([
                eb('ended', '>', date),
                eb('start', '<=', quietSince),
                eb(fn.coalesce('mark', sql.lit('')), '<=', quietSince),
                not(
                  exists(
                    selectFrom('breaks')
                      .select('breaks.id')
                      .whereRef('breaks.user_id', '=', 'members.user_id')
                      .where('ends_on', '>', quietSince)
                      .where('starts_on', '<=', date),
                  ),
                ),
              ]),
            )
            .then(1)
            .end(),
        )
        .as('quiet'),
    ])
    .executeTakeFirstOrThrow()
}

/** Counts the accounts that were created in a period. Its end is exclusive. */
export async function countCreated(database: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const { count } = await database
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts the accounts that were deleted in a period. Only the security log has them. Its end is exclusive. */
export async function countDeleted(database: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const { count } = await database
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'deletion')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether the site has at least so many members. */
export async function hasMembers(database: Database, count: number): Promise<boolean> {
  const rows = await database.selectFrom('users').select('id').orderBy('id').limit(count).execute()
  return rows.length === count
}
