import { compileQuery, takeFirst } from '../../database/compiled-query.ts'
import type { Database, Row } from '../../database/tables.ts'
import type { Recipient } from './composer.ts'

/** Finds the member if emails may reach them. */
export async function findMailRecipient(database: Database, userId: string): Promise<Recipient | undefined> {
  const row = await takeFirst(mailRecipientQuery(database, { userId }))
  return row && toRecipient(row)
}

export type DeviceRow = Pick<Row<'push_devices'>, 'id' | 'endpoint' | 'p256dh' | 'auth'>

/** Finds the member and the device, if it is still theirs. */
export async function findPushRecipient(
  database: Database,
  values: { userId: string; deviceId: string },
): Promise<{ recipient: Recipient; device: DeviceRow } | undefined> {
  const row = await takeFirst(pushRecipientQuery(database, values))
  if (!row) return undefined
  const { device_id: id, endpoint, p256dh, auth } = row
  return { recipient: toRecipient(row), device: { id, endpoint, p256dh, auth } }
}

type MemberRow = Pick<Row<'users'>, 'id' | 'username' | 'email' | 'time_zone' | 'day_start'>

function toRecipient({ id, username, email, time_zone, day_start }: MemberRow): Recipient {
  return { userId: id, username, email, timeZone: time_zone, dayStart: day_start }
}

const memberColumns = ['users.id', 'users.username', 'users.email', 'users.time_zone', 'users.day_start'] as const

const mailRecipientQuery = compileQuery<{ userId: string }, MemberRow>((database, parameter) =>
  database
    .selectFrom('users')
    .select(memberColumns)
    .where('id', '=', parameter('userId'))
    .where('suspended_at', 'is', null)
    .where('email_verified_at', 'is not', null),
)

type PushRow = MemberRow & Omit<DeviceRow, 'id'> & { device_id: string }

const pushRecipientQuery = compileQuery<{ userId: string; deviceId: string }, PushRow>((database, parameter) =>
  database
    .selectFrom('push_devices')
    .innerJoin('users', 'users.id', 'push_devices.user_id')
    .select([
      ...memberColumns,
      'push_devices.id as device_id',
      'push_devices.endpoint',
      'push_devices.p256dh',
      'push_devices.auth',
    ])
    .where('push_devices.id', '=', parameter('deviceId'))
    .where('users.id', '=', parameter('userId'))
    .where('users.suspended_at', 'is', null),
)
