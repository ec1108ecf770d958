import type { StaffRole } from '#contract/standing.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { Logger } from '../../logger.ts'
import type { Services } from '../../services/services.ts'
import { auditedTransaction, type AuditSource } from '../audit/record.ts'
import { withdrawStaffNotifications } from '../notifications/withdraw.ts'
import { shortenSessions } from '../sessions/sessions.ts'
import { lockAdmins } from '../sessions/staff-role.ts'
import { hasOtherAccount } from './queries.ts'
import { setStaffRole } from './role-queries.ts'

export { setStaffRole } from './role-queries.ts'

/** Lock the admins' rows. @throws last-admin when other members would be left without an admin */
export async function assertMembersKeepAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await lockAdmins(tx)
  if (admins.length === 1 && admins.includes(userId) && (await hasOtherAccount(tx, userId))) {
    throw refuse('last-admin', 'You’re the only admin. Make someone else an admin first.')
  }
}

/** Lock the admins' rows. @throws last-admin when this account is the only admin */
export async function assertNotOnlyAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await lockAdmins(tx)
  if (admins.length === 1 && admins.includes(userId)) {
    throw refuse('last-admin', 'This is the only admin. Make someone else an admin first.')
  }
}

/**
 * Check that an admin may still act, and lock the admins' rows: they may have been suspended or demoted since the request
 * arrived. The operator always may. @throws forbidden
 */
export async function lockActingAdmin(tx: Database, source: AuditSource): Promise<void> {
  if (source === 'command') return
  if (source.actorId === null || !(await lockAdmins(tx)).includes(source.actorId))
    throw refuse('forbidden', 'Admins only')
}

/**
 * Change a role. Admins may change the roles of other admins, so that a site can replace any of them.
 * @throws not-found, last-admin, forbidden; conflict for yourself
 */
export function changeRole(
  context: { database: Database; services: Pick<Services, 'clock' | 'secrets'>; logger?: Logger },
  { userId, role, source = 'command' }: { userId: string; role: StaffRole; source?: AuditSource },
): Promise<void> {
  return auditedTransaction(context, async (tx, audit) => {
    await lockActingAdmin(tx, source)
    const actorId = source === 'command' ? null : source.actorId
    if (userId === actorId) throw refuse('conflict', 'You can’t change your own role.')
    if (role !== 'admin') await assertNotOnlyAdmin(tx, userId)
    const now = context.services.clock.now()
    await shortenSessions(tx, { userId, role, now: now.toISOString() })
    const change = await setStaffRole(tx, { userId, role, appointedBy: actorId, now: now.toISOString() })
    if (change === 'not-found') throw refuse('not-found', 'Member not found.')
    if (change !== 'changed') return
    if (role !== 'admin') await withdrawStaffNotifications(tx, userId, now)
    await audit({ kind: 'role-change', memberId: userId, source, detail: role })
  })
}
