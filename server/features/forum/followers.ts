import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { repeatBatches } from '../../repeat-batches.ts'
import { listNextFollowers, type ReplyToTell, tellFollowers } from '../notifications/follows.ts'
import { publishUnread } from '../notifications/live.ts'
import { deletePending, insertPending, lockNextPending, lockReplyToTell, saveToldThrough } from './follower-queries.ts'

type Context = Pick<Dependencies, 'database' | 'services'>

/** If a discussion has more followers, all of them are told in the background, so that a reply is saved as fast. */
const mostToldAtOnce = 20
const toldPerTransaction = 100

/**
 * Tells the followers of a discussion about a new reply, or leaves it to `tellRemainingFollowers`.
 * @returns the members that were told, for `publishUnread` after the transaction
 */
export async function tellNowOrLater(tx: Database, reply: ReplyToTell, now: Date): Promise<string[]> {
  const { ids, next } = await listNextFollowers(tx, reply.postId, { after: '', limit: mostToldAtOnce })
  if (next === null) return tellFollowers(tx, reply, { ids, now })
  await insertPending(tx, { id: reply.id, told_through: '' })
  return []
}

/**
 * Tells the followers about all replies that are pending. Each transaction tells some and saves how far it got, so that
 * another process can continue after a crash, and nobody is told twice.
 * @param signal stops it between two transactions
 */
export function tellRemainingFollowers(context: Context, signal?: AbortSignal): Promise<void> {
  return repeatBatches(() => tellNextFollowers(context), signal)
}

/** @returns false when no reply is pending */
async function tellNextFollowers({ database, services }: Context): Promise<boolean> {
  const now = services.clock.now()
  const told = await transaction(database, async (tx) => {
    const pending = await lockNextPending(tx)
    if (!pending) return null
    const reply = await lockReplyToTell(tx, pending.id)
    if (!reply) {
      await deletePending(tx, pending.id)
      return []
    }
    const page = { after: pending.told_through, limit: toldPerTransaction }
    const { ids, next } = await listNextFollowers(tx, reply.postId, page)
    if (next === null) await deletePending(tx, pending.id)
    else await saveToldThrough(tx, pending.id, next)
    return tellFollowers(tx, reply, { ids, now })
  })
  if (told) publishUnread(database, told)
  return told !== null
}
