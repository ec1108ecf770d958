import { type Insertable } from 'kysely'
import { inBatches } from '../../database/batches.ts'
import { isPostgres } from '../../database/is-postgres.ts'
import type { Database, OutboxTable } from '../../database/tables.ts'

export async function insertMessages(tx: Database, rows: Insertable<OutboxTable>[]): Promise<void> {
  for (const batch of inBatches(rows)) await tx.insertInto('outbox').values(batch).execute()
}

type Channels = { hasEmail: boolean; deviceIds: string[] }

/** Reads which channels reach the members, in a transaction. Suspended ones are left out. */
export async function listRecipients(tx: Database, userIds: string[]): Promise<Map<string, Channels>> {
  const recipients = new Map<string, Channels>()
  for (const ids of inBatches(userIds)) {
    const users = await tx
      .selectFrom('users')
      .select(['id', 'email_verified_at'])
      .where('id', 'in', ids)
      .where('suspended_at', 'is', null)
      .execute()
    for (const { id, email_verified_at: verifiedAt } of users)
      recipients.set(id, { hasEmail: verifiedAt !== null, deviceIds: [] })
    for (const { id, user_id: userId } of await listDevices(tx, ids)) recipients.get(userId)?.deviceIds.push(id)
  }
  return recipients
}

/** Makes the removal of a device wait, because a message to a removed one would fail the cause of all messages. */
function listDevices(tx: Database, userIds: string[]) {
  const devices = tx.selectFrom('push_devices').select(['id', 'user_id']).where('user_id', 'in', userIds).orderBy('id')
  return (isPostgres(tx) ? devices.forKeyShare() : devices).execute()
}
