import { sql } from 'kysely'
import type { WrittenKind } from '#contract/written-drafts.ts'
import type { Database } from '../../database/tables.ts'

type Ref = { kind: WrittenKind; id: string }

export type CatalogRow = Awaited<ReturnType<typeof selectCatalog>>[number]

/** Selects all challenges and resources, also hidden and archived ones, the one changed last first. */
export function selectCatalog(database: Database) {
  return catalogRows(database).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute()
}

export function findCatalogRow(database: Database, { kind, id }: Ref): Promise<CatalogRow | undefined> {
  return catalogRows(database).where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
}

function catalogRows(database: Database) {
  const challenges = database
    .selectFrom('challenges')
    .select((eb) => [
      'id',
      'title',
      'pillar',
      eb.ref('duration').$castTo<number | null>().as('duration'),
      'hidden_at',
      'participants',
      'version',
      'updated_at',
    ])
    .select(sql.lit<WrittenKind>('challenge').as('kind'))
  const resources = database
    .selectFrom('resources')
    .select((eb) => [
      'id',
      'title',
      'pillar',
      sql<number | null>`cast(null as integer)`.as('duration'),
      'hidden_at',
      eb.lit(0).$castTo<number>().as('participants'),
      eb.lit(1).$castTo<number>().as('version'),
      'updated_at',
    ])
    .select(sql.lit<WrittenKind>('resource').as('kind'))
  return database.selectFrom(challenges.unionAll(resources).as('items')).selectAll()
}

/** Selects which items the library added, with the hash of the text that it gave them. */
export function selectLibraryHashes(database: Database) {
  return database
    .selectFrom('library_items')
    .select(['row_id', 'content_hash'])
    .where('row_id', 'is not', null)
    .execute()
}

/** The generation that created a deleted item shows it as removed. */
export async function markRemoved(tx: Database, id: string): Promise<void> {
  await tx.updateTable('content_run_items').set({ piece_id: null }).where('piece_id', '=', id).execute()
}
