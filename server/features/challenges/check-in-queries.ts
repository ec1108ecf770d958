import { sql } from 'kysely'
import { takeFirst, compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'

/** Raises progress by one if it still has the value that the caller read and the participation is active. */
export function incrementProgress(
  tx: Database,
  { userId, id, from, duration, now }: { userId: string; id: string; from: number; duration: number; now: string },
) {
  const completed = from + 1 >= duration
  return takeFirst(
    incrementProgressQuery(tx, { userId, id, from, to: from + 1, completed, completedAt: completed ? now : null }),
  )
}

type ProgressIncrement = {
  userId: string
  id: string
  from: number
  to: number
  completed: boolean
  completedAt: string | null
}

const incrementProgressQuery = compileQuery((database, parameter: QueryParameter<ProgressIncrement>) =>
  database
    .updateTable('user_challenges')
    .set({ progress: parameter('to'), completed: parameter('completed'), completed_at: parameter('completedAt') })
    .where('id', '=', parameter('id'))
    .where('user_id', '=', parameter('userId'))
    .where('progress', '=', parameter('from'))
    .where('completed', '=', sql.lit(false))
    .where('left_at', 'is', null)
    .returning(['progress', 'completed', 'completed_at']),
)

export async function insertCheckIn(tx: Database, row: Row<'challenge_check_ins'>): Promise<void> {
  await insertCheckInQuery(tx, row)
}

const insertCheckInQuery = compileQuery((database, parameter: QueryParameter<Row<'challenge_check_ins'>>) =>
  database.insertInto('challenge_check_ins').values({
    user_challenge_id: parameter('user_challenge_id'),
    run: parameter('run'),
    late: parameter('late'),
    request_id: parameter('request_id'),
    day: parameter('day'),
    date: parameter('date'),
    note: parameter('note'),
    created_at: parameter('created_at'),
  }),
)

export function listCheckIns(database: Database, { userId, id }: { userId: string; id: string }) {
  return database
    .selectFrom('challenge_check_ins')
    .innerJoin('user_challenges', 'user_challenges.id', 'challenge_check_ins.user_challenge_id')
    .selectAll('challenge_check_ins')
    .where('user_challenges.id', '=', id)
    .where('user_challenges.user_id', '=', userId)
    .orderBy('challenge_check_ins.day')
    .execute()
}

/** Lowers progress by one if `day` is still the last one. Reopens a completed challenge. */
export async function decrementProgress(
  tx: Database,
  change: { userId: string; id: string; day: number },
): Promise<boolean> {
  const lowered = await tx
    .updateTable('user_challenges')
    .set({ progress: change.day - 1, completed: false, completed_at: null })
    .where('id', '=', change.id)
    .where('user_id', '=', change.userId)
    .where('progress', '=', change.day)
    .where('left_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return lowered !== undefined
}

export async function deleteCheckIn(
  tx: Database,
  { userId, id, day }: { userId: string; id: string; day: number },
): Promise<void> {
  await tx
    .deleteFrom('challenge_check_ins')
    .where('user_challenge_id', 'in', (eb) =>
      eb.selectFrom('user_challenges').select('id').where('id', '=', id).where('user_id', '=', userId),
    )
    .where('day', '=', day)
    .execute()
}
