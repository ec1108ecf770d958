import { ECDH } from 'node:crypto'
import type { Client } from '../../client.ts'
import { generateId } from '../../database/ids.ts'
import { lockRow } from '../../database/row-lock.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { describeDevice } from '../../device-name.ts'
import { concurrentChangeError, invalidFieldError, refuse } from '../../errors.ts'
import { hashToken, isSameToken } from '../../services/tokens.ts'
import * as queries from './device-queries.ts'
import type { DeviceState } from './device-queries.ts'
import { loadPushKeys } from './push-keys.ts'

const maxDevices = 20

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string }; name?: string | undefined }

export type Devices = { publicKey: string | null; devices: DeviceState[] }

/** Lists the member's devices, the newest first. */
export async function listDevices(dependencies: Dependencies, userId: string): Promise<Devices> {
  const keys = await loadPushKeys(dependencies)
  return { publicKey: keys?.publicKey ?? null, devices: await queries.listDevicesOf(dependencies.database, userId) }
}

/**
 * Adds the browser of a session. The oldest device leaves when there are too many.
 * @throws bad-request for a wrong key or an endpoint on a private address; conflict for a subscription of another
 * member; unavailable
 */
export async function addDevice(
  dependencies: Dependencies,
  client: Client,
  { userId, subscription }: { userId: string; subscription: Subscription },
): Promise<DeviceState> {
  const { database, services } = dependencies
  const { endpoint, keys } = subscription
  if ((await loadPushKeys(dependencies)) === null) throw refuse('unavailable', unavailableMessage)
  assertOnCurve(keys.p256dh)
  if (!(await services.push.isAllowed(endpoint))) throw invalidFieldError('endpoint', 'This push service can’t be used')
  const sid = getSessionId(client)
  const columns = {
    sid,
    p256dh: keys.p256dh.replace(/=+$/, ''),
    auth: keys.auth.replace(/=+$/, ''),
    name: subscription.name || (client.userAgent && describeDevice(client.userAgent)) || 'Unknown browser',
  }
  return transaction(database, async (tx) => {
    await lockRow(tx, 'users', userId)
    if (!(await queries.lockSession(tx, sid))) throw refuse('not-signed-in', 'Please sign in')
    const existing = await queries.findDeviceByEndpoint(tx, endpoint)
    if (existing?.user_id === userId) return queries.updateDevice(tx, existing.id, columns)
    if (existing) {
      if (!isSameToken(existing.auth, columns.auth))
        throw refuse('conflict', 'This browser already gets the notifications of another account.')
      // Deleted rather than updated, so that messages to the other member that still wait are deleted too.
      await queries.deleteDevice(tx, { id: existing.id, userId: existing.user_id })
    }
    await queries.keepNewestDevices(tx, userId, maxDevices - 1)
    const created_at = services.clock.now().toISOString()
    const added = await queries.insertDevice(tx, {
      id: generateId(),
      user_id: userId,
      endpoint,
      created_at,
      ...columns,
    })
    if (!added) throw concurrentChangeError()
    return added
  })
}

/** @throws not-found */
export async function removeDevice(
  { database }: Pick<Dependencies, 'database'>,
  device: { id: string; userId: string },
): Promise<void> {
  if (!(await queries.deleteDevice(database, device))) throw refuse('not-found', 'Device not found.')
}

export function getSessionId({ sessionCookie }: Pick<Client, 'sessionCookie'>): string {
  return sessionCookie === null ? '' : hashToken(sessionCookie)
}

const unavailableMessage = 'This site can’t send push messages at the moment. Please ask the person who runs it.'

// OpenSSL checks that the point is on the curve, so that a wrong one reveals nothing about a key.
function assertOnCurve(p256dh: string): void {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
  } catch {
    throw invalidFieldError('keys.p256dh', 'Invalid key')
  }
}
