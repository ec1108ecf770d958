import { compileQuery } from './compiled-query.ts'
import { generateId } from './ids.ts'
import type { Database } from './tables.ts'

/**
 * Reads what changes whenever a challenge changes: the version of the catalog, and the sum of all participants. Between
 * two versions, participants only join, so the sum only grows. Joining therefore needs no new version, and members who
 * join at the same time do not wait for each other.
 */
export async function readCatalogVersion(database: Database): Promise<string> {
  const [row] = await versionQuery(database, {})
  return `${row?.version} ${row?.participants}`
}

const versionQuery = compileQuery((database) =>
  database
    .selectFrom('challenges')
    .select((eb) => [
      eb.fn.sum<number>('participants').as('participants'),
      eb.selectFrom('table_versions').select('version').where('name', '=', 'challenges').as('version'),
    ]),
)

/** Gives the catalog a new version. Every change of a challenge calls this, except a member who joins. */
export async function changeCatalogVersion(tx: Database): Promise<void> {
  await tx
    .insertInto('table_versions')
    .values({ name: 'challenges', version: generateId() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ version: eb.ref('excluded.version') })))
    .execute()
}

/** Reads what changes whenever the text of a challenge changes, but not when a member joins. */
export async function readChallengeTextsVersion(database: Database): Promise<string> {
  const [row] = await textsVersionQuery(database, {})
  return row?.version ?? ''
}

const textsVersionQuery = compileQuery((database) =>
  database.selectFrom('table_versions').select('version').where('name', '=', 'challenges'),
)

/** Reads what changes whenever a resource changes. There are few, so the rows themselves tell. */
export async function readResourcesVersion(database: Database): Promise<string> {
  const [row] = await resourcesVersionQuery(database, {})
  return JSON.stringify(row)
}

const resourcesVersionQuery = compileQuery((database) =>
  database
    .selectFrom('resources')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max('id').as('newest'),
      fn.sum<number>('revision').as('revisions'),
      fn.max('updated_at').as('updated'),
      fn.count<number>('archived_at').as('archived'),
      fn.max('archived_at').as('archivedAt'),
      fn.count<number>('hidden_at').as('hidden'),
      fn.max('hidden_at').as('hiddenAt'),
    ]),
)
