import { staffRole, type StaffRole } from '#contract/standing.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { lockActingAdmin } from '../accounts/roles.ts'
import type { AuditSource } from '../audit/record.ts'
import { getStaffRole } from '../sessions/staff-role.ts'
import { memberNotFoundError } from './members.ts'
import { findMember, type MemberRow } from './queries.ts'

/**
 * Check that an admin may act on a member: only on those with a lower role, and not on themselves. The operator may act
 * on everyone.
 * @param options.orThemselves whether they may do it to their own account
 * @throws not-found, forbidden; conflict for an admin
 */
export async function requireLowerMember(
  tx: Database,
  { userId, source, orThemselves = false }: { userId: string; source: AuditSource; orThemselves?: boolean },
): Promise<MemberRow> {
  await lockActingAdmin(tx, source)
  const member = await findMember(tx, userId)
  if (!member) throw memberNotFoundError()
  if (source === 'command') return member
  if (userId === source.actorId) {
    if (orThemselves) return member
    throw refuse('conflict', 'For your own account, use Settings.')
  }
  if (!isLower(getStaffRole(member), 'admin'))
    throw refuse('conflict', 'This member is an admin. Change their role first.')
  return member
}

function isLower(role: StaffRole, than: StaffRole): boolean {
  return staffRole.options.indexOf(role) < staffRole.options.indexOf(than)
}
