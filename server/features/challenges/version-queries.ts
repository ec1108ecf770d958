import { sql } from 'kysely'
import { changeCatalogVersion } from '../../database/catalog-version.ts'
import { joinedContent, isKeptVersion } from '../../database/joined-content.ts'
import type { Database, Row } from '../../database/tables.ts'
import { contentColumns, type ContentRow } from './challenge-content.ts'

export function findNewestVersion(database: Database, id: string) {
  return database
    .selectFrom('challenges')
    .select([...contentColumns, 'participants', 'version', 'revision', 'safety_corrected_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Selects the versions that members have a participation in. Completed ones and those they left count, because they show it. */
export function listJoinedVersions(database: Database, id: string) {
  return database
    .selectFrom('user_challenges')
    .innerJoin('challenges', 'challenges.id', 'user_challenges.challenge_id')
    .leftJoin('challenge_versions as kept', (join) => join.on(isKeptVersion))
    .select(['user_challenges.version', joinedContent('duration').as('duration')])
    .distinct()
    .where('user_challenges.challenge_id', '=', id)
    .execute()
}

/** Copies the newest version to the earlier ones. */
export async function copyToEarlierVersions(tx: Database, { id, now }: { id: string; now: string }): Promise<void> {
  const columns = [...contentColumns, 'version', 'safety_corrected_at'] as const
  await tx
    .insertInto('challenge_versions')
    .columns(['challenge_id', 'created_at', ...columns])
    .expression((eb) =>
      eb
        .selectFrom('challenges')
        .select(['id as challenge_id', sql<string>`${now}`.as('created_at'), ...columns])
        .where('id', '=', id),
    )
    .execute()
}

type NewestVersion = ContentRow & Pick<Row<'challenges'>, 'id' | 'version' | 'safety_corrected_at' | 'updated_at'>

export async function updateNewestVersion(tx: Database, { id, ...row }: NewestVersion): Promise<void> {
  await changeCatalogVersion(tx)
  await tx
    .updateTable('challenges')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export function listEarlierVersions(database: Database, { id, duration }: { id: string; duration: number }) {
  return database
    .selectFrom('challenge_versions')
    .select([...contentColumns, 'version'])
    .where('challenge_id', '=', id)
    .where('duration', '=', duration)
    .execute()
}

type EarlierVersion = ContentRow & Pick<Row<'challenge_versions'>, 'challenge_id' | 'version' | 'safety_corrected_at'>

export async function updateEarlierVersion(
  tx: Database,
  { challenge_id, version, ...row }: EarlierVersion,
): Promise<void> {
  await changeCatalogVersion(tx)
  await tx
    .updateTable('challenge_versions')
    .set(row)
    .where('challenge_id', '=', challenge_id)
    .where('version', '=', version)
    .execute()
}

/** Selects a version as the challenge itself is selected. */
export async function findVersion(database: Database, { id, version }: { id: string; version: number | undefined }) {
  const newest = await database
    .selectFrom('challenges')
    .select(['id', 'participants', 'version', ...contentColumns])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!newest || version === undefined || newest.version === version) return newest
  const earlier = await database
    .selectFrom('challenge_versions')
    .select(['version', ...contentColumns])
    .where('challenge_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return earlier && { ...newest, ...earlier }
}

/** Says whether a member has joined a challenge, or a version of it. */
export async function hasParticipation(
  database: Database,
  { userId, id, version }: { userId: string; id: string; version: number | undefined },
): Promise<boolean> {
  let query = database
    .selectFrom('user_challenges')
    .select('id')
    .where('user_id', '=', userId)
    .where('challenge_id', '=', id)
  if (version !== undefined) query = query.where('version', '=', version)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
