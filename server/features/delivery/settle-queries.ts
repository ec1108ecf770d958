import type { DeliveryChannel } from '#contract/delivery.ts'
import { noLease } from '../../database/lease.ts'
import type { Database, Row } from '../../database/tables.ts'

type Held = { ids: string[]; leaseId: string }

/** @returns how many this process still held */
export async function deleteMessages(tx: Database, { ids, leaseId }: Held): Promise<number> {
  const deleted = await tx
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .where('lease_id', '=', leaseId)
    .returning('id')
    .execute()
  return deleted.length
}

export async function saveFailure(
  tx: Database,
  { id, leaseId, error, nextAttemptAt }: { id: string; leaseId: string; error: string; nextAttemptAt: string | null },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((eb) => ({
      status: nextAttemptAt === null ? 'failed' : 'waiting',
      error,
      attempts: eb('attempts', '+', 1),
      next_attempt_at: nextAttemptAt,
      ...noLease,
    }))
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .execute()
}

export async function addSent(
  tx: Database,
  { channel, hour, sent, now }: { channel: DeliveryChannel; hour: string; sent: number; now: string },
): Promise<void> {
  await tx
    .insertInto('delivery_hours')
    .values({ channel, hour, sent })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'hour'])
        .doUpdateSet((eb) => ({ sent: eb('delivery_hours.sent', '+', eb.ref('excluded.sent')) })),
    )
    .execute()
  await saveChannel(tx, { channel, last_success_at: now, unreachable_at: null })
}

export function saveChannel(
  tx: Database,
  { channel, ...columns }: Pick<Row<'delivery_channels'>, 'channel'> & Partial<Row<'delivery_channels'>>,
): Promise<unknown> {
  return tx
    .insertInto('delivery_channels')
    .values({ channel, ...columns })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(columns))
    .execute()
}

/** Clears the last error of a channel if it starts with a prefix. */
export async function clearError(
  database: Database,
  { channel, prefix }: { channel: DeliveryChannel; prefix: string },
): Promise<void> {
  await database
    .updateTable('delivery_channels')
    .set({ last_error_at: null, last_error: null })
    .where('channel', '=', channel)
    .where('last_error', 'like', `${prefix}%`)
    .execute()
}

export async function markDevicesReached(tx: Database, ids: string[], now: string): Promise<void> {
  await tx.updateTable('push_devices').set({ last_success_at: now }).where('id', 'in', ids).execute()
}

/** Also deletes the messages to the devices. */
export async function deleteDevices(tx: Database, ids: string[]): Promise<void> {
  await tx.deleteFrom('push_devices').where('id', 'in', ids).execute()
}
