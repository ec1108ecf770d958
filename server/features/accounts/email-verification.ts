import type { Config } from '../../config.ts'
import type { Database } from '../../database/tables.ts'
import type { Audit, AuditSource } from '../audit/record.ts'
import { shortenSessions } from '../sessions/sessions.ts'
import { setRole, setEmailVerified } from './queries.ts'

type Verification = { userId: string; email: string; now: Date; audit: Audit; source: AuditSource }

/** @returns false when the account no longer has that address */
export async function markEmailVerified(
  tx: Database,
  { adminEmails }: Config,
  { userId, email, now, audit, source }: Verification,
): Promise<boolean> {
  const proof = { userId, email, now: now.toISOString() }
  if (!(await setEmailVerified(tx, proof))) return false
  if (!adminEmails.includes(email)) return true
  await shortenSessions(tx, { userId, role: 'admin', now: proof.now })
  if (await setRole(tx, { ...proof, role: 'admin' }))
    await audit({ kind: 'role-change', memberId: userId, source, detail: 'admin' })
  return true
}
