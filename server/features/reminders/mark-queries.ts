import { sql } from 'kysely'
import { compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import type { Database } from '../../database/tables.ts'

/** Selects when the last check-ins that were not late were written (UTC), newest first. @param after a date, for speed */
export async function listMarkTimes(
  database: Database,
  where: { userId: string; after: string; limit: number },
): Promise<string[]> {
  return (await markTimesQuery(database, where)).map(({ created_at: at }) => at)
}

const markTimesQuery = compileQuery(
  (database, parameter: QueryParameter<{ userId: string; after: string; limit: number }>) =>
    database
      .selectFrom('user_challenges')
      .innerJoin('challenge_check_ins', 'challenge_check_ins.user_challenge_id', 'user_challenges.id')
      .select('challenge_check_ins.created_at')
      .where('user_challenges.user_id', '=', parameter('userId'))
      .where('challenge_check_ins.date', '>', parameter('after'))
      .where('challenge_check_ins.late', '=', sql.lit(false))
      .orderBy('challenge_check_ins.created_at', 'desc')
      .limit(parameter('limit')),
)
