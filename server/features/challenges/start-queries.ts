import { sql } from 'kysely'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { isNotBlocked } from '../../database/visibility.ts'
import { listColumns } from './queries.ts'

export type StartRow = NonNullable<Awaited<ReturnType<typeof findStart>>>

/** Finds a start with its challenge, and whether the member has joined it. */
export function findStart(database: Database, where: { id: string; userId: string }) {
  return takeFirst(startQuery(database, where))
}

const startQuery = compileQuery((database, parameter: QueryParameter<{ id: string; userId: string }>) =>
  database
    .selectFrom('challenge_starts')
    .innerJoin('challenges', 'challenges.id', 'challenge_starts.challenge_id')
    .select(listColumns.map((column) => `challenges.${column}` as const))
    .select(['challenge_starts.id as start_id', 'challenge_starts.starts_on', 'challenges.hidden_at'])
    .select((eb) => {
      const members = eb
        .selectFrom('user_challenges')
        .whereRef('user_challenges.start_id', '=', 'challenge_starts.id')
        .where('user_challenges.left_at', 'is', null)
      return [
        members.select(({ fn }) => fn.count<number>('user_challenges.user_id').distinct().as('count')).as('members'),
        eb
          .exists(members.select('user_challenges.id').where('user_challenges.user_id', '=', parameter('userId')))
          .as('joined'),
      ]
    })
    .leftJoin('users as opener', (join) =>
      join
        .onRef('opener.id', '=', 'challenge_starts.user_id')
        .on('opener.suspended_at', 'is', null)
        .on(isNotBlocked('opener.id', sql<string>`${parameter('userId')}`)),
    )
    .select(['opener.id as opener_id', 'opener.username as opener_username'])
    .where('challenge_starts.id', '=', parameter('id')),
)

export async function insertStart(tx: Database, row: Row<'challenge_starts'>): Promise<void> {
  await tx.insertInto('challenge_starts').values(row).execute()
}

/** Counts the starts that a member has opened for dates after `today`. */
export async function countOpenStarts(
  tx: Database,
  { userId, today }: { userId: string; today: string },
): Promise<number> {
  const { starts } = await tx
    .selectFrom('challenge_starts')
    .select((eb) => eb.fn.countAll<number>().as('starts'))
    .where('user_id', '=', userId)
    .where('starts_on', '>', today)
    .executeTakeFirstOrThrow()
  return starts
}
