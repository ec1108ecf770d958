import { autoHide } from '#contract/moderation-items.ts'
import type { StaffRole } from '#contract/standing.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import type { Audit } from '../audit/record.ts'
import { findLastApproval, type StoredCase, updateCase } from './case-queries.ts'
import { describeItem, getTitle, type Item, lockItem } from './items.ts'
import { setPostState } from './post-state.ts'
import { recordDecision } from './record-decision.ts'
import { countEstablishedReports } from './report-queries.ts'

/**
 * Hides a post after reports by enough established members, until a moderator has looked at it. Members are never
 * hidden, posts of staff are not, and a post that staff have decided to keep is not until its author changes it.
 * @returns the members whose notifications changed
 */
export async function hideAfterReports(
  tx: Database,
  audit: Audit,
  { item, authorRole, opened, now }: { item: Item; authorRole: StaffRole; opened: StoredCase; now: Date },
): Promise<string[]> {
  const { kind, id: subjectId, authorId: memberId } = item
  if (kind === 'member' || item.state !== 'visible' || opened.hidden_by_reports || authorRole !== 'member') return []
  if ((await countEstablishedReports(tx, opened.id)) < autoHide.reports) return []
  if (await isApproved(tx, item)) return []
  // A moderator may have hidden it since it was read.
  if ((await lockItem(tx, kind, subjectId)).state !== 'visible') return []
  const id = generateId()
  const { notified } = await setPostState(tx, { kind, id: subjectId, state: 'hidden', decisionId: id, now })
  await updateCase(tx, opened.id, { hidden_by_reports: true, revision: opened.revision })
  const decision = { id, kind, subjectId, memberId, actorId: null, byAdmin: false, action: 'auto-hide' } as const
  const title = getTitle(item)
  const told = await recordDecision(tx, { ...decision, title, note: null, until: null, data: { previous: null }, now })
  const source = { actorId: null, address: '' }
  await audit({ kind: 'moderation', memberId, source, detail: `auto-hide ${describeItem(item)}` })
  return [...notified, ...told]
}

async function isApproved(tx: Database, { id, editedAt }: Item): Promise<boolean> {
  const approvedAt = await findLastApproval(tx, id)
  return approvedAt !== null && (editedAt === null || editedAt <= approvedAt)
}
