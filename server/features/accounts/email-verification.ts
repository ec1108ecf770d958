import type { Config } from '../../config.ts'
import type { Database } from '../../database/tables.ts'
import { setRole, setVerified } from './queries.ts'

/**
 * Notes that an address is its account's own; with an address in ADMIN_EMAILS the account becomes admin.
 * @returns whether the account still has that address
 */
export async function proveAddress(
  tx: Database,
  { adminEmails }: Config,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const proof = { userId, email, now: now.toISOString() }
  if (!(await setVerified(tx, proof))) return false
  if (adminEmails.includes(email)) await setRole(tx, { ...proof, role: 'admin' })
  return true
}
