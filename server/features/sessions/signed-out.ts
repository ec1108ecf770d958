import type { Client } from '../../client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashToken } from '../../services/tokens.ts'
import { findKnownDevice } from './device-cookie.ts'
import { findSuspendedAccount, isEndedSession } from './queries.ts'
import { isSessionCookieFormat } from './session-cookie.ts'

type Context = Pick<Dependencies, 'database' | 'services'>

/** Whether a browser without a session was signed out, here or from another device. An expired session is not. */
export async function isSignedOut(
  { database, services }: Context,
  { signedOut, sessionCookie }: Pick<Client, 'signedOut' | 'sessionCookie'>,
): Promise<boolean> {
  if (signedOut || sessionCookie === null || !isSessionCookieFormat(sessionCookie)) return signedOut
  const now = services.clock.now().toISOString()
  return isEndedSession(database, { sid: hashToken(sessionCookie), now })
}

/**
 * Find the member whose drafts a browser without a session must delete: one who was signed out, or who is suspended. The
 * id is that of the device cookie, so it says nothing that the browser does not know (decisions/032-signed-out-browsers.md).
 * @returns null if there is none
 */
export async function findSignedOutMember(
  context: Context,
  client: Pick<Client, 'signedOut' | 'sessionCookie' | 'deviceCookie'>,
): Promise<string | null> {
  const [userId] = client.deviceCookie?.split('.') ?? []
  if (!userId || !/^[\w-]{36}$/.test(userId)) return null
  return (await isSignedOut(context, client)) || (await isSuspendedHere(context, client.deviceCookie, userId))
    ? userId
    : null
}

async function isSuspendedHere(
  { database, services }: Context,
  deviceCookie: string | null,
  userId: string,
): Promise<boolean> {
  const account = await findSuspendedAccount(database, userId)
  return account !== undefined && findKnownDevice(services.secrets, deviceCookie, account) !== null
}
