import type { Pillar } from '#contract/pillars.ts'
import type { ResourceType, Block, ResourceDetail } from '#contract/resources.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { presentResourceDetail } from './present.ts'
import { insertResource, updateResource, deleteResource, findResourceById, selectResourceTitles } from './queries.ts'
import { toPlainText, estimateReadTime } from './text.ts'

export type NewResource = { title: string; description: string; pillar: Pillar; type: ResourceType; blocks: Block[] }

/** Adds a resource and derives its plain text and read time from its blocks. @returns its id */
export async function addResource(tx: Database, { blocks, ...resource }: NewResource, now: Date): Promise<string> {
  const id = generateId()
  const timestamp = now.toISOString()
  await insertResource(tx, { ...resource, ...buildBody(blocks), id, created_at: timestamp, updated_at: timestamp })
  return id
}

/** Edits a resource. Ticks keep their block and item positions. @returns whether it exists */
export function editResource(
  tx: Database,
  id: string,
  { blocks, ...resource }: NewResource,
  now: Date,
): Promise<boolean> {
  return updateResource(tx, { ...resource, ...buildBody(blocks), id, updated_at: now.toISOString() })
}

/** Removes a resource with its ticks. @returns whether it existed */
export function removeResource(tx: Database, id: string): Promise<boolean> {
  return deleteResource(tx, id)
}

export async function findResource(database: Database, id: string): Promise<ResourceDetail | undefined> {
  const row = await findResourceById(database, id)
  return row && presentResourceDetail(row)
}

/** Lists the titles of all resources, oldest first. */
export function listResourceTitles(database: Database): Promise<{ title: string; pillar: Pillar }[]> {
  return selectResourceTitles(database)
}

function buildBody(blocks: Block[]) {
  const content = toPlainText(blocks)
  return { content, blocks: JSON.stringify(blocks), read_time: estimateReadTime(content) }
}
