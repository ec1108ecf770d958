import type { StaffRole } from '#contract/standing.ts'
import type { Row } from '../../database/tables.ts'

export { lockAdmins } from './staff-queries.ts'

/** @param row.moderator_id null unless the member is a moderator */
export function getStaffRole({
  role,
  moderator_id,
}: Pick<Row<'users'>, 'role'> & { moderator_id: string | null }): StaffRole {
  if (role === 'admin') return 'admin'
  return moderator_id === null ? 'member' : 'moderator'
}
