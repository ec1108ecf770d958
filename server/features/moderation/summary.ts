import type { MemberLimit } from '#contract/moderation.ts'
import type { StaffRole } from '#contract/standing.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { auditedTransaction } from '../audit/record.ts'
import { listMemberLimits } from './admin-decisions.ts'
import type { Context } from './cases.ts'
import { type DecisionRow, listDecisionsAbout } from './decision-queries.ts'
import {
  deleteNote,
  findMemberToModerate,
  insertNote,
  listNotes,
  type MemberToModerate,
  type NoteRow,
} from './note-queries.ts'
import { findRoleOf, getRole, isLower, lockStaff, type Staff, type Viewer } from './staff.ts'

export type Summary = {
  row: MemberToModerate
  role: StaffRole
  canActOn: boolean
  adminsOnly: MemberLimit[]
  decisions: DecisionRow[]
  notes: NoteRow[]
}

const maxDecisions = 50

/** Reads what staff should know about a member. What colleagues wrote about staff is for admins. @throws not-found */
export async function summarizeMember(
  database: Database,
  viewer: Viewer,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Summary> {
  const row = await findMemberToModerate(database, memberId)
  if (!row) throw memberNotFoundError()
  const role = getRole(row)
  const isOpen = canReadNotes(viewer, { id: memberId, role })
  return {
    row,
    role,
    adminsOnly: await listMemberLimits(database, viewer, { memberId, now }),
    canActOn: memberId !== viewer.userId && isLower(role, viewer.role),
    decisions: isOpen ? await listDecisionsAbout(database, { memberId, limit: maxDecisions }) : [],
    notes: isOpen ? await listNotes(database, memberId) : [],
  }
}

/** Add a note for other moderators. @throws not-found; forbidden about oneself and, for moderators, about staff */
export function addNote(
  context: Context,
  { userId, address, now }: Staff,
  { memberId, text }: { memberId: string; text: string },
): Promise<void> {
  return auditedTransaction(context, async (tx, audit) => {
    await assertReader(tx, await lockStaff(tx, userId), memberId)
    const id = generateId()
    await insertNote(tx, { id, user_id: memberId, author_id: userId, text, created_at: now.toISOString() })
    await audit({ kind: 'member-note', memberId, source: { actorId: userId, address }, detail: `add ${id}` })
  })
}

/** Delete the moderator's own note, or any as an admin. @throws not-found, forbidden */
export function removeNote(
  context: Context,
  { userId, address }: Staff,
  { memberId, noteId: id }: { memberId: string; noteId: string },
): Promise<void> {
  return auditedTransaction(context, async (tx, audit) => {
    const viewer = await lockStaff(tx, userId)
    await assertReader(tx, viewer, memberId)
    const authorId = viewer.role === 'admin' ? null : userId
    if (!(await deleteNote(tx, { id, userId: memberId, authorId }))) throw refuse('not-found', 'Note not found.')
    await audit({ kind: 'member-note', memberId, source: { actorId: userId, address }, detail: `delete ${id}` })
  })
}

async function assertReader(tx: Database, viewer: Viewer, memberId: string): Promise<void> {
  if (!(await findMemberToModerate(tx, memberId))) throw memberNotFoundError()
  if (!canReadNotes(viewer, { id: memberId, role: await findRoleOf(tx, memberId) }))
    throw refuse('forbidden', 'Only admins can see notes about staff, and nobody can see notes about themselves.')
}

function canReadNotes(viewer: Viewer, { id, role }: { id: string; role: StaffRole }): boolean {
  return id !== viewer.userId && (viewer.role === 'admin' || role === 'member')
}

function memberNotFoundError() {
  return refuse('not-found', 'Member not found.')
}
