import { z } from 'zod'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { selectTicks, insertTick, deleteTick, findResourceById } from './queries.ts'

type ChecklistItem = { block: number; item: number }

/** The boxes a member has ticked. @throws not-found when there is no such resource */
export async function listTicks(
  database: Database,
  member: { userId: string; resourceId: string },
): Promise<ChecklistItem[]> {
  await requireResource(database, member.resourceId)
  return selectTicks(database, member)
}

/** Ticks a box or clears it, and answers all that are ticked. @throws not-found when there is no such resource, or no such box to tick */
export function setTick(
  database: Database,
  { userId, now }: Actor,
  resourceId: string,
  { ticked, ...box }: ChecklistItem & { ticked: boolean },
): Promise<ChecklistItem[]> {
  const member = { userId, resourceId }
  return transaction(database, async (tx) => {
    const { blocks } = await requireResource(tx, member.resourceId)
    if (ticked && !hasChecklistItem(blocks, box)) throw refuse('not-found', 'There is no such box.')
    if (ticked) await insertTick(tx, { ...member, ...box, now: now.toISOString() })
    else await deleteTick(tx, { ...member, ...box })
    return selectTicks(tx, member)
  })
}

async function requireResource(database: Database, id: string) {
  const resource = await findResourceById(database, id)
  if (!resource) throw refuse('not-found', 'Resource not found.')
  return resource
}

const checklistSchema = z.object({ kind: z.literal('checklist'), items: z.array(z.unknown()) })

/** Whether it is an item of a checklist. Blocks that cannot be read have no boxes. */
function hasChecklistItem(blocks: string | null, { block, item }: ChecklistItem): boolean {
  try {
    const all = z.array(z.unknown()).parse(JSON.parse(blocks ?? '[]'))
    return item < checklistSchema.parse(all[block]).items.length
  } catch {
    return false
  }
}
