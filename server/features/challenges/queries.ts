import { sql, type Expression, type ExpressionBuilder } from 'kysely'
import type { Pillar } from '#contract/pillars.ts'
import { compiled, first, type ParameterOf } from '../../database/compiled.ts'
import type { Database, Row, Tables } from '../../database/tables.ts'
import { lastOfAll, rowsToRead, type Page } from '../../page.ts'

const listed = ['id', 'title', 'description', 'pillar', 'duration', 'difficulty', 'participants'] as const

export type ListedChallenge = Pick<Row<'challenges'>, (typeof listed)[number]>

/** Newest last, so that the library stays in its order and what an admin adds comes after. */
export function challengesOf(
  database: Database,
  { pillar, page }: { pillar: Pillar | null; page: Page },
): Promise<ListedChallenge[]> {
  let query = database.selectFrom('challenges').select(listed).orderBy('id').limit(rowsToRead(page))
  if (pillar) query = query.where('pillar', '=', pillar)
  if (page.after) query = query.where('id', '>', page.after)
  return query.execute()
}

export function challengeWithPlan(database: Database, id: string) {
  return first(challengeById(database, { id }))
}

const challengeById = compiled((database, parameter: ParameterOf<{ id: string }>) =>
  database
    .selectFrom('challenges')
    .select([...listed, 'plan'])
    .where('id', '=', parameter('id')),
)

/** A member's participation with its challenge and its last check-in. */
export type ParticipationRow = Awaited<ReturnType<typeof participationsOf>>[number]

/** Newest first; those left are not shown. */
export function participationsOf(database: Database, userId: string, page: Page) {
  return participationsPage(database, { userId, after: page.after ?? lastOfAll, limit: rowsToRead(page) })
}

const participationsPage = compiled(
  (database, parameter: ParameterOf<{ userId: string; after: string; limit: number }>) =>
    participations(database, parameter('userId'))
      .where('user_challenges.id', '<', parameter('after'))
      .orderBy('user_challenges.id', 'desc')
      .limit(parameter('limit')),
)

/** The member's own participation, or nothing when it is another's. */
export function participationOf(database: Database, userId: string, id: string) {
  return first(participationById(database, { userId, id }))
}

const participationById = compiled((database, parameter: ParameterOf<{ userId: string; id: string }>) =>
  participations(database, parameter('userId')).where('user_challenges.id', '=', parameter('id')),
)

export function activeParticipation(database: Database, userId: string, challengeId: string) {
  return first(activeParticipationIn(database, { userId, challengeId }))
}

const activeParticipationIn = compiled((database, parameter: ParameterOf<{ userId: string; challengeId: string }>) =>
  participations(database, parameter('userId'))
    .where('user_challenges.challenge_id', '=', parameter('challengeId'))
    .where('user_challenges.completed', '=', sql.lit(false)),
)

function participations(database: Database, userId: Expression<string>) {
  return (
    database
      .selectFrom('user_challenges')
      .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
      .leftJoin('challenge_check_ins as last', (join) =>
        join
          .onRef('last.user_challenge_id', '=', 'user_challenges.id')
          .onRef('last.day', '=', 'user_challenges.progress'),
      )
      .where('user_challenges.user_id', '=', userId)
      .where('user_challenges.left_at', 'is', null)
      .select([
        'user_challenges.id',
        'user_challenges.challenge_id',
        'user_challenges.user_id',
        'user_challenges.progress',
        'user_challenges.completed',
        'user_challenges.started_at',
        'user_challenges.completed_at',
        'last.day as last_day',
        'last.date as last_date',
        'last.note as last_note',
        'last.created_at as last_created_at',
        'challenges.title',
        'challenges.description',
        'challenges.pillar',
        'challenges.duration',
        'challenges.difficulty',
        'challenges.participants',
      ])
      // The plan is long, and only an active participation shows a step of it.
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

/** @returns whether the membership is new; false when an active one was there */
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

/** How many participations his list shows. */
export async function countMemberships(tx: Database, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('user_challenges')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Counts a member who joins for the first time: the count is of members, not of memberships. */
export async function countParticipant(
  tx: Database,
  { userId, challengeId }: { userId: string; challengeId: string },
): Promise<void> {
  await tx
    .updateTable('challenges')
    .set((eb) => ({ participants: eb('participants', '+', 1) }))
    .where('id', '=', challengeId)
    .where((eb) => eb(memberships(eb, userId, challengeId), '=', 1))
    .execute()
}

function memberships(eb: ExpressionBuilder<Tables, 'challenges'>, userId: string, challengeId: string) {
  return eb
    .selectFrom('user_challenges')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
}

/**
 * Raises progress by one if it still is what the caller saw.
 * @returns what changed; nothing when it is not, or the membership is no longer active
 */
export function raiseProgress(
  tx: Database,
  { userId, id, from, duration, now }: { userId: string; id: string; from: number; duration: number; now: string },
) {
  const completed = from + 1 >= duration
  return first(raise(tx, { userId, id, from, to: from + 1, completed, completedAt: completed ? now : null }))
}

type Raise = { userId: string; id: string; from: number; to: number; completed: boolean; completedAt: string | null }

const raise = compiled((database, parameter: ParameterOf<Raise>) =>
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
  await addCheckIn(tx, row)
}

const addCheckIn = compiled((database, parameter: ParameterOf<Row<'challenge_check_ins'>>) =>
  database.insertInto('challenge_check_ins').values({
    user_challenge_id: parameter('user_challenge_id'),
    day: parameter('day'),
    date: parameter('date'),
    note: parameter('note'),
    created_at: parameter('created_at'),
  }),
)

/** The days of the member's own participation, first to last. */
export function checkInsOf(database: Database, { userId, id }: { userId: string; id: string }) {
  return database
    .selectFrom('challenge_check_ins')
    .innerJoin('user_challenges', 'user_challenges.id', 'challenge_check_ins.user_challenge_id')
    .selectAll('challenge_check_ins')
    .where('user_challenges.id', '=', id)
    .where('user_challenges.user_id', '=', userId)
    .orderBy('challenge_check_ins.day')
    .execute()
}

/** Lowers progress by one if the last day still is `day`; a challenge just completed is open again. */
export async function lowerProgress(
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

/** Deletes a day of the member's own participation. */
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

/** Ends an active membership; its days stay, so that the count of participants stays true. */
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

export async function insertChallenge(tx: Database, row: Row<'challenges'>): Promise<void> {
  await tx.insertInto('challenges').values(row).execute()
}

export function challengeTitles(database: Database) {
  return database.selectFrom('challenges').select(['title', 'pillar']).orderBy('id').execute()
}

/** Changes a challenge while nobody has joined it; with `joinedToo` also later, but for its length. @returns whether it was changed */
export async function updateChallenge(
  tx: Database,
  { id, ...row }: Omit<Row<'challenges'>, 'participants' | 'created_at'>,
  { joinedToo }: { joinedToo: boolean },
): Promise<boolean> {
  const updated = await tx
    .updateTable('challenges')
    .set(row)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('participants', '=', 0), ...(joinedToo ? [eb('duration', '=', row.duration)] : [])]))
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Deletes a challenge that nobody has ever joined. Joining holds the same row, so that the two cannot cross. @returns whether it was deleted */
export async function deleteUnjoinedChallenge(tx: Database, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('participants', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
