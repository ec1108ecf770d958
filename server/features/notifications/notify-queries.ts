import type { Insertable } from 'kysely'
import { inBatches } from '../../database/batches.ts'
import type { Database, NotificationsTable, Row } from '../../database/tables.ts'

type MemberToTell = Pick<Row<'users'>, 'id' | 'time_zone'> & {
  [Column in 'kinds' | 'quiet_from' | 'quiet_until' | 'digest']: Row<'notification_settings'>[Column] | null
}

/** Lists members with their settings, which are null for the defaults. Suspended members are left out. */
export async function listMembersToTell(tx: Database, ids: string[]): Promise<MemberToTell[]> {
  const members: MemberToTell[] = []
  for (const batch of inBatches(ids))
    members.push(
      ...(await tx
        .selectFrom('users')
        .leftJoin('notification_settings', 'notification_settings.user_id', 'users.id')
        .select(['users.id', 'users.time_zone', 'kinds', 'quiet_from', 'quiet_until', 'digest'])
        .where('users.id', 'in', batch)
        .where('users.suspended_at', 'is', null)
        // In a fixed order, so that two transactions do not wait for each other's rows.
        .orderBy('users.id')
        .execute()),
    )
  return members
}

/** Inserts notifications, or adds an event to those that are still unread. @returns the ids of the rows by member */
export async function upsertNotifications(
  tx: Database,
  rows: Insertable<NotificationsTable>[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const batch of inBatches(rows)) {
    const saved = await tx
      .insertInto('notifications')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'group_key'])
          .where('read_at', 'is', null)
          .doUpdateSet((eb) => ({
            position: eb.ref('excluded.position'),
            event_at: eb.ref('excluded.event_at'),
            revision: eb.ref('excluded.revision'),
            shown: eb.ref('excluded.shown'),
          })),
      )
      .returning(['id', 'user_id'])
      .execute()
    for (const { id, user_id: userId } of saved) ids.set(userId, id)
  }
  return ids
}

export async function insertActors(tx: Database, rows: Row<'notification_actors'>[]): Promise<void> {
  for (const batch of inBatches(rows))
    await tx
      .insertInto('notification_actors')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['notification_id', 'user_id'])
          .doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
      )
      .execute()
}

export type MessagedRow = Pick<Row<'notifications'>, 'user_id' | 'group_key' | 'read_at'> & { messaged_at: string }

/** Lists for which notifications the members have been sent messages since an instant. */
export async function listMessaged(tx: Database, userIds: string[], since: string): Promise<MessagedRow[]> {
  const rows: MessagedRow[] = []
  for (const batch of inBatches(userIds))
    rows.push(
      ...(await tx
        .selectFrom('notifications')
        .select(['user_id', 'group_key', 'read_at'])
        .select((eb) => eb.ref('messaged_at').$notNull().as('messaged_at'))
        .where('user_id', 'in', batch)
        .where('messaged_at', '>', since)
        .execute()),
    )
  return rows
}

export async function markMessaged(tx: Database, ids: string[], now: string): Promise<void> {
  for (const batch of inBatches(ids))
    await tx.updateTable('notifications').set({ messaged_at: now }).where('id', 'in', batch).execute()
}

export async function listAdminIds(tx: Database): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
