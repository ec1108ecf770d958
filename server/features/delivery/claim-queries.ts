import type { DeliveryChannel } from '#contract/delivery.ts'
import { isPostgres } from '../../database/is-postgres.ts'
import { leaseColumns, noLease, type Lease } from '../../database/lease.ts'
import type { Database, Row } from '../../database/tables.ts'

export async function hasDueMessage(database: Database, channel: DeliveryChannel, now: string): Promise<boolean> {
  const due = await database
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', channel)
    .where('bulk', 'in', [false, true])
    .where('next_attempt_at', '<=', now)
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

/** Gives up the messages that a process was sending when it died, unless they may be sent twice. @returns them */
export async function failInterruptedMessages(
  database: Database,
  { now, error }: { now: string; error: string },
): Promise<Row<'outbox'>[]> {
  return database
    .updateTable('outbox')
    .set((eb) => ({ status: 'failed', error, attempts: eb('attempts', '+', 1), next_attempt_at: null, ...noLease }))
    .where('status', '=', 'sending')
    .where('lease_until', '<=', now)
    .where('once', '=', true)
    .returningAll()
    .execute()
}

/**
 * Takes messages that are due, the ones to single members first. While a message is being sent, `next_attempt_at` is the
 * end of its lease, so that the same index finds the ones of processes that died.
 */
export async function claimMessages(
  database: Database,
  channel: DeliveryChannel,
  { lease, limit }: { lease: Lease; limit: number },
): Promise<Row<'outbox'>[]> {
  const single = await claim(database, channel, { lease, limit, bulk: false })
  if (single.length >= limit) return single
  return [...single, ...(await claim(database, channel, { lease, limit: limit - single.length, bulk: true }))]
}

function claim(
  database: Database,
  channel: DeliveryChannel,
  { lease, limit, bulk }: { lease: Lease; limit: number; bulk: boolean },
): Promise<Row<'outbox'>[]> {
  let due = database
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', channel)
    .where('bulk', '=', bulk)
    .where('next_attempt_at', '<=', lease.now)
    .where((eb) => eb.or([eb('status', '=', 'waiting'), eb('once', '=', false)]))
    .orderBy('next_attempt_at')
    .limit(limit)
  if (isPostgres(database)) due = due.forUpdate().skipLocked()
  return database
    .with('due', () => due)
    .updateTable('outbox')
    .set({ status: 'sending', next_attempt_at: lease.until, ...leaseColumns(lease) })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returningAll()
    .execute()
}

/** Returns messages that were not tried. */
export async function releaseMessages(
  database: Database,
  { ids, leaseId, nextAttemptAt }: { ids: string[]; leaseId: string; nextAttemptAt: string },
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ status: 'waiting', next_attempt_at: nextAttemptAt, ...noLease })
    .where('id', 'in', ids)
    .where('lease_id', '=', leaseId)
    .execute()
}
