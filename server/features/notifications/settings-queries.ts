import type { Database, Row } from '../../database/tables.ts'

export type SettingsRow = Pick<
  Row<'notification_settings'>,
  'kinds' | 'named' | 'quiet_from' | 'quiet_until' | 'digest' | 'digest_at' | 'calendar_id'
>

/** Reads the member's settings, which are null for the defaults, and whether emails reach them. */
export function getMemberSettings(database: Database, userId: string) {
  return database
    .selectFrom('users')
    .leftJoin('notification_settings', 'notification_settings.user_id', 'users.id')
    .select([
      'users.email_verified_at',
      'users.time_zone',
      'kinds',
      'named',
      'quiet_from',
      'quiet_until',
      'digest',
      'digest_at',
      'calendar_id',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

export async function upsertSettings(tx: Database, userId: string, row: SettingsRow): Promise<void> {
  await tx
    .insertInto('notification_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Makes the reminders look at changed quiet hours now. Reminders import this feature, so it can't call them. */
export async function recheckReminders(tx: Database, userId: string, now: string): Promise<void> {
  await tx
    .updateTable('reminder_settings')
    .set({ next_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .where('next_at', 'is not', null)
    .execute()
}

/** Finds the member of a calendar feed. Suspended members are left out. */
export function findMemberByCalendar(database: Database, calendarId: string) {
  return database
    .selectFrom('notification_settings')
    .innerJoin('users', 'users.id', 'notification_settings.user_id')
    .select(['users.id', 'users.username', 'users.time_zone', 'users.day_start', 'notification_settings.named'])
    .where('calendar_id', '=', calendarId)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
}

export type DueDigest = Pick<Row<'notification_settings'>, 'user_id' | 'digest'> & {
  digest_at: string
  time_zone: string
}

export function listDueDigests(tx: Database, { now, limit }: { now: string; limit: number }): Promise<DueDigest[]> {
  return tx
    .selectFrom('notification_settings')
    .innerJoin('users', 'users.id', 'notification_settings.user_id')
    .select(['notification_settings.user_id', 'digest', 'users.time_zone'])
    .select((eb) => eb.ref('digest_at').$notNull().as('digest_at'))
    .where('digest_at', '<=', now)
    .orderBy('digest_at')
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

/** Schedules the next digest. @returns false when another process has already done it */
export async function moveDigest(
  tx: Database,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<boolean> {
  const moved = await tx
    .updateTable('notification_settings')
    .set({ digest_at: to })
    .where('user_id', '=', userId)
    .where('digest_at', '=', from)
    .returning('user_id')
    .executeTakeFirst()
  return moved !== undefined
}

export async function hasAccount(database: Database, userId: string): Promise<boolean> {
  const found = await database.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return found !== undefined
}
