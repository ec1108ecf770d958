import { perMemberLimits } from '#contract/limits.ts'
import type { Actor } from '../../actor.ts'
import { publishCrews } from '../../crew-events.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { leaveSharedCrews } from '../crews/leave.ts'
import { publishUnread } from '../notifications/live.ts'
import { withdrawBetween } from '../notifications/withdraw.ts'
import * as queries from './block-queries.ts'

/**
 * Blocks a member, leaves the crews that both are in, and withdraws the notifications that the two caused each other. A
 * repeat changes nothing.
 * @throws not-found; conflict for staff, for oneself and beyond the limit; too-many-requests
 */
export async function blockMember(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
  blockedId: string,
): Promise<void> {
  if (blockedId === userId) throw refuse('conflict', 'You can’t block yourself.')
  const { notified, members } = await transaction(database, async (tx) => {
    const member = await queries.findMember(tx, blockedId)
    if (!member) throw refuse('not-found', 'Member not found.')
    if (member.role === 'admin' || member.moderator_id !== null)
      throw refuse('conflict', 'Admins and moderators can’t be blocked.')
    // If the other member has blocked this one, the names stay those of that block.
    const blockedName = await queries.getKnownName(tx, { id: blockedId, viewerId: userId })
    const blockerName = await queries.getKnownName(tx, { id: userId, viewerId: blockedId })
    const block = { userId, blockedId, blockerName, blockedName, now: now.toISOString() }
    if (!(await queries.insertBlock(tx, block))) return { notified: [], members: [] }
    await throttle({ database: tx, services }, `block ${userId}`, throttleLimits.blocksPerMember)
    if ((await queries.countBlocks(tx, userId)) > perMemberLimits.blocks)
      throw refuse('conflict', `You can block up to ${perMemberLimits.blocks} members. Unblock someone first.`)
    const left = await leaveSharedCrews(tx, { userId, otherId: blockedId, now })
    const withdrawn = await withdrawBetween(tx, [userId, blockedId], now)
    return { notified: [...left.notified, ...withdrawn], members: left.members }
  })
  publishUnread(database, notified)
  publishCrews(database, members)
}

/** Removes a block, also of a member who does not exist: a repeat changes nothing. */
export function unblockMember(database: Database, { userId }: Pick<Actor, 'userId'>, blockedId: string): Promise<void> {
  return queries.deleteBlock(database, { userId, blockedId })
}
