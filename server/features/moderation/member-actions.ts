import type { z } from 'zod'
import type { moderateMember as moderateMemberCall } from '#contract/moderation.ts'
import { publishCrewsOf } from '../../crew-events.ts'
import { parseDecisionData } from '../../database/decision-data.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { auditedTransaction } from '../audit/record.ts'
import { publishUnread } from '../notifications/live.ts'
import { assertMayChangeMember } from './admin-decisions.ts'
import { lockOpenReports, settleReports } from './cases.ts'
import { findLatestDecision } from './decision-queries.ts'
import { requireItem } from './items.ts'
import { publishCases } from './live.ts'
import { findRestrictions, forever, setMute } from './member-action-queries.ts'
import { recordDecision } from './record-decision.ts'
import { assertLower, lockRoleOf, lockStaff, type Staff } from './staff.ts'
import { mailSuspension } from './suspension-mail.ts'
import { endSuspension, startSuspension } from './suspension.ts'

type MemberAction = z.output<typeof moderateMemberCall.body>

const dayMs = 24 * 60 * 60_000
/** Within this time, the same action with the same choices is taken as a repeated request. */
const repeatMs = 60 * 60_000

/**
 * Warn, mute or suspend a member, or end that, and close the open case about them. Repeating an action within an hour
 * changes nothing.
 * @returns the id of the decision, or of the earlier one for a repeated action
 * @throws not-found; conflict for yourself; forbidden when the member's role is not lower, or when a moderator would end
 *   or shorten what an admin has decided
 */
export async function moderateMember(
  context: Dependencies,
  { userId, address, now }: Staff,
  memberId: string,
  form: MemberAction,
): Promise<string> {
  const { action } = form
  const { decisionId, isNew, notified } = await auditedTransaction(context, async (tx, audit) => {
    if (memberId === userId) throw refuse('conflict', 'You can’t moderate yourself.')
    const viewer = await lockStaff(tx, userId)
    await requireItem(tx, 'member', memberId)
    assertLower(await lockRoleOf(tx, memberId), viewer)
    const caseId = await lockOpenReports(tx, memberId)
    const isEnd = action === 'unmute' || action === 'unsuspend'
    const settlement = { caseId: isEnd ? null : caseId, outcome: action, actorId: userId, now }
    const told = await settleReports(tx, settlement)
    const earlier = await findRepeated(tx, memberId, form, now)
    if (earlier) return { decisionId: earlier, isNew: false, notified: told }
    const id = generateId()
    const days = 'days' in form ? form.days : null
    const until = days === null ? null : getEnd(days, now)
    await assertMayChangeMember(tx, viewer, { memberId, form, until, now })
    told.push(
      ...(await recordDecision(tx, {
        id,
        kind: 'member',
        subjectId: memberId,
        memberId,
        actorId: userId,
        byAdmin: viewer.role === 'admin',
        action,
        title: null,
        note: form.note ?? null,
        until,
        data: { ...('days' in form && { days }), ...(action === 'suspend' && { posts: form.posts ?? 'keep' }) },
        now,
      })),
    )
    told.push(...(await applyAction(tx, memberId, form, { decisionId: id, now })))
    const source = { actorId: userId, address }
    await audit({ memberId, source, ...toAuditEntry(form) })
    return { decisionId: id, isNew: true, notified: told }
  })
  publishUnread(context.database, notified)
  publishCases(context.database)
  if (action === 'suspend' || action === 'unsuspend') await publishCrewsOf(context.database, memberId)
  if (isNew && action === 'suspend') mailSuspension(context, memberId)
  return decisionId
}

async function applyAction(
  tx: Database,
  userId: string,
  form: MemberAction,
  { decisionId, now }: { decisionId: string; now: Date },
): Promise<string[]> {
  const at = now.toISOString()
  switch (form.action) {
    case 'warn':
      return []
    case 'mute':
      await setMute(tx, { userId, until: form.days === null ? forever : getEnd(form.days, now), now: at })
      return []
    case 'unmute':
      await setMute(tx, { userId, until: null, now: at })
      return []
    case 'suspend': {
      const until = form.days === null ? null : getEnd(form.days, now)
      const posts = form.posts ?? 'keep'
      return (await startSuspension(tx, { userId, until, posts, decisionId, now })).notified
    }
    case 'unsuspend':
      await endSuspension(tx, { userId, now })
      return []
  }
}

/** Finds the decision that this one would only repeat. @throws conflict when there is nothing to end */
async function findRepeated(tx: Database, memberId: string, form: MemberAction, now: Date): Promise<string | null> {
  const { muted_until: mutedUntil, suspended_at: suspendedAt } = (await findRestrictions(tx, memberId)) ?? {}
  const isMuted = Boolean(mutedUntil && mutedUntil > now.toISOString())
  const isSuspended = Boolean(suspendedAt)
  const isOver = (form.action === 'unmute' && !isMuted) || (form.action === 'unsuspend' && !isSuspended)
  const isMissing = (form.action === 'mute' && !isMuted) || (form.action === 'suspend' && !isSuspended)
  if (isMissing || (form.action === 'unmute' && isMuted) || (form.action === 'unsuspend' && isSuspended)) return null
  const latest = await findLatestDecision(tx, { subjectId: memberId, actions: [form.action] })
  if (isOver) {
    if (latest) return latest.id
    throw refuse('conflict', form.action === 'unmute' ? 'They aren’t muted.' : 'They aren’t suspended.')
  }
  if (!latest || now.getTime() - Date.parse(latest.created_at) >= repeatMs || latest.note !== (form.note ?? null))
    return null
  const { days = null, posts = 'keep' } = parseDecisionData(latest.data)
  const isSame =
    form.action === 'warn' ||
    (form.action === 'mute' && days === form.days) ||
    (form.action === 'suspend' && days === form.days && posts === (form.posts ?? 'keep'))
  return isSame && latest.appeal_status !== 'reversed' ? latest.id : null
}

function toAuditEntry(form: MemberAction) {
  const length = 'days' in form ? (form.days === null ? 'for good' : `for ${form.days} days`) : ''
  if (form.action === 'suspend') return { kind: 'suspension' as const, detail: length }
  if (form.action === 'unsuspend') return { kind: 'restoration' as const }
  return { kind: 'moderation' as const, detail: `${form.action} ${length}`.trim() }
}

function getEnd(days: number, now: Date): string {
  return new Date(now.getTime() + days * dayMs).toISOString()
}
