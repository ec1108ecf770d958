import { z } from 'zod'
import type { Block } from '#contract/resources.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { refuse } from '../../errors.ts'
import { requireResource } from './open-resource.ts'
import { selectTicks, selectTicksOfEveryone, insertTick, deleteTick, replaceTicks } from './queries.ts'

type ChecklistItem = { block: number; item: number }

/** Lists the items that a member has ticked. @throws not-found for an unknown resource */
export async function listTicks(
  database: Database,
  actor: CommunityActor,
  resourceId: string,
): Promise<ChecklistItem[]> {
  await requireResource(database, actor, resourceId)
  return selectTicks(database, { userId: actor.userId, resourceId })
}

/** Ticks or clears a checklist item. @returns all ticked items @throws not-found for an unknown resource or item */
export function setTick(
  database: Database,
  actor: CommunityActor,
  resourceId: string,
  { ticked, ...box }: ChecklistItem & { ticked: boolean },
): Promise<ChecklistItem[]> {
  const { userId, now } = actor
  const member = { userId, resourceId }
  return transaction(database, async (tx) => {
    const { blocks } = await requireResource(tx, actor, resourceId)
    if (ticked && !hasChecklistItem(blocks, box)) throw refuse('not-found', 'That checklist item doesn’t exist.')
    if (ticked) await insertTick(tx, { ...member, ...box, now: now.toISOString() })
    else await deleteTick(tx, { ...member, ...box })
    return selectTicks(tx, member)
  })
}

/** Moves the ticks of all members to where their items are now. An item with new words at the same place is the same. */
export async function moveTicks(
  tx: Database,
  resourceId: string,
  { before, after }: { before: Block[]; after: Block[] },
): Promise<void> {
  const [earlier, current] = [listChecklistItems(before), listChecklistItems(after)]
  if (JSON.stringify(earlier) === JSON.stringify(current)) return
  const earlierTexts = new Set(earlier.map(({ text }) => text))
  const ticks = await selectTicksOfEveryone(tx, resourceId)
  const moved = ticks.flatMap((tick) => {
    const isAtTick = ({ block, item }: ChecklistItem) => block === tick.block && item === tick.item
    const text = earlier.find(isAtTick)?.text
    const target =
      current.find((candidate) => candidate.text === text) ??
      current.find((candidate) => isAtTick(candidate) && !earlierTexts.has(candidate.text))
    return target ? [{ ...tick, block: target.block, item: target.item }] : []
  })
  if (ticks.length > 0) await replaceTicks(tx, resourceId, moved)
}

function listChecklistItems(blocks: Block[]): (ChecklistItem & { text: string })[] {
  return blocks.flatMap((each, block) =>
    each.kind === 'checklist' ? each.items.map((text, item) => ({ block, item, text })) : [],
  )
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
