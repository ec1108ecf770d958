import { z } from 'zod'
import type { Pillar } from '#contract/pillars.ts'
import type { Block, ResourceDetail, ResourceType } from '#contract/resources.ts'
import { newId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { presentResourceDetail } from './present.ts'
import {
  deleteResource,
  deleteTick,
  insertResource,
  insertTick,
  resourceById,
  resourceTitles,
  ticksOf,
  updateResource,
} from './queries.ts'

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

type Box = { block: number; item: number }

/** The boxes a member has ticked. @throws not-found when there is no such resource */
export async function ticks(database: Database, member: { userId: string; resourceId: string }): Promise<Box[]> {
  await requireResource(database, member.resourceId)
  return ticksOf(database, member)
}

/** Ticks a box or clears it, and answers all that are ticked. @throws not-found when there is no such resource, or no such box to tick */
export function setTick(
  database: Database,
  { now, ...member }: { userId: string; resourceId: string; now: Date },
  { ticked, ...box }: Box & { ticked: boolean },
): Promise<Box[]> {
  return transaction(database, async (tx) => {
    const { blocks } = await requireResource(tx, member.resourceId)
    if (ticked && !hasBox(blocks, box)) throw refuse('not-found', 'There is no such box.')
    if (ticked) await insertTick(tx, { ...member, ...box, now: now.toISOString() })
    else await deleteTick(tx, { ...member, ...box })
    return ticksOf(tx, member)
  })
}

async function requireResource(database: Database, id: string) {
  const resource = await resourceById(database, id)
  if (!resource) throw refuse('not-found', 'Resource not found.')
  return resource
}

const checklist = z.object({ kind: z.literal('checklist'), items: z.array(z.unknown()) })

/** Whether it is an item of a checklist. Blocks that cannot be read have no boxes. */
function hasBox(blocks: string | null, { block, item }: Box): boolean {
  try {
    const all = z.array(z.unknown()).parse(JSON.parse(blocks ?? '[]'))
    return item < checklist.parse(all[block]).items.length
  } catch {
    return false
  }
}

/** Minutes to read a text, at 200 words a minute; never less than one. */
export function readTime(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / 200))
}

/** What the blocks say, as plain text: the fallback where they cannot be shown. A file to download is not read on the page. */
export function plainText(blocks: Block[]): string {
  return blocks.map(textOf).filter(Boolean).join('\n\n')
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'intro':
      return block.markdown
    case 'checklist':
      return titled(block.title, block.items)
    case 'steps':
      return titled(
        block.title,
        block.steps.map((step, at) => `${at + 1}. ${step}`),
      )
    case 'tiplist':
      return titled(block.title, block.tips)
    case 'links':
      return titled(
        block.title,
        block.links.map(({ label, url }) => `${label}: ${url}`),
      )
    case 'download':
      return ''
  }
}

function titled(title: string, lines: string[]): string {
  return [title, ...lines].join('\n')
}
