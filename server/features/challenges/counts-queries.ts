import { sql } from 'kysely'
import { readBatches } from '../../database/batches.ts'
import type { Database } from '../../database/tables.ts'

export type CountedRow = {
  /** Of the member. */
  id: string
  version: number
  progress: number
  completed: boolean
  left_at: string | null
  start: string
  endedOn: string | null
  lastMark: string | null
  breakEnd: string | null
}

/** Reads the participation that each member joined last, in batches. */
export function readLatestParticipations(
  database: Database,
  { challengeId, today }: { challengeId: string; today: string },
): AsyncGenerator<CountedRow[]> {
  const rows = database
    .selectFrom('user_challenges')
    .where('user_challenges.challenge_id', '=', challengeId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_challenges as later')
            .select('later.id')
            .whereRef('later.challenge_id', '=', 'user_challenges.challenge_id')
            .whereRef('later.user_id', '=', 'user_challenges.user_id')
            .whereRef('later.id', '>', 'user_challenges.id'),
        ),
      ),
    )
    .select(({ selectFrom }) => [
      'user_challenges.user_id as id',
      'user_challenges.version',
      'user_challenges.progress',
      'user_challenges.completed',
      'user_challenges.left_at',
      // Older versions stored no dates.
      sql<string>`coalesce(user_challenges.started_on, substr(user_challenges.started_at, 1, 10))`.as('start'),
      sql<string | null>`coalesce(user_challenges.ended_on, substr(user_challenges.left_at, 1, 10))`.as('endedOn'),
      selectFrom('challenge_check_ins')
        .select(({ fn }) => fn.max('date').as('date'))
        .whereRef('user_challenge_id', '=', 'user_challenges.id')
        .as('lastMark'),
      selectFrom('breaks')
        .select(({ fn }) => fn.max('ends_on').as('date'))
        .whereRef('breaks.user_id', '=', 'user_challenges.user_id')
        .where('starts_on', '<=', sql<string>`coalesce(user_challenges.ended_on, ${today})`)
        .where((or) =>
          or.or([
            or('breaks.user_challenge_id', 'is', null),
            or('breaks.user_challenge_id', '=', or.ref('user_challenges.id')),
          ]),
        )
        .as('breakEnd'),
    ])
  return readBatches(database, rows.$castTo<CountedRow>(), { size: 2000 })
}

/** Selects the plan and the duration of each version of a challenge that members have, and of the newest one. */
export async function listVersions(database: Database, challengeId: string) {
  const newest = await database
    .selectFrom('challenges')
    .select(['title', 'version', 'duration', 'plan'])
    .where('id', '=', challengeId)
    .executeTakeFirst()
  if (!newest) return undefined
  const earlier = await database
    .selectFrom('challenge_versions')
    .select(['title', 'version', 'duration', 'plan'])
    .where('challenge_id', '=', challengeId)
    .execute()
  return { newest, all: new Map([newest, ...earlier].map((each) => [each.version, each])) }
}
