import type { z } from 'zod'
import type { PostKind } from '#contract/moderation-items.ts'
import type { DecisionAction, PostLimit, moderatePost as moderatePostCall } from '#contract/moderation.ts'
import type { DecisionData } from '../../database/decision-data.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { auditedTransaction } from '../audit/record.ts'
import { lockDiscussion, moveDiscussion, pinDiscussion } from '../forum/moderated.ts'
import { publishUnread } from '../notifications/live.ts'
import { assertMayChangePost, listPostLimits } from './admin-decisions.ts'
import { type Context, lockOpenReports, settleReports } from './cases.ts'
import { findDecision, findLatestDecision } from './decision-queries.ts'
import { describeItem, getTitle, type Item, lockItem, requireModeratedItem } from './items.ts'
import { publishCases } from './live.ts'
import { setPostState } from './post-state.ts'
import { recordDecision } from './record-decision.ts'
import { assertLower, lockRoleOf, lockStaff, type Staff, type Viewer } from './staff.ts'

type PostAction = z.output<typeof moderatePostCall.body>
type Target = { kind: PostKind; id: string }

const states = { hide: 'hidden', remove: 'removed', restore: 'visible' } as const
const harmless = ['lock', 'unlock', 'pin', 'unpin', 'move']

/**
 * Act on a post, tell its author and close its open case. Repeating an action changes nothing. A claim does not prevent
 * this, because a bad post cannot wait.
 * @returns the id of the decision, or of the earlier one for a repeated action
 * @throws not-found; conflict; forbidden when the author's role is not lower, or when a moderator would reverse what an
 *   admin has decided
 */
export async function moderatePost(
  context: Context,
  { userId, address, now }: Staff,
  { kind, id: subjectId }: Target,
  form: PostAction,
): Promise<string> {
  const { action, note = '' } = form
  const { decisionId, notified } = await auditedTransaction(context, async (tx, audit) => {
    const viewer = await lockStaff(tx, userId)
    const { authorId: memberId } = await requireModeratedItem(tx, kind, subjectId)
    if (memberId !== userId) assertLower(await lockRoleOf(tx, memberId), viewer)
    else if (!harmless.includes(action)) throw refuse('conflict', 'You can’t moderate your own post.')
    // Reports lock the case before the post too.
    const caseId = await lockOpenReports(tx, subjectId)
    const item = await lockItem(tx, kind, subjectId)
    await assertMayChangePost(tx, viewer, item, form)
    const id = generateId()
    const applied = await applyAction(tx, { kind, item, form, decisionId: id, now, isReported: caseId !== null })
    const { action: made, data, notified: changed } = applied
    const settlement = { caseId: closesCase(made) ? caseId : null, outcome: made, actorId: userId, now }
    const told = [...changed, ...(await settleReports(tx, settlement))]
    const source = { actorId: userId, address }
    if (applied.repeats === null || settlement.caseId !== null)
      await audit({ kind: 'moderation', memberId, source, detail: `${made} ${describeItem(item)}` })
    if (applied.repeats !== null) return { decisionId: applied.repeats, notified: told }
    const decision = {
      id,
      kind,
      subjectId,
      memberId,
      actorId: userId,
      byAdmin: viewer.role === 'admin',
      action: made,
      title: getTitle(item),
    }
    told.push(...(await recordDecision(tx, { ...decision, note: note || null, until: null, data, now })))
    return { decisionId: id, notified: told }
  })
  publishUnread(context.database, notified)
  publishCases(context.database)
  return decisionId
}

/** Lists what the viewer cannot change about a post, because an admin decided it. @throws not-found */
export async function readPostLimits(database: Database, viewer: Viewer, { kind, id }: Target): Promise<PostLimit[]> {
  return listPostLimits(database, viewer, await requireModeratedItem(database, kind, id))
}

type Applied = {
  action: DecisionAction
  data: DecisionData
  notified: string[]
  /** The decision that had the same effect already. */
  repeats: string | null
}

type Application = {
  kind: PostKind
  item: Item
  form: PostAction
  decisionId: string
  now: Date
  isReported: boolean
}

async function applyAction(tx: Database, application: Application): Promise<Applied> {
  const { kind, item, form, now } = application
  const { action } = form
  if (action === 'hide' || action === 'remove' || action === 'restore') return changeState(tx, application, action)
  if (kind !== 'discussion') throw refuse('conflict', 'Only discussions can be locked, pinned or moved.')
  if (action === 'move') {
    const from = await moveDiscussion(tx, { id: item.id, pillar: form.pillar })
    return from === null
      ? repeat(tx, item, action)
      : { action, data: { from, to: form.pillar }, notified: [], repeats: null }
  }
  const changed =
    action === 'lock' || action === 'unlock'
      ? await lockDiscussion(tx, { id: item.id, locked: action === 'lock', now })
      : await pinDiscussion(tx, { id: item.id, pinned: action === 'pin', now })
  return changed ? { action, data: {}, notified: [], repeats: null } : repeat(tx, item, action)
}

async function changeState(
  tx: Database,
  { kind, item, decisionId, now, isReported }: Application,
  action: keyof typeof states,
): Promise<Applied> {
  const state = states[action]
  if (item.state === 'hidden' && item.decisionId === null)
    throw refuse('conflict', 'An admin has hidden this post from the feed. Only an admin can show it again.')
  if (action === 'restore' && item.state === 'visible')
    return isReported ? { action: 'keep', data: {}, notified: [], repeats: null } : repeat(tx, item, 'keep', 'restore')
  const current = item.decisionId === null ? undefined : await findDecision(tx, item.decisionId)
  if (item.state !== 'visible' && current?.action === action && current.subject_id === item.id)
    return { action, data: {}, notified: [], repeats: current.id }
  const { notified } = await setPostState(tx, { kind, id: item.id, state, decisionId, now })
  // Reports had hidden it only until this review.
  const previous = current && current.action !== 'auto-hide' && item.state !== 'visible' ? current.id : null
  return { action, data: { previous }, notified, repeats: null }
}

async function repeat(tx: Database, item: Item, ...actions: [DecisionAction, ...DecisionAction[]]): Promise<Applied> {
  const latest = await findLatestDecision(tx, { subjectId: item.id, actions })
  if (!latest) throw refuse('conflict', 'This post is already in that state.')
  return { action: latest.action, data: {}, notified: [], repeats: latest.id }
}

function closesCase(action: DecisionAction): boolean {
  return ['hide', 'remove', 'restore', 'keep'].includes(action)
}
