import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hasMoreFollowers, type ReplyToTell, tellFollowers } from '../notifications/follows.ts'
import { publishUnread } from '../notifications/live.ts'
import { deleteUntold, findReplyToTell, insertUntold, lockNextUntold, saveToldThrough } from './follower-queries.ts'

type Context = Pick<Dependencies, 'database' | 'services'>

/** If a discussion has more followers, all of them are told in the background, so that a reply is saved as fast. */
const mostToldAtOnce = 20
const toldPerTransaction = 100

/**
 * Tells the followers of a discussion about a new reply, or keeps it for `tellRemainingFollowers`.
 * @returns whom it told, for `publishUnread` after the transaction
 */
export async function tellOrKeep(tx: Database, reply: ReplyToTell, now: Date): Promise<string[]> {
  if (await hasMoreFollowers(tx, reply.postId, mostToldAtOnce)) {
    await insertUntold(tx, { id: reply.id, told_through: '' })
    return []
  }
  return (await tellFollowers(tx, reply, { after: '', limit: mostToldAtOnce, now })).told
}

/**
 * Tells all who are still to be told of a reply. Each transaction tells some and saves how far it got, so that another
 * process can continue after a crash, and nobody is told twice. It pauses for as long as a transaction takes.
 * @param signal stops it between two transactions
 */
export async function tellRemainingFollowers(context: Context, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const startedAt = performance.now()
    if (!(await tellNextFollowers(context))) return
    await sleep(performance.now() - startedAt)
  }
}

/** @returns false when all have been told */
async function tellNextFollowers({ database, services }: Context): Promise<boolean> {
  const now = services.clock.now()
  const told = await transaction(database, async (tx) => {
    const untold = await lockNextUntold(tx)
    if (!untold) return null
    const reply = await findReplyToTell(tx, untold.id)
    const result =
      reply && (await tellFollowers(tx, reply, { after: untold.told_through, limit: toldPerTransaction, now }))
    if (result?.next) await saveToldThrough(tx, untold.id, result.next)
    else await deleteUntold(tx, untold.id)
    return result?.told ?? []
  })
  if (told) publishUnread(database, told)
  return told !== null
}
