import { z } from 'zod'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { ticksOf, insertTick, deleteTick, resourceById } from './queries.ts'

type Box = { block: number; item: number }

/** The boxes a member has ticked. @throws not-found when there is no such resource */
export async function ticks(database: Database, member: { userId: string; resourceId: string }): Promise<Box[]> {
  await requireResource(database, member.resourceId)
  return ticksOf(database, member)
}

/** Ticks a box or clears it, and answers all that are ticked. @throws not-found when there is no such resource, or no such box to tick */
export function setTick(
  database: Database,
  { userId, now }: Actor,
  resourceId: string,
  { ticked, ...box }: Box & { ticked: boolean },
): Promise<Box[]> {
  const member = { userId, resourceId }
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
