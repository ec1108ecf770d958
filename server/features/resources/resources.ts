import type { Pillar } from '#contract/pillars.ts'
import type { ResourceType, Block, ResourceDetail } from '#contract/resources.ts'
import type { Source } from '#contract/sources.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { presentResourceDetail } from './present.ts'
import {
  insertResource,
  updateResource,
  deleteResource,
  findResourceById,
  selectResourceIds,
  selectResourceTitles,
  updateArchivedAt,
} from './queries.ts'
import { toPlainText, estimateReadTime } from './text.ts'
import { moveTicks } from './ticks.ts'

export type NewResource = {
  title: string
  description: string
  pillar: Pillar
  type: ResourceType
  blocks: Block[]
  /** None by default. */
  sources?: Source[]
}

/** Adds a resource and derives its plain text and read time from its blocks. @returns its id */
export async function addResource(tx: Database, resource: NewResource, now: Date): Promise<string> {
  const id = generateId()
  const timestamp = now.toISOString()
  await insertResource(tx, {
    ...toColumns(resource),
    id,
    created_at: timestamp,
    updated_at: timestamp,
    archived_at: null,
  })
  return id
}

/** Edits a resource. Ticks keep their block and item positions. @returns whether it exists */
export function editResource(tx: Database, id: string, resource: NewResource, now: Date): Promise<boolean> {
  return updateResource(tx, { ...toColumns(resource), id, updated_at: now.toISOString() })
}

/** Replaces a resource with its corrected text. Ticks follow their items; those of removed items are removed. */
export async function correctResource(
  tx: Database,
  id: string,
  { before, after, now }: { before: Block[]; after: NewResource; now: Date },
): Promise<boolean> {
  if (!(await editResource(tx, id, after, now))) return false
  await moveTicks(tx, id, { before, after: after.blocks })
  return true
}

/** Hides a resource from lists. Its page still opens. @returns whether it was listed */
export function archiveResource(tx: Database, id: string, now: Date): Promise<boolean> {
  return updateArchivedAt(tx, { id, archivedAt: now.toISOString() })
}

export function unarchiveResource(tx: Database, id: string): Promise<boolean> {
  return updateArchivedAt(tx, { id, archivedAt: null })
}

export function listResourceIds(database: Database): Promise<string[]> {
  return selectResourceIds(database)
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

function toColumns({ blocks, sources, ...resource }: NewResource) {
  const content = toPlainText(blocks)
  return {
    ...resource,
    content,
    blocks: JSON.stringify(blocks),
    read_time: estimateReadTime(content),
    sources: sources?.length ? JSON.stringify(sources) : null,
  }
}
