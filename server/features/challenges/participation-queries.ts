import { sql, type Expression } from 'kysely'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import type { Database } from '../../database/tables.ts'
import { type Page, maxCursor, getFetchLimit } from '../../page.ts'

export type ParticipationRow = Awaited<ReturnType<typeof listParticipations>>[number]

/** Selects the member's participations, newest first, without those they left. */
export function listParticipations(database: Database, userId: string, page: Page) {
  return participationsPageQuery(database, { userId, after: page.after ?? maxCursor, limit: getFetchLimit(page) })
}

const participationsPageQuery = compileQuery(
  (database, parameter: QueryParameter<{ userId: string; after: string; limit: number }>) =>
    selectParticipations(database, parameter('userId'))
      .where('user_challenges.id', '<', parameter('after'))
      .orderBy('user_challenges.id', 'desc')
      .limit(parameter('limit')),
)

export function findParticipation(database: Database, userId: string, id: string) {
  return takeFirst(participationByIdQuery(database, { userId, id }))
}

const participationByIdQuery = compileQuery((database, parameter: QueryParameter<{ userId: string; id: string }>) =>
  selectParticipations(database, parameter('userId')).where('user_challenges.id', '=', parameter('id')),
)

export function findActiveParticipation(database: Database, userId: string, challengeId: string) {
  return takeFirst(activeParticipationQuery(database, { userId, challengeId }))
}

const activeParticipationQuery = compileQuery(
  (database, parameter: QueryParameter<{ userId: string; challengeId: string }>) =>
    selectParticipations(database, parameter('userId'))
      .where('user_challenges.challenge_id', '=', parameter('challengeId'))
      .where('user_challenges.completed', '=', sql.lit(false)),
)

function selectParticipations(database: Database, userId: Expression<string>) {
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
      .where('user_challenges.user_id', '=', userId)
      .where('user_challenges.left_at', 'is', null)
      .select([
        'user_challenges.id',
        'user_challenges.challenge_id',
        'user_challenges.user_id',
        'user_challenges.run',
        'user_challenges.progress',
        'user_challenges.cue',
        'user_challenges.completed',
        'user_challenges.started_at',
        'user_challenges.completed_at',
        'last.day as last_day',
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
  row: { id: string; userId: string; challengeId: string; now: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('user_challenges')
    .values({
      id: row.id,
      user_id: row.userId,
      challenge_id: row.challengeId,
      progress: 0,
      completed: false,
      started_at: row.now,
      completed_at: null,
      left_at: null,
    })
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

export async function countMemberships(tx: Database, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('user_challenges')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Ends an active participation but keeps the row, so that the participant count stays correct. */
export async function endMembership(
  tx: Database,
  { userId, id, now }: { userId: string; id: string; now: string },
): Promise<boolean> {
  const ended = await tx
    .updateTable('user_challenges')
    .set({ left_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('completed', '=', false)
    .where('left_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
