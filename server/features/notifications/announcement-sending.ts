import { newLease, leaseEnd } from '../../database/lease.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import * as queries from './announcement-queries.ts'
import { publishUnread } from './live.ts'
import { notify } from './notify.ts'

type Context = Pick<Dependencies, 'database' | 'services'>

const leaseSeconds = 60
const recipientsPerTransaction = 500

/**
 * Sends the announcements that are due. Each transaction notifies some recipients and saves how far it got, so that
 * another process can continue after a crash and nobody gets an announcement twice.
 * @param signal stops it between two transactions
 */
export async function sendDueAnnouncements(context: Context, signal?: AbortSignal): Promise<void> {
  const { database, services } = context
  const isStopped = () => signal?.aborted === true
  while (await sendNext());

  async function sendNext(): Promise<boolean> {
    if (isStopped()) return false
    const lease = newLease(services.clock.now(), leaseSeconds)
    const id = await queries.claimDueAnnouncement(database, lease)
    if (id === undefined) return false
    while ((await sendToNextRecipients(context, id, lease.leaseId)) && !isStopped());
    return true
  }
}

/** @returns whether there are more recipients */
async function sendToNextRecipients({ database, services }: Context, id: string, leaseId: string): Promise<boolean> {
  const now = services.clock.now()
  const { notified, ended } = await transaction(database, async (tx) => {
    const held = await queries.renewLease(tx, { id, leaseId, until: leaseEnd(now, leaseSeconds) })
    if (!held) return { notified: [], ended: true }
    const recipients = await queries.listRecipientIds(tx, {
      challengeId: held.challenge_id,
      joinedUntil: held.send_at,
      after: held.sent_through ?? '',
      limit: recipientsPerTransaction,
    })
    const sent = await notify(tx, { kind: 'announcement', subjectId: id, actorId: null, recipients, now })
    const progress = { through: recipients.at(-1) ?? null, ended: recipients.length < recipientsPerTransaction }
    await queries.saveSent(tx, { id, recipients: sent.length, ...progress })
    return { notified: sent, ended: progress.ended }
  })
  publishUnread(database, notified)
  return !ended
}
