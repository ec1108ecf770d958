import type { Config } from '../../config.ts'
import type { Database } from '../../database/tables.ts'
import { setRole, setEmailVerified } from './queries.ts'

/** @returns false when the account no longer has that address */
export async function markEmailVerified(
  tx: Database,
  { adminEmails }: Config,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const proof = { userId, email, now: now.toISOString() }
  if (!(await setEmailVerified(tx, proof))) return false
  if (adminEmails.includes(email)) await setRole(tx, { ...proof, role: 'admin' })
  return true
}
