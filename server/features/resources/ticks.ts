import { z } from 'zod'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { selectTicks, insertTick, deleteTick, findResourceById } from './queries.ts'

type ChecklistItem = { block: number; item: number }

/** Lists the items that a member has ticked. @throws not-found for an unknown resource */
export async function listTicks(
  database: Database,
  member: { userId: string; resourceId: string },
): Promise<ChecklistItem[]> {
  await requireResource(database, member.resourceId)
  return selectTicks(database, member)
}

/** Ticks or clears a checklist item. @returns all ticked items @throws not-found for an unknown resource or item */
export function setTick(
  database: Database,
  { userId, now }: Actor,
  resourceId: string,
  { ticked, ...box }: ChecklistItem & { ticked: boolean },
): Promise<ChecklistItem[]> {
  const member = { userId, resourceId }
  return transaction(database, async (tx) => {
    const { blocks } = await requireResource(tx, member.resourceId)
    if (ticked && !hasChecklistItem(blocks, box)) throw refuse('not-found', 'That checklist item doesn’t exist.')
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

/** Unreadable blocks have no items. */
function hasChecklistItem(blocks: string | null, { block, item }: ChecklistItem): boolean {
  try {
    const all = z.array(z.unknown()).parse(JSON.parse(blocks ?? '[]'))
    return item < checklistSchema.parse(all[block]).items.length
  } catch {
    return false
  }
}
