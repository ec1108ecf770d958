import { sql } from 'kysely'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { type Page, maxCursor, getFetchLimit } from '../../page.ts'

export type ParticipationRow = Awaited<ReturnType<typeof listParticipations>>[number]

/** Selects the member's participations, newest first, without those they left. */
export function listParticipations(database: Database, userId: string, page: Page) {
  return participationsPageQuery(database, { userId, after: page.after ?? maxCursor, limit: getFetchLimit(page) })
}

const participationsPageQuery = compileQuery(
  (database, parameter: QueryParameter<{ userId: string; after: string; limit: number }>) =>
    selectParticipations(database)
      .where('user_challenges.user_id', '=', parameter('userId'))
      .where('user_challenges.left_at', 'is', null)
      .where('user_challenges.id', '<', parameter('after'))
      .orderBy('user_challenges.id', 'desc')
      .limit(parameter('limit')),
)

export function findParticipation(database: Database, userId: string, id: string) {
  return takeFirst(participationByIdQuery(database, { userId, id }))
}

const participationByIdQuery = compileQuery((database, parameter: QueryParameter<{ userId: string; id: string }>) =>
  selectParticipations(database)
    .where('user_challenges.user_id', '=', parameter('userId'))
    .where('user_challenges.left_at', 'is', null)
    .where('user_challenges.id', '=', parameter('id')),
)

/** Finds a participation of the member, also one that they left. */
export function findMembership(database: Database, userId: string, id: string) {
  return takeFirst(membershipByIdQuery(database, { userId, id }))
}

const membershipByIdQuery = compileQuery((database, parameter: QueryParameter<{ userId: string; id: string }>) =>
  selectParticipations(database)
    .where('user_challenges.user_id', '=', parameter('userId'))
    .where('user_challenges.id', '=', parameter('id')),
)

export function findActiveParticipation(database: Database, userId: string, challengeId: string) {
  return takeFirst(activeParticipationQuery(database, { userId, challengeId }))
}

const activeParticipationQuery = compileQuery(
  (database, parameter: QueryParameter<{ userId: string; challengeId: string }>) =>
    selectParticipations(database)
      .where('user_challenges.user_id', '=', parameter('userId'))
      .where('user_challenges.challenge_id', '=', parameter('challengeId'))
      .where('user_challenges.completed', '=', sql.lit(false))
      .where('user_challenges.left_at', 'is', null),
)

/** Selects the active participations and those that were completed or left on a date or later, first joined first. */
export function listRecentParticipations(database: Database, where: { userId: string; endedSince: string }) {
  return recentParticipationsQuery(database, where)
}

const recentParticipationsQuery = compileQuery(
  (database, parameter: QueryParameter<{ userId: string; endedSince: string }>) =>
    selectParticipations(database)
      .where('user_challenges.user_id', '=', parameter('userId'))
      .where(isRecent(parameter('endedSince')))
      .orderBy('user_challenges.id'),
)

/** Whether a participation is active or ended on a date or later. Rows of older versions have instants, but no dates. */
export function isRecent(endedSince: ReturnType<QueryParameter<{ endedSince: string }>>) {
  return sql<boolean>`(user_challenges.completed = false and user_challenges.left_at is null
    or coalesce(user_challenges.ended_on, user_challenges.completed_at, user_challenges.left_at, '') >= ${endedSince})`
}

function selectParticipations(database: Database) {
  return (
    database
      .selectFrom('user_challenges')
      .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
      .leftJoin('challenge_check_ins as last', (join) =>
        join
          .onRef('last.user_challenge_id', '=', 'user_challenges.id')
          .onRef('last.run', '=', 'user_challenges.run')
          .onRef('last.day', '=', 'user_challenges.progress'),
      )
      .select([
        'user_challenges.id',
        'user_challenges.challenge_id',
        'user_challenges.user_id',
        'user_challenges.run',
        'user_challenges.progress',
        'user_challenges.completed',
        'user_challenges.started_at',
        'user_challenges.started_on',
        'user_challenges.completed_at',
        'user_challenges.left_at',
        'user_challenges.ended_on',
        'user_challenges.cue',
        'user_challenges.terms',
        'user_challenges.ledger',
        'user_challenges.folded_through',
        'last.date as last_date',
        'last.late as last_late',
        'last.note as last_note',
        'last.created_at as last_created_at',
        'challenges.title',
        'challenges.description',
        'challenges.pillar',
        'challenges.duration',
        'challenges.difficulty',
        'challenges.participants',
        'challenges.schedule',
        'challenges.rules',
        'challenges.passes',
      ])
      // The plan is long, and only active participations show a step of it.
      .select((eb) =>
        eb
          .case()
          .when('user_challenges.completed', '=', sql.lit(true))
          .then(null)
          .else(eb.ref('challenges.plan'))
          .end()
          .as('plan'),
      )
  )
}

/** @returns false when the member already has an active participation */
export async function insertMembership(
  tx: Database,
  row: Pick<Row<'user_challenges'>, 'id' | 'user_id' | 'challenge_id' | 'started_at' | 'started_on' | 'cue' | 'terms'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('user_challenges')
    .values({ ...row, run: 1, progress: 0, completed: false })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'challenge_id'])
        .where('completed', '=', sql.lit(false))
        .where('left_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type MembershipUpdate = Pick<
  ParticipationRow,
  | 'id'
  | 'user_id'
  | 'run'
  | 'progress'
  | 'completed'
  | 'started_on'
  | 'completed_at'
  | 'left_at'
  | 'ended_on'
  | 'cue'
  | 'terms'
  | 'ledger'
  | 'folded_through'
>

/**
 * Updates a membership, with `completed` and `left_at` only if they differ from `before`: an index contains them, and a
 * mark that writes to it costs a page more.
 */
export async function updateMembership(
  tx: Database,
  { completed, left_at, ...row }: MembershipUpdate,
  before: Pick<MembershipUpdate, 'completed' | 'left_at'>,
): Promise<void> {
  await updateMembershipQuery(tx, row)
  if (completed === before.completed && left_at === before.left_at) return
  await tx
    .updateTable('user_challenges')
    .set({ completed, left_at })
    .where('id', '=', row.id)
    .where('user_id', '=', row.user_id)
    .execute()
}

const updateMembershipQuery = compileQuery(
  (database, parameter: QueryParameter<Omit<MembershipUpdate, 'completed' | 'left_at'>>) =>
    database
      .updateTable('user_challenges')
      .set({
        run: parameter('run'),
        progress: parameter('progress'),
        started_on: parameter('started_on'),
        completed_at: parameter('completed_at'),
        ended_on: parameter('ended_on'),
        cue: parameter('cue'),
        terms: parameter('terms'),
        ledger: parameter('ledger'),
        folded_through: parameter('folded_through'),
      })
      .where('id', '=', parameter('id'))
      .where('user_id', '=', parameter('user_id')),
)

/** Counts the participations of a member, without those they left. */
export async function countMemberships(
  database: Database,
  userId: string,
): Promise<{ joined: number; completed: number }> {
  return (await takeFirst(membershipCountQuery(database, { userId }))) ?? { joined: 0, completed: 0 }
}

const membershipCountQuery = compileQuery((database, parameter: QueryParameter<{ userId: string }>) =>
  database
    .selectFrom('user_challenges')
    .select((eb) => [
      eb.fn.countAll<number>().as('joined'),
      eb.fn.count<number>(eb.case().when('completed', '=', sql.lit(true)).then(1).end()).as('completed'),
    ])
    .where('user_id', '=', parameter('userId'))
    .where('left_at', 'is', null),
)
