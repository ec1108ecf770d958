import type { Database } from '../../database/tables.ts'
import { deleteDevicesOfMember, deleteDevicesOfSession, moveDevicesToSession } from './device-queries.ts'

/** Removes the devices that a session added, because the browser now belongs to nobody. */
export function removeDevicesOfSession(tx: Database, sid: string): Promise<void> {
  return deleteDevicesOfSession(tx, sid)
}

/** Removes the member's devices, also those of sessions that have expired. */
export function removeDevicesOfMember(
  tx: Database,
  userId: string,
  { exceptSid = null }: { exceptSid?: string | null } = {},
): Promise<void> {
  return deleteDevicesOfMember(tx, userId, exceptSid)
}

/** Keeps the browser's device when the member signs in again. Another member's device is removed. */
export async function moveDevices(tx: Database, move: { userId: string; from: string; to: string }): Promise<void> {
  await moveDevicesToSession(tx, move)
  await deleteDevicesOfSession(tx, move.from)
}
