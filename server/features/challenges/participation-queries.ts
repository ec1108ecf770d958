import { sql } from 'kysely'
import type { Audience } from '#contract/audience.ts'
import { compileQuery, type QueryParameter, takeFirst } from '../../database/compiled-query.ts'
import { isKeptVersion, joinedContent } from '../../database/joined-content.ts'
import { compilePageQuery } from '../../database/page-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import { type Page, maxCursor, getLimit } from '../../page.ts'

export type CheckInRow = Row<'challenge_check_ins'>

export type ParticipationRow = Awaited<ReturnType<typeof listParticipations>>['rows'][number]

/** Selects the member's participations, newest first, without those they left. */
export function listParticipations(database: Database, userId: string, page: Page) {
  return participationsPageQuery(database, { userId, after: page.after ?? maxCursor, limit: getLimit(page) })
}

const participationsPageQuery = compilePageQuery(
  (database, parameter: QueryParameter<{ userId: string; after: string; limit: number }>) =>
    selectParticipations(database)
      .where('user_challenges.user_id', '=', parameter('userId'))
      .where('user_challenges.left_at', 'is', null)
      .where('user_challenges.id', '<', parameter('after'))
      .orderBy('user_challenges.id', 'desc')
      .limit(parameter('limit')),
  {
    long: {
      description: ['challenges.description', 'kept.description'],
      cue: 'user_challenges.cue',
      last_note: 'last.note',
    },
    fitting: 150,
  },
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
export function findAnyParticipation(database: Database, userId: string, id: string) {
  return takeFirst(anyParticipationByIdQuery(database, { userId, id }))
}

const anyParticipationByIdQuery = compileQuery((database, parameter: QueryParameter<{ userId: string; id: string }>) =>
  selectParticipations(database)
    .where('user_challenges.user_id', '=', parameter('userId'))
    .where('user_challenges.id', '=', parameter('id')),
)

/** Selects participations of several members, without those that they left. */
export function listParticipationsById(database: Database, ids: string[]) {
  return selectParticipations(database)
    .where('user_challenges.id', 'in', ids)
    .where('user_challenges.left_at', 'is', null)
    .execute()
}

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
function isRecent(endedSince: ReturnType<QueryParameter<{ endedSince: string }>>) {
  return sql<boolean>`(user_challenges.completed = false and user_challenges.left_at is null
    or coalesce(user_challenges.ended_on, user_challenges.completed_at, user_challenges.left_at, '') >= ${endedSince})`
}

function selectParticipations(database: Database) {
  return (
    database
      .selectFrom('user_challenges')
      .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
      .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
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
        'user_challenges.audience',
        'user_challenges.terms',
        'user_challenges.start_id',
        'user_challenges.ledger',
        'user_challenges.folded_through',
        'user_challenges.totals',
        'last.date as last_date',
        'last.late as last_late',
        'last.note as last_note',
        'last.created_at as last_created_at',
        'user_challenges.version',
        'challenges.participants',
        joinedContent('title').as('title'),
        joinedContent('subtitle').as('subtitle'),
        joinedContent('description').as('description'),
        joinedContent('promise').as('promise'),
        joinedContent('pillar').as('pillar'),
        joinedContent('duration').as('duration'),
        joinedContent('difficulty').as('difficulty'),
        joinedContent('schedule').as('schedule'),
        joinedContent('rules').as('rules'),
        joinedContent('passes').as('passes'),
        joinedContent('safety_corrected_at').as('safety_corrected_at'),
      ])
      .select((eb) =>
        eb
          .selectFrom('user_challenges as companions')
          .select((inner) => inner.fn.count<number>('companions.user_id').distinct().as('members'))
          .whereRef('companions.start_id', '=', 'user_challenges.start_id')
          .where('companions.left_at', 'is', null)
          .as('start_members'),
      )
      // The plan is long, and only active participations show a step of it.
      .select((eb) =>
        eb
          .case()
          .when('user_challenges.completed', '=', sql.lit(true))
          .then(null)
          .else(joinedContent('plan'))
          .end()
          .as('plan'),
      )
  )
}

/**
 * Inserts a participation, with the audience of the member's last one in the challenge, or else that of their new ones.
 * @returns false when the member already has an active participation
 */
export async function insertParticipation(
  tx: Database,
  row: Pick<
    Row<'user_challenges'>,
    'id' | 'user_id' | 'challenge_id' | 'version' | 'started_at' | 'started_on' | 'cue' | 'terms' | 'start_id'
  >,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('user_challenges')
    .values((eb) => ({
      ...row,
      run: 1,
      progress: 0,
      completed: false,
      audience: eb.fn.coalesce(
        eb
          .selectFrom('user_challenges as last')
          .select('last.audience')
          .where('last.user_id', '=', row.user_id)
          .where('last.challenge_id', '=', row.challenge_id)
          .orderBy('last.id', 'desc')
          .limit(1),
        eb.selectFrom('users').select('users.audience').where('users.id', '=', row.user_id),
        sql.lit<Audience>('nobody'),
      ),
    }))
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

/** Crews that the member kept out of their last participation in a challenge see nothing of the next one either. */
export async function keepCrewsOut(
  tx: Database,
  { id, userId, challengeId }: { id: string; userId: string; challengeId: string },
): Promise<void> {
  await tx
    .insertInto('crew_challenges')
    .columns(['crew_id', 'user_challenge_id', 'level'])
    .expression((eb) =>
      eb
        .selectFrom('crew_challenges')
        .select(['crew_id', sql<string>`${id}`.as('user_challenge_id'), 'level'])
        .where('level', '=', 'nothing')
        .where('user_challenge_id', '=', ({ selectFrom }) =>
          selectFrom('user_challenges')
            .select('id')
            .where('user_id', '=', userId)
            .where('challenge_id', '=', challengeId)
            .where('id', '<', id)
            .orderBy('id', 'desc')
            .limit(1),
        ),
    )
    .execute()
}

/**
 * Sets who sees that a member takes part in a challenge, for all of their participations in it. What crews saw before nobody
 * did, such as notes, does not come back with a later choice.
 */
export async function updateAudience(
  tx: Database,
  { userId, challengeId, audience }: { userId: string; challengeId: string; audience: Audience },
): Promise<void> {
  const own = { userId, challengeId }
  // Also before the change: levels of a challenge that nobody sees were kept until this release.
  await forgetUnseenLevels(tx, own)
  await tx
    .updateTable('user_challenges')
    .set({ audience })
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
    .execute()
  await forgetUnseenLevels(tx, own)
}

/** Forgets what crews would see of participations that nobody sees, but not that they are kept out. */
async function forgetUnseenLevels(
  tx: Database,
  { userId, challengeId }: { userId: string; challengeId: string },
): Promise<void> {
  await tx
    .deleteFrom('crew_challenges')
    .where('level', '!=', 'nothing')
    .where('user_challenge_id', 'in', ({ selectFrom }) =>
      selectFrom('user_challenges')
        .select('id')
        .where('user_id', '=', userId)
        .where('challenge_id', '=', challengeId)
        .where('audience', '=', 'nobody'),
    )
    .execute()
}

/**
 * Sets who sees the challenges that a member joins from now on, unless they have said so before.
 * @returns whether they had not
 */
export async function setFirstAudience(
  tx: Database,
  { userId, audience }: { userId: string; audience: Audience },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ audience })
    .where('id', '=', userId)
    .where('audience', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type ParticipationUpdate = Pick<
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
  | 'start_id'
  | 'totals'
>

/** Updates what every mark changes. No index contains it, so the mark writes a page less. */
export async function updateProgress(
  tx: Database,
  row: Pick<ParticipationUpdate, 'id' | 'user_id' | 'run' | 'progress'>,
): Promise<void> {
  await updateProgressQuery(tx, row)
}

const updateProgressQuery = compileQuery(
  (database, parameter: QueryParameter<Pick<ParticipationUpdate, 'id' | 'user_id' | 'run' | 'progress'>>) =>
    database
      .updateTable('user_challenges')
      .set({ run: parameter('run'), progress: parameter('progress') })
      .where('id', '=', parameter('id'))
      .where('user_id', '=', parameter('user_id')),
)

export async function updateParticipation(tx: Database, row: ParticipationUpdate): Promise<void> {
  await updateParticipationQuery(tx, row)
}

const updateParticipationQuery = compileQuery((database, parameter: QueryParameter<ParticipationUpdate>) =>
  database
    .updateTable('user_challenges')
    .set({
      run: parameter('run'),
      progress: parameter('progress'),
      completed: parameter('completed'),
      started_on: parameter('started_on'),
      completed_at: parameter('completed_at'),
      left_at: parameter('left_at'),
      ended_on: parameter('ended_on'),
      cue: parameter('cue'),
      terms: parameter('terms'),
      start_id: parameter('start_id'),
      totals: parameter('totals'),
    })
    .where('id', '=', parameter('id'))
    .where('user_id', '=', parameter('user_id')),
)

export async function saveTotals(
  tx: Database,
  { id, userId, totals }: { id: string; userId: string; totals: string },
): Promise<void> {
  await tx.updateTable('user_challenges').set({ totals }).where('id', '=', id).where('user_id', '=', userId).execute()
}

/** Counts the participations of a member, without those they left. */
export async function countParticipations(
  database: Database,
  userId: string,
): Promise<{ joined: number; completed: number }> {
  return (await takeFirst(participationCountQuery(database, { userId }))) ?? { joined: 0, completed: 0 }
}

const participationCountQuery = compileQuery((database, parameter: QueryParameter<{ userId: string }>) =>
  database
    .selectFrom('user_challenges')
    .select((eb) => [
      eb.fn.countAll<number>().as('joined'),
      eb.fn.count<number>(eb.case().when('completed', '=', sql.lit(true)).then(1).end()).as('completed'),
    ])
    .where('user_id', '=', parameter('userId'))
    .where('left_at', 'is', null),
)

/** Selects when the member finished the first challenge of each pillar. Where older versions did not store it: when they joined. */
export async function listFirstFinishes(database: Database, userId: string) {
  return database
    .selectFrom('user_challenges')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .where('user_challenges.user_id', '=', userId)
    .where('user_challenges.completed', '=', true)
    .select((eb) => [
      joinedContent('pillar').as('pillar'),
      eb.fn.min(eb.fn.coalesce('user_challenges.completed_at', 'user_challenges.started_at')).as('at'),
    ])
    .groupBy(joinedContent('pillar'))
    .execute()
}

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

/** Selects the check-ins that the ledgers of some participations fold, in the order of writing. */
export function listFoldedCheckInsOf(database: Database, ids: string[]): Promise<CheckInRow[]> {
  return selectCheckIns(database)
    .where('user_challenges.id', 'in', ids)
    .where('user_challenges.totals', 'is', null)
    .where('challenge_check_ins.date', '>', sql<string>`coalesce(user_challenges.folded_through, '')`)
    .execute()
}

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
    .orderBy('challenge_check_ins.user_challenge_id')
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
