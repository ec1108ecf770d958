import type { StaffRole } from '#contract/standing.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { findRole, listActiveStaff, lockRole, type RoleRow } from './staff-queries.ts'

/** A moderator or an admin who acts, and the address that the security log shows. */
export type Staff = { userId: string; address: string; now: Date }

/** Who reads cases. */
export type Viewer = {
  userId: string
  role: StaffRole
  /** The only admin: nobody else can look at reports about them. */
  alone: boolean
}

const ranks: Record<StaffRole, number> = { member: 0, moderator: 1, admin: 2 }

export function isLower(role: StaffRole, than: StaffRole): boolean {
  return ranks[role] < ranks[than]
}

export function getRole({ role, moderator_id }: Pick<RoleRow, 'role' | 'moderator_id'>): StaffRole {
  if (role === 'admin') return 'admin'
  return moderator_id === null ? 'member' : 'moderator'
}

/**
 * Finds the role of who acts, in the transaction: they may have been demoted or suspended since the request arrived.
 * @throws forbidden
 */
export async function lockStaff(tx: Database, userId: string): Promise<Viewer> {
  const row = await lockRole(tx, userId)
  const role = row && row.suspended_at === null ? getRole(row) : 'member'
  if (role === 'member') throw refuse('forbidden', 'Moderators only')
  return createViewer(tx, userId, role)
}

export async function createViewer(database: Database, userId: string, role: StaffRole): Promise<Viewer> {
  return { userId, role, alone: role === 'admin' && (await isOnlyAdmin(database, userId)) }
}

/** Finds the role of the member that a decision is about. They keep it until the transaction ends. */
export async function lockRoleOf(tx: Database, memberId: string | null): Promise<StaffRole> {
  const row = memberId === null ? undefined : await lockRole(tx, memberId)
  return row ? getRole(row) : 'member'
}

export async function findRoleOf(database: Database, memberId: string | null): Promise<StaffRole> {
  const row = memberId === null ? undefined : await findRole(database, memberId)
  return row ? getRole(row) : 'member'
}

/** Staff act only on lower roles. @throws forbidden */
export function assertLower(role: StaffRole, { role: than }: Viewer): void {
  if (!isLower(role, than)) throw refuse('forbidden', 'You can only act on members with a lower role than yours.')
}

/**
 * Lists the members who can see a case: all staff, but only admins if it is about staff. Nobody sees a case about
 * themselves, except an admin who is the only one.
 */
export async function listReviewers(database: Database, memberId: string | null): Promise<string[]> {
  const staff = await listActiveStaff(database)
  const isAboutStaff = (await findRoleOf(database, memberId)) !== 'member'
  const admins = staff.filter(({ role }) => role === 'admin')
  const others = (isAboutStaff ? admins : staff).filter(({ id }) => id !== memberId)
  return (others.length > 0 ? others : admins).map(({ id }) => id)
}

/**
 * Lists how someone may answer an appeal. Someone else than who decided answers, except the only admin, and a moderator
 * where nobody else can. Only admins reverse what an admin has decided.
 */
export async function listAnswers(
  database: Database,
  { userId, role, alone }: Viewer,
  decision: { actor_id: string | null; by_admin: boolean; member_id: string | null },
): Promise<('upheld' | 'reversed')[]> {
  const isOwn = decision.actor_id === userId && !alone
  if (isOwn && !(await listReviewers(database, decision.member_id)).every((id) => id === userId)) return []
  return decision.by_admin && role !== 'admin' ? ['upheld'] : ['upheld', 'reversed']
}

async function isOnlyAdmin(database: Database, userId: string): Promise<boolean> {
  const admins = (await listActiveStaff(database)).filter(({ role }) => role === 'admin')
  return admins.every(({ id }) => id === userId)
}
