import type { Pillar } from '#contract/pillars.ts'
import type { ResourceType, Block } from '#contract/resources.ts'
import type { Source } from '#contract/sources.ts'
import { generateId } from '../../database/ids.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import type { Revised, Revising } from '../../revision.ts'
import {
  insertResource,
  updateResource,
  deleteResource,
  findResourceById,
  selectResourceIds,
  selectResourceTitles,
  updateArchivedAt,
  updateHiddenAt,
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
    hidden_at: null,
    safety_corrected_at: null,
  })
  return id
}

/** Changes a resource. Ticks follow their items; those of removed items are removed. */
export async function reviseResource(
  tx: Database,
  id: string,
  resource: NewResource,
  { baseRevision, forEveryone = false, now }: Revising,
): Promise<Revised<NewResource>> {
  await lockRow(tx, 'resources', id)
  const before = await findResourceContent(tx, id)
  if (!before) return { outcome: 'gone' }
  if (baseRevision !== null && baseRevision !== before.revision) return { outcome: 'conflict', current: before }
  if (JSON.stringify(toColumns(before.content)) === JSON.stringify(toColumns(resource))) return { outcome: 'revised' }
  const timestamp = now.toISOString()
  const correction = forEveryone && { safety_corrected_at: timestamp }
  await updateResource(tx, { ...toColumns(resource), ...correction, id, updated_at: timestamp })
  await moveTicks(tx, id, { before: before.content.blocks, after: resource.blocks })
  return { outcome: 'revised' }
}

/** Finds what an admin or the library has written. */
export async function findResourceContent(
  database: Database,
  id: string,
): Promise<{ content: NewResource; revision: number } | undefined> {
  const row = await findResourceById(database, id)
  if (!row) return undefined
  const { title, description, pillar, type, blocks, sources, revision } = row
  return {
    content: {
      title,
      description,
      pillar,
      type,
      blocks: parseBlocks(blocks),
      ...(sources !== null && { sources: JSON.parse(sources) }),
    },
    revision,
  }
}

/** Hides a resource from lists. Its page still opens. @returns whether it was listed */
export function archiveResource(tx: Database, id: string, now: Date): Promise<boolean> {
  return updateArchivedAt(tx, { id, archivedAt: now.toISOString() })
}

export function unarchiveResource(tx: Database, id: string): Promise<boolean> {
  return updateArchivedAt(tx, { id, archivedAt: null })
}

/** Hides a resource from everyone but admins. @returns whether it exists */
export function hideResource(tx: Database, id: string, now: Date): Promise<boolean> {
  return updateHiddenAt(tx, { id, hiddenAt: now.toISOString() })
}

export function showResource(tx: Database, id: string): Promise<boolean> {
  return updateHiddenAt(tx, { id, hiddenAt: null })
}

export function listResourceIds(database: Database): Promise<string[]> {
  return selectResourceIds(database)
}

/** Removes a resource with its ticks. @returns whether it existed */
export function removeResource(tx: Database, id: string): Promise<boolean> {
  return deleteResource(tx, id)
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

// Blocks that were changed in the database by hand may be unreadable.
function parseBlocks(blocks: string | null): Block[] {
  try {
    return JSON.parse(blocks ?? '[]')
  } catch {
    return []
  }
}
