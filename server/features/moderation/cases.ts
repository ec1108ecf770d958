import type { DecisionAction } from '#contract/moderation.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Page } from '../../page.ts'
import { auditedTransaction } from '../audit/record.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawSubject } from '../notifications/withdraw.ts'
import * as queries from './case-queries.ts'
import type { CaseRow, StoredCase } from './case-queries.ts'
import { describeItem, findItem, getTitle, type Item } from './items.ts'
import { publishCases } from './live.ts'
import { setPostState } from './post-state.ts'
import { recordDecision } from './record-decision.ts'
import { lockRoleOf, lockStaff, type Staff, type Viewer } from './staff.ts'

export type Context = Pick<Dependencies, 'database' | 'services' | 'logger'>

export type CaseEntry = { row: CaseRow; item: Item | undefined; reasons: queries.ReasonRow[] }

const claimMs = 60 * 60_000

/** Lists the cases that a moderator can see, newest first. */
export async function listCases(
  database: Database,
  viewer: Viewer,
  { status, page }: { status: StoredCase['status']; page: Page },
): Promise<CaseEntry[]> {
  return addItems(database, await queries.listVisibleCases(database, viewer, { status, page }))
}

/** @throws not-found, also for a case about the viewer */
export async function requireCase(database: Database, viewer: Viewer, id: string): Promise<CaseEntry> {
  const row = await queries.findVisibleCase(database, viewer, id)
  const [entry] = await addItems(database, row ? [row] : [])
  return entry ?? throwCaseNotFound()
}

/** Claims a case. Another moderator's claim ends after an hour. @throws conflict naming who has it; not-found */
export async function claimCase({ database }: Context, { userId, now }: Staff, id: string): Promise<void> {
  await transaction(database, async (tx) => {
    const found = await lockCaseFor(tx, await lockStaff(tx, userId), id)
    assertOpen(found)
    const since = new Date(now.getTime() - claimMs).toISOString()
    if (!(await queries.claimOpenCase(tx, { id, userId, now: now.toISOString(), since, revision: generateId() })))
      throw await createClaimedError(tx, found)
  })
  publishCases(database)
}

/** Releases the moderator's own claim. @throws not-found */
export async function releaseCase({ database }: Context, { userId }: Staff, id: string): Promise<void> {
  await transaction(database, async (tx) => {
    await lockCaseFor(tx, await lockStaff(tx, userId), id)
    await queries.releaseOwnCase(tx, { id, userId, revision: generateId() })
  })
  publishCases(database)
}

/**
 * Closes a case without acting on the item, and shows it again if the reports had hidden it.
 * @throws not-found; conflict when it is closed or claimed by someone else
 */
export async function closeCase(context: Context, staff: Staff, id: string): Promise<void> {
  const { userId, address, now } = staff
  const notified = await auditedTransaction(context, async (tx, audit) => {
    const viewer = await lockStaff(tx, userId)
    const found = await lockCaseFor(tx, viewer, id)
    assertOpen(found)
    if (found.type === 'appeal') throw refuse('conflict', 'This is an appeal. Answer it to close it.')
    await assertNotClaimed(tx, found, staff)
    const { kind, subject_id: subjectId, member_id: memberId } = found
    const item = await findItem(tx, kind, subjectId)
    const decisionId = generateId()
    const told = kind !== 'member' && found.hidden_by_reports && item?.state === 'hidden'
    const shown = told && (await setPostState(tx, { kind, id: subjectId, state: 'visible', decisionId, now })).changed
    const recorded = await recordDecision(tx, {
      id: decisionId,
      kind,
      subjectId,
      memberId: item?.authorId ?? memberId,
      actorId: userId,
      byAdmin: viewer.role === 'admin',
      action: 'keep',
      title: item ? getTitle(item) : null,
      note: null,
      until: null,
      data: shown ? { shown } : {},
      now,
    })
    const source = { actorId: userId, address }
    const about = describeItem({ kind, id: subjectId, isOfCrew: item?.isOfCrew ?? false })
    await audit({ kind: 'moderation', memberId, source, detail: `keep ${about}` })
    return [...recorded, ...(await settleCase(tx, id, { outcome: 'keep', actorId: userId, now }))]
  })
  publishUnread(context.database, notified)
  publishCases(context.database)
}

/**
 * Closes the open reports of an item with the decision that was made, and tells the reporters.
 * @param decision.caseId null if nobody reported it
 * @returns the members whose notifications changed
 */
export async function settleReports(
  tx: Database,
  { caseId, ...decision }: { caseId: string | null; outcome: DecisionAction; actorId: string; now: Date },
): Promise<string[]> {
  return caseId === null ? [] : settleCase(tx, caseId, decision)
}

/** Finds and locks the open reports of an item. */
export async function lockOpenReports(tx: Database, subjectId: string): Promise<string | null> {
  const found = await queries.findOpenCase(tx, subjectId)
  if (!found) return null
  const locked = await queries.lockCase(tx, found.id)
  return locked?.status === 'open' ? locked.id : null
}

/** Closes a case and removes the notifications about it. @returns the members whose notifications changed */
export async function settleCase(
  tx: Database,
  id: string,
  { outcome, actorId, now }: { outcome: NonNullable<StoredCase['outcome']>; actorId: string; now: Date },
): Promise<string[]> {
  await queries.updateCase(tx, id, {
    status: 'closed',
    claimed_by: null,
    claimed_at: null,
    closed_at: now.toISOString(),
    closed_by: actorId,
    outcome,
    revision: generateId(),
  })
  const withdrawn = [
    ...(await withdrawSubject(tx, { kind: 'report', subjectId: id }, now)),
    ...(await withdrawSubject(tx, { kind: 'appeal', subjectId: id }, now)),
  ]
  const recipients = (await queries.listReporterIds(tx, id)).filter((userId) => userId !== actorId)
  return [...withdrawn, ...(await notify(tx, { kind: 'reviewed', subjectId: id, actorId: null, recipients, now }))]
}

/**
 * Locks a case that a moderator wants to handle.
 * @throws not-found when it is about staff and only admins can see it; conflict when it is about the moderator
 */
export async function lockCaseFor(tx: Database, { userId, role, alone }: Viewer, id: string): Promise<StoredCase> {
  // The member's account first, as everywhere: deleting it locks their posts and cases after it.
  const memberRole = await lockRoleOf(tx, await queries.findCaseMember(tx, id))
  const found = (await queries.lockCase(tx, id)) ?? throwCaseNotFound()
  if (found.member_id === userId && !alone)
    throw refuse('conflict', 'This case is about you, so someone else has to handle it.')
  if (role !== 'admin' && memberRole !== 'member') throwCaseNotFound()
  return found
}

/** @throws conflict when someone else has claimed the case within the last hour */
export async function assertNotClaimed(tx: Database, found: StoredCase, { userId, now }: Staff): Promise<void> {
  const { claimed_by: claimedBy, claimed_at: claimedAt } = found
  if (claimedBy === null || claimedBy === userId || claimedAt === null) return
  if (now.getTime() - Date.parse(claimedAt) < claimMs) throw await createClaimedError(tx, found)
}

export function assertOpen({ status }: StoredCase): void {
  if (status !== 'open') throw refuse('conflict', 'This case is already closed.')
}

async function addItems(database: Database, rows: CaseRow[]): Promise<CaseEntry[]> {
  const reasons = Map.groupBy(
    await queries.listReasons(
      database,
      rows.map(({ id }) => id),
    ),
    (row) => row.case_id,
  )
  const entries: CaseEntry[] = []
  for (const row of rows) {
    const item = await findItem(database, row.kind, row.decision_subject_id ?? row.subject_id)
    entries.push({ row, item, reasons: reasons.get(row.id) ?? [] })
  }
  return entries
}

async function createClaimedError(tx: Database, { id }: StoredCase) {
  const name = await queries.findClaimer(tx, id)
  return refuse('conflict', `${name ?? 'Someone else'} is looking at this case.`)
}

function throwCaseNotFound(): never {
  throw refuse('not-found', 'Case not found.')
}
