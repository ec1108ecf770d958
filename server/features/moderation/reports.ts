import type { z } from 'zod'
import { autoHide } from '#contract/moderation-items.ts'
import type { reportForm } from '#contract/reports.ts'
import type { CommunityActor } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { auditedTransaction } from '../audit/record.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { hideAfterReports } from './auto-hide.ts'
import { openCase, updateCase } from './case-queries.ts'
import { getText, type Item, requireReadableItem } from './items.ts'
import { publishCases } from './live.ts'
import * as queries from './report-queries.ts'
import { listReviewers, lockRoleOf } from './staff.ts'

type ReportForm = z.output<typeof reportForm>

const dayMs = 24 * 60 * 60_000

/**
 * Report something to the moderators. A second report by the same member replaces the first.
 * @throws not-found unless the member can read it; conflict for their own; too-many-requests
 */
export async function reportItem(
  dependencies: Dependencies,
  actor: CommunityActor,
  form: ReportForm,
): Promise<{ id: string }> {
  const { userId, role, now } = actor
  await throttle(dependencies, `reports ${userId}`, throttleLimits.reportsPerMember)
  const { id, notified } = await auditedTransaction(dependencies, async (tx, audit) => {
    const { kind, subjectId } = form
    const { id: newId, isRetry } = await claimRequest(tx, actor)
    const earlier = isRetry && (await queries.findLatestReport(tx, { kind, subjectId, userId }))
    if (earlier) return { id: earlier.id, notified: [] }
    const item = await requireReadableItem(tx, { kind, id: subjectId, userId, isStaff: role !== 'member' })
    if (item.authorId === userId)
      throw refuse('conflict', `You can’t report ${kind === 'member' ? 'yourself' : 'your own post'}.`)
    // Deleting an account locks it before its posts and cases, so this does too.
    const authorRole = await lockRoleOf(tx, item.authorId)
    // Locks the case, so that other reports of the item wait.
    const opened = await openCase(tx, toCase(item, now))
    const reportId = await saveReport(tx, { ...actor, newId }, form, opened)
    const told = await hideAfterReports(tx, audit, { item, authorRole, opened, now })
    const recipients = await listReviewers(tx, item.authorId)
    const cause = { kind: 'report', subjectId: opened.id, actorId: userId, recipients, now } as const
    return { id: reportId, notified: [...told, ...(await notify(tx, cause))] }
  })
  publishUnread(dependencies.database, notified)
  publishCases(dependencies.database)
  return { id }
}

function toCase(item: Item, now: Date) {
  const id = generateId()
  return {
    id,
    type: 'report' as const,
    kind: item.kind,
    subject_id: item.id,
    decision_id: null,
    member_id: item.authorId,
    snapshot: getText(item),
    opened_at: now.toISOString(),
    revision: id,
  }
}

async function saveReport(
  tx: Database,
  { userId, memberSince, now, newId }: CommunityActor & { newId: string },
  { reason, details }: ReportForm,
  { id: caseId, report_count, revision }: { id: string; report_count: number; revision: string },
): Promise<string> {
  const report = {
    reason,
    details: details ?? null,
    established: await isEstablished(tx, { userId, memberSince, now }),
    created_at: now.toISOString(),
  }
  const earlier = await queries.findReport(tx, { caseId, userId })
  if (earlier) {
    await queries.updateReport(tx, earlier.id, report)
    return earlier.id
  }
  await queries.insertReport(tx, { id: newId, case_id: caseId, user_id: userId, ...report })
  await updateCase(tx, caseId, { report_count: report_count + 1, revision })
  return newId
}

/** Only reports of members who have used the site for a while can hide something. */
async function isEstablished(
  tx: Database,
  { userId, memberSince, now }: Pick<CommunityActor, 'userId' | 'memberSince' | 'now'>,
): Promise<boolean> {
  if (now.getTime() - Date.parse(memberSince) < autoHide.memberDays * dayMs) return false
  return (await queries.countMarkedDates(tx, userId)) >= autoHide.markedDays
}
