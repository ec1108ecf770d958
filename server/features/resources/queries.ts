import type { Pillar } from '#contract/pillars.ts'
import type { Database, Row } from '../../database/tables.ts'
import { rowsToRead, type Page } from '../../http/cursor.ts'

const listed = ['id', 'title', 'description', 'pillar', 'type', 'read_time'] as const

export type ListedResource = Pick<Row<'resources'>, (typeof listed)[number]>

/** Oldest first: the library stays in its order. */
export function resourcesOf(database: Database, { pillar, page }: { pillar: Pillar | null; page: Page }): Promise<ListedResource[]> {
  let query = database.selectFrom('resources').select(listed).orderBy('id').limit(rowsToRead(page))
  if (pillar) query = query.where('pillar', '=', pillar)
  if (page.after) query = query.where('id', '>', page.after)
  return query.execute()
}

export function resourceById(database: Database, id: string) {
  return database.selectFrom('resources').select([...listed, 'content', 'blocks']).where('id', '=', id).executeTakeFirst()
}

export async function insertResource(tx: Database, row: Row<'resources'>): Promise<void> {
  await tx.insertInto('resources').values(row).execute()
}
