import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { Difficulty } from '#contract/challenges.ts'
import type { Pillar } from '#contract/pillars.ts'
import { changeCatalogVersion } from '../../database/catalog-version.ts'
import { takeFirst, compileQuery, type QueryParameter } from '../../database/compiled-query.ts'
import type { Row, Database, Tables } from '../../database/tables.ts'
import { type Page, getFetchLimit } from '../../page.ts'
import type { ContentRow } from './challenge-content.ts'

export const listColumns = [
  'id',
  'title',
  'subtitle',
  'description',
  'promise',
  'pillar',
  'duration',
  'difficulty',
  'participants',
  'schedule',
  'rules',
  'passes',
] as const

export type ListedChallenge = Pick<Row<'challenges'>, (typeof listColumns)[number]>

/** Selects challenges oldest first: the library in its order, then the admin's additions. */
export function listChallenges(
  database: Database,
  { pillar, difficulty = null, page }: { pillar: Pillar | null; difficulty?: Difficulty | null; page: Page },
): Promise<ListedChallenge[]> {
  let query = database
    .selectFrom('challenges')
    .select(listColumns)
    .where('archived_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .limit(getFetchLimit(page))
  if (pillar) query = query.where('pillar', '=', pillar)
  if (difficulty) query = query.where('difficulty', '=', difficulty)
  if (page.after) query = query.where('id', '>', page.after)
  return query.execute()
}

/** Selects what a search looks at, with the keys of the library. */
export function selectSearchTexts(database: Database) {
  return selectWithKeys(database)
    .select([
      'challenges.id',
      'title',
      'subtitle',
      'description',
      'promise',
      'pillar',
      'duration',
      'difficulty',
      'plan',
      'schedule',
      'key',
    ])
    .where('archived_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('challenges.id')
    .execute()
}

/** Finds a challenge that everyone can open. */
export function findChallengeWithPlan(database: Database, id: string) {
  return takeFirst(challengeByIdQuery(database, { id }))
}

const challengeByIdQuery = compileQuery((database, parameter: QueryParameter<{ id: string }>) =>
  database
    .selectFrom('challenges')
    .select([...listColumns, 'version', 'finish_line', 'plan', 'sources'])
    .where('id', '=', parameter('id'))
    .where('hidden_at', 'is', null),
)

/** Finds what members join. */
export function findOffer(database: Database, id: string) {
  return database
    .selectFrom('challenges')
    .select([...listColumns, 'version', 'hidden_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Increments the participant count on a member's first join, because it counts members, not participations. */
export async function incrementParticipants(
  tx: Database,
  { userId, challengeId }: { userId: string; challengeId: string },
): Promise<void> {
  await tx
    .updateTable('challenges')
    .set((eb) => ({ participants: eb('participants', '+', 1) }))
    .where('id', '=', challengeId)
    .where((eb) => eb(selectParticipationCount(eb, userId, challengeId), '=', 1))
    .execute()
}

function selectParticipationCount(eb: ExpressionBuilder<Tables, 'challenges'>, userId: string, challengeId: string) {
  return eb
    .selectFrom('user_challenges')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
}

export async function insertChallenge(tx: Database, row: Insertable<Tables['challenges']>): Promise<void> {
  await changeCatalogVersion(tx)
  await tx.insertInto('challenges').values(row).execute()
}

export function selectChallengeTitles(database: Database) {
  return database.selectFrom('challenges').select(['id', 'title', 'pillar']).orderBy('id').execute()
}

export async function selectChallengeIds(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('challenges').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Archives a challenge that nobody has ever joined, or returns any challenge to the lists. @returns whether it changed */
export async function updateArchivedAt(
  tx: Database,
  { id, archivedAt }: { id: string; archivedAt: string | null },
): Promise<boolean> {
  await changeCatalogVersion(tx)
  const updated = await tx
    .updateTable('challenges')
    .set({ archived_at: archivedAt })
    .where('id', '=', id)
    .where((eb) =>
      archivedAt === null
        ? eb('archived_at', 'is not', null)
        : eb.and([eb('archived_at', 'is', null), eb('participants', '=', 0)]),
    )
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** @returns whether it exists */
export async function updateHiddenAt(
  tx: Database,
  { id, hiddenAt }: { id: string; hiddenAt: string | null },
): Promise<boolean> {
  await changeCatalogVersion(tx)
  const updated = await tx
    .updateTable('challenges')
    .set({ hidden_at: hiddenAt })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Replaces a challenge that nobody has ever joined. @returns whether it was replaced */
export async function updateUnjoinedChallenge(
  tx: Database,
  { id, ...row }: ContentRow & Pick<Row<'challenges'>, 'id' | 'updated_at'>,
): Promise<boolean> {
  await changeCatalogVersion(tx)
  const updated = await tx
    .updateTable('challenges')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('participants', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function updateChallengeLines(
  tx: Database,
  { id, ...lines }: Pick<Row<'challenges'>, 'id' | 'promise' | 'finish_line'>,
): Promise<void> {
  await changeCatalogVersion(tx)
  await tx
    .updateTable('challenges')
    .set((eb) => ({ ...lines, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('promise', 'is', null)
    .where('finish_line', 'is', null)
    .execute()
}

/** Starts a query for challenges with their keys in the library. */
function selectWithKeys(database: Database) {
  return database
    .selectFrom('challenges')
    .leftJoin('library_items', (join) =>
      join.onRef('library_items.row_id', '=', 'challenges.id').on('library_items.key', 'like', 'challenge:%'),
    )
}

/** Selects the challenges of a pillar, with their keys in the library. */
export function selectChallengesOfPillar(database: Database, pillar: Pillar) {
  return selectWithKeys(database)
    .select([
      'challenges.id',
      'challenges.title',
      'challenges.description',
      'challenges.promise',
      'challenges.pillar',
      'challenges.duration',
      'challenges.difficulty',
      'challenges.archived_at',
      'challenges.hidden_at',
      'library_items.key',
    ])
    .where('challenges.pillar', '=', pillar)
    .orderBy('challenges.id')
    .execute()
}

/** Deletes a challenge that nobody has ever joined or written about. Joining locks the same row, so the two cannot interleave. */
export async function deleteUnjoinedChallenge(tx: Database, id: string): Promise<boolean> {
  await changeCatalogVersion(tx)
  const deleted = await tx
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('participants', '=', 0)
    .where(
      sql<boolean>`not exists (select 1 from forum_posts inner join forum_replies on forum_replies.post_id = forum_posts.id where forum_posts.challenge_id = ${id})`,
    )
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
