import { sql } from 'kysely'
import { compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { isRecent } from './participation-queries.ts'

export type CheckInRow = Row<'challenge_check_ins'>

/** Selects the check-ins of a participation that are dated after `after`, in the order of writing. */
export function listCheckInsAfter(
  database: Database,
  where: { userId: string; id: string; after: string },
): Promise<CheckInRow[]> {
  return checkInsAfterQuery(database, where)
}

const checkInsAfterQuery = compileQuery(
  (database, parameter: QueryParameter<{ userId: string; id: string; after: string }>) =>
    selectCheckIns(database)
      .where('user_challenges.id', '=', parameter('id'))
      .where('user_challenges.user_id', '=', parameter('userId'))
      .where('challenge_check_ins.date', '>', parameter('after')),
)

/**
 * Selects the check-ins that ledgers fold, in the order of writing: all of the active participations, and of the
 * completed ones without totals. Of the others, it selects those after `through`, unless they ended before `endedSince`.
 */
export function listFoldedCheckIns(
  database: Database,
  where: { userId: string; endedSince: string; through: string },
): Promise<CheckInRow[]> {
  return foldedCheckInsQuery(database, where)
}

const foldedCheckInsQuery = compileQuery(
  (database, parameter: QueryParameter<{ userId: string; endedSince: string; through: string }>) => {
    const isFolded = sql<boolean>`(user_challenges.left_at is null and user_challenges.totals is null)`
    const opening = sql<string>`coalesce(user_challenges.folded_through, '')`
    const through = parameter('through')
    return selectCheckIns(database)
      .where('user_challenges.user_id', '=', parameter('userId'))
      .where((eb) => eb.or([isFolded, isRecent(parameter('endedSince'))]))
      .where(
        'challenge_check_ins.date',
        '>',
        // One bound, so that the index on the dates is used.
        sql<string>`case when ${isFolded} and ${opening} < ${through} then ${opening} else ${through} end`,
      )
  },
)

/** Selects all check-ins of a participation by run and day. */
export function listCheckIns(database: Database, { userId, id }: { userId: string; id: string }) {
  return listCheckInsAfter(database, { userId, id, after: '' })
}

function selectCheckIns(database: Database) {
  return database
    .selectFrom('user_challenges')
    .innerJoin('challenge_check_ins', 'challenge_check_ins.user_challenge_id', 'user_challenges.id')
    .selectAll('challenge_check_ins')
    .orderBy('challenge_check_ins.created_at')
    .orderBy('challenge_check_ins.run')
    .orderBy('challenge_check_ins.day')
}

export async function insertCheckIn(tx: Database, row: CheckInRow): Promise<void> {
  await insertCheckInQuery(tx, row)
}

const insertCheckInQuery = compileQuery((database, parameter: QueryParameter<CheckInRow>) =>
  database.insertInto('challenge_check_ins').values({
    user_challenge_id: parameter('user_challenge_id'),
    run: parameter('run'),
    day: parameter('day'),
    date: parameter('date'),
    late: parameter('late'),
    note: parameter('note'),
    created_at: parameter('created_at'),
  }),
)

/** Deletes a check-in of the member's own participation. */
export async function deleteCheckIn(
  tx: Database,
  { user_challenge_id: id, run, day }: Pick<CheckInRow, 'user_challenge_id' | 'run' | 'day'>,
): Promise<void> {
  await tx
    .deleteFrom('challenge_check_ins')
    .where('user_challenge_id', '=', id)
    .where('run', '=', run)
    .where('day', '=', day)
    .execute()
}
