import { type Insertable } from 'kysely'
import { isPostgres } from '../../database/is-postgres.ts'
import type { Database, PushDevicesTable, Row } from '../../database/tables.ts'

export type DeviceState = Pick<Row<'push_devices'>, 'id' | 'sid' | 'name' | 'created_at' | 'last_success_at'>

const stateColumns = ['id', 'sid', 'name', 'created_at', 'last_success_at'] as const

export function listDevicesOf(database: Database, userId: string): Promise<DeviceState[]> {
  return database
    .selectFrom('push_devices')
    .select(stateColumns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}

export function listTargets(database: Database, userId: string) {
  return database
    .selectFrom('push_devices')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export function findDeviceByEndpoint(tx: Database, endpoint: string) {
  return tx
    .selectFrom('push_devices')
    .select(['id', 'user_id', 'auth'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
}

/** Makes a sign-out wait, so that it also removes the device that is being added. */
export async function lockSession(tx: Database, sid: string): Promise<boolean> {
  const session = tx.selectFrom('sessions').select('sid').where('sid', '=', sid)
  return (await (isPostgres(tx) ? session.forKeyShare() : session).executeTakeFirst()) !== undefined
}

export function updateDevice(
  tx: Database,
  id: string,
  columns: Pick<Row<'push_devices'>, 'sid' | 'p256dh' | 'auth' | 'name'>,
): Promise<DeviceState> {
  return tx
    .updateTable('push_devices')
    .set(columns)
    .where('id', '=', id)
    .returning(stateColumns)
    .executeTakeFirstOrThrow()
}

/** @returns undefined if another request has just added the endpoint */
export function insertDevice(tx: Database, row: Insertable<PushDevicesTable>): Promise<DeviceState | undefined> {
  return tx
    .insertInto('push_devices')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doNothing())
    .returning(stateColumns)
    .executeTakeFirst()
}

/** Deletes the member's oldest devices. */
export async function keepNewestDevices(tx: Database, userId: string, count: number): Promise<void> {
  await tx
    .deleteFrom('push_devices')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(1000)
        .offset(count),
    )
    .execute()
}

export async function deleteDevice(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const deleted = await database
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteDevicesOfSession(tx: Database, sid: string): Promise<void> {
  await tx.deleteFrom('push_devices').where('sid', '=', sid).execute()
}

export async function deleteDevicesOfMember(tx: Database, userId: string, exceptSid: string | null): Promise<void> {
  let query = tx.deleteFrom('push_devices').where('user_id', '=', userId)
  if (exceptSid !== null) query = query.where((eb) => eb.or([eb('sid', 'is', null), eb('sid', '!=', exceptSid)]))
  await query.execute()
}

export async function moveDevicesToSession(
  tx: Database,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await tx.updateTable('push_devices').set({ sid: to }).where('sid', '=', from).where('user_id', '=', userId).execute()
}
