import type { Pillar } from '#contract/pillars.ts'
import type { ResourceType, Block, ResourceDetail } from '#contract/resources.ts'
import { newId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { presentResourceDetail } from './present.ts'
import { insertResource, updateResource, deleteResource, resourceById, resourceTitles } from './queries.ts'
import { plainText, readTime } from './text.ts'

export type NewResource = { title: string; description: string; pillar: Pillar; type: ResourceType; blocks: Block[] }

/** Adds a resource; its plain text and its read time come from its blocks. @returns its id */
export async function addResource(tx: Database, { blocks, ...resource }: NewResource, now: Date): Promise<string> {
  const id = newId()
  const at = now.toISOString()
  await insertResource(tx, { ...resource, ...bodyOf(blocks), id, created_at: at, updated_at: at })
  return id
}

/** Changes a resource. The ticks of a checklist stay with their places. @returns whether it was there */
export function changeResource(
  tx: Database,
  id: string,
  { blocks, ...resource }: NewResource,
  now: Date,
): Promise<boolean> {
  return updateResource(tx, { ...resource, ...bodyOf(blocks), id, updated_at: now.toISOString() })
}

/** Removes a resource with the ticks in it. @returns whether it was there */
export function removeResource(tx: Database, id: string): Promise<boolean> {
  return deleteResource(tx, id)
}

export async function readResource(database: Database, id: string): Promise<ResourceDetail | undefined> {
  const row = await resourceById(database, id)
  return row && presentResourceDetail(row)
}

/** The titles of all resources, oldest first. */
export function titlesOfResources(database: Database): Promise<{ title: string; pillar: Pillar }[]> {
  return resourceTitles(database)
}

function bodyOf(blocks: Block[]) {
  const content = plainText(blocks)
  return { content, blocks: JSON.stringify(blocks), read_time: readTime(content) }
}
