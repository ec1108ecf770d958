import type { Dependencies } from '../../dependencies.ts'
import { findKnownDevice } from './device-cookie.ts'
import { findSuspendedAccount } from './queries.ts'

/** Find the suspended member who signed in with this browser before. @returns their id, or null */
export async function findSuspendedMember(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  deviceCookie: string | null,
): Promise<string | null> {
  const [userId] = deviceCookie?.split('.') ?? []
  if (!userId || !/^[\w-]{36}$/.test(userId)) return null
  const account = await findSuspendedAccount(database, userId)
  return account && findKnownDevice(services.secrets, deviceCookie, account) ? userId : null
}
