import type { Insertable } from 'kysely'
import type { Pillar } from '#contract/pillars.ts'
import type { ResourceType } from '#contract/resources.ts'
import { inBatches } from '../../database/batches.ts'
import type { Database, Row, Tables } from '../../database/tables.ts'
import { getFetchLimit, type Page } from '../../page.ts'

const listColumns = ['id', 'title', 'description', 'pillar', 'type', 'read_time'] as const

export type ListedResource = Pick<Row<'resources'>, (typeof listColumns)[number]>

/** Selects resources oldest first, which keeps the library in its order. */
export function listResources(
  database: Database,
  { pillar, type = null, page }: { pillar: Pillar | null; type?: ResourceType | null; page: Page },
): Promise<ListedResource[]> {
  let query = database
    .selectFrom('resources')
    .select(listColumns)
    .where('archived_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .limit(getFetchLimit(page))
  if (pillar) query = query.where('pillar', '=', pillar)
  if (type) query = query.where('type', '=', type)
  if (page.after) query = query.where('id', '>', page.after)
  return query.execute()
}

/** Selects what a search looks at, with the keys of the library. */
export function selectSearchTexts(database: Database) {
  return database
    .selectFrom('resources')
    .leftJoin('library_items', (join) =>
      join.onRef('library_items.row_id', '=', 'resources.id').on('library_items.key', 'like', 'resource:%'),
    )
    .select(['resources.id', 'title', 'description', 'pillar', 'type', 'content', 'read_time', 'key'])
    .where('archived_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('resources.id')
    .execute()
}

export function findResourceById(database: Database, id: string) {
  return database
    .selectFrom('resources')
    .select([...listColumns, 'content', 'blocks', 'sources', 'revision', 'hidden_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertResource(tx: Database, row: Insertable<Tables['resources']>): Promise<void> {
  await tx.insertInto('resources').values(row).execute()
}

export function selectTicks(database: Database, { userId, resourceId }: { userId: string; resourceId: string }) {
  return database
    .selectFrom('resource_ticks')
    .select(['block', 'item'])
    .where('user_id', '=', userId)
    .where('resource_id', '=', resourceId)
    .orderBy('block')
    .orderBy('item')
    .execute()
}

type TickKey = { userId: string; resourceId: string; block: number; item: number }

export async function insertTick(
  tx: Database,
  { userId, resourceId, block, item, now }: TickKey & { now: string },
): Promise<void> {
  await tx
    .insertInto('resource_ticks')
    .values({ user_id: userId, resource_id: resourceId, block, item, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'resource_id', 'block', 'item']).doNothing())
    .execute()
}

export function selectTicksOfEveryone(tx: Database, resourceId: string): Promise<Row<'resource_ticks'>[]> {
  return tx.selectFrom('resource_ticks').selectAll().where('resource_id', '=', resourceId).execute()
}

/** Replaces the ticks of all members on a resource. */
export async function replaceTicks(tx: Database, resourceId: string, ticks: Row<'resource_ticks'>[]): Promise<void> {
  await tx.deleteFrom('resource_ticks').where('resource_id', '=', resourceId).execute()
  for (const batch of inBatches(ticks)) await tx.insertInto('resource_ticks').values(batch).execute()
}

export async function deleteTick(tx: Database, { userId, resourceId, block, item }: TickKey): Promise<void> {
  await tx
    .deleteFrom('resource_ticks')
    .where('user_id', '=', userId)
    .where('resource_id', '=', resourceId)
    .where('block', '=', block)
    .where('item', '=', item)
    .execute()
}

export function selectResourceTitles(database: Database) {
  return database.selectFrom('resources').select(['title', 'pillar']).orderBy('id').execute()
}

export async function selectResourceIds(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('resources').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** @returns whether it changed */
export async function updateArchivedAt(
  tx: Database,
  { id, archivedAt }: { id: string; archivedAt: string | null },
): Promise<boolean> {
  const updated = await tx
    .updateTable('resources')
    .set({ archived_at: archivedAt })
    .where('id', '=', id)
    .where('archived_at', archivedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** @returns whether it exists */
export async function updateHiddenAt(
  tx: Database,
  { id, hiddenAt }: { id: string; hiddenAt: string | null },
): Promise<boolean> {
  const updated = await tx
    .updateTable('resources')
    .set({ hidden_at: hiddenAt })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

type ResourceUpdate = Omit<
  Row<'resources'>,
  'created_at' | 'archived_at' | 'revision' | 'hidden_at' | 'safety_corrected_at'
> &
  Partial<Pick<Row<'resources'>, 'safety_corrected_at'>>

export async function updateResource(tx: Database, { id, ...row }: ResourceUpdate): Promise<void> {
  await tx
    .updateTable('resources')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** @returns whether it was there */
export async function deleteResource(tx: Database, id: string): Promise<boolean> {
  const deleted = await tx.deleteFrom('resources').where('id', '=', id).returning('id').executeTakeFirst()
  return deleted !== undefined
}
