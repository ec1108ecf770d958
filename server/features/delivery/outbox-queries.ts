import type { Insertable } from 'kysely'
import type { Database, OutboxTable } from '../../database/tables.ts'

const rowsPerStatement = 200

export async function insertMessages(tx: Database, rows: Insertable<OutboxTable>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await tx
      .insertInto('outbox')
      .values(rows.slice(start, start + rowsPerStatement))
      .execute()
}

/** Reads which channels reach the members. Suspended ones are left out. */
export async function listRecipients(
  tx: Database,
  userIds: string[],
): Promise<Map<string, { hasEmail: boolean; deviceIds: string[] }>> {
  const recipients = new Map<string, { hasEmail: boolean; deviceIds: string[] }>()
  for (let start = 0; start < userIds.length; start += rowsPerStatement) {
    const ids = userIds.slice(start, start + rowsPerStatement)
    const users = await tx
      .selectFrom('users')
      .leftJoin('push_devices', 'push_devices.user_id', 'users.id')
      .select(['users.id', 'users.email_verified_at', 'push_devices.id as device_id'])
      .where('users.id', 'in', ids)
      .where('users.suspended_at', 'is', null)
      .execute()
    for (const { id, email_verified_at: verifiedAt, device_id: deviceId } of users) {
      const recipient = recipients.get(id) ?? { hasEmail: verifiedAt !== null, deviceIds: [] }
      if (deviceId !== null) recipient.deviceIds.push(deviceId)
      recipients.set(id, recipient)
    }
  }
  return recipients
}
