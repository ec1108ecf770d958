import type { z } from 'zod'
import type {
  moderateMember as moderateMemberCall,
  moderatePost as moderatePostCall,
  MemberLimit,
  PostLimit,
} from '#contract/moderation.ts'
import { getPostState } from '../../database/decision-data.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { findLastApproval, wasReversedByAdmin } from './case-queries.ts'
import { findLatestDecision } from './decision-queries.ts'
import { isPassed, listHidingDecisions, listRestrictions } from './in-force.ts'
import type { Item } from './items.ts'
import { findRestrictions } from './member-action-queries.ts'
import type { Viewer } from './staff.ts'

// Moderators can add to what an admin has decided, but not reverse it, also not in steps.

type PostAction = z.output<typeof moderatePostCall.body>
type MemberAction = z.output<typeof moderateMemberCall.body>

const switches = { lock: ['lock', 'unlock'], pin: ['pin', 'unpin'], move: ['move'] } as const

/** Lists what a moderator cannot change about a post, because an admin decided it. */
export async function listPostLimits(database: Database, { role }: Viewer, item: Item): Promise<PostLimit[]> {
  if (role === 'admin') return []
  // An admin hid it from the feed without a decision.
  if (item.state === 'hidden' && item.decisionId === null) return ['show', 'hide']
  const limits: PostLimit[] = []
  if (item.state === 'visible' && (await isKeptByAdmin(database, item))) limits.push('hide')
  if (item.state !== 'visible' && (await findStateByAdmin(database, item)) !== null) limits.push('show')
  if (item.kind !== 'discussion') return limits
  for (const limit of ['lock', 'pin', 'move'] as const)
    if (await hasAdminLastWord(database, item.id, limit)) limits.push(limit)
  return limits
}

/** @throws forbidden when a moderator would reverse what an admin has decided about a post */
export async function assertMayChangePost(tx: Database, viewer: Viewer, item: Item, form: PostAction): Promise<void> {
  const limits = await listPostLimits(tx, viewer, item)
  if (limits.length === 0 || (item.state === 'hidden' && item.decisionId === null)) return
  const { action } = form
  if (action === 'restore' || action === 'hide' || action === 'remove') {
    if (item.state === 'visible' && action !== 'restore' && limits.includes('hide'))
      throw refuse(
        'forbidden',
        'An admin has decided that this post stays, and it has not changed since, so only an admin can hide it.',
      )
    const state = limits.includes('show') ? await findStateByAdmin(tx, item) : null
    // A hidden post is still shown to its author.
    const isLess = action === 'restore' || (action === 'hide' && item.state === 'removed' && state === 'removed')
    if (state !== null && isLess)
      throw refuse('forbidden', `An admin has ${state} this post, so only an admin can show it again.`)
    return
  }
  const changes = {
    lock: !item.locked,
    unlock: item.locked,
    pin: !item.pinned,
    unpin: item.pinned,
    move: action === 'move' && item.pillar !== form.pillar,
  }
  const limit = action === 'unlock' ? 'lock' : action === 'unpin' ? 'pin' : action
  if (changes[action] && limits.includes(limit))
    throw refuse('forbidden', 'An admin has decided this, so only an admin can change it.')
}

/** Lists what a moderator can neither end nor shorten, because an admin decided it. */
export async function listMemberLimits(
  database: Database,
  viewer: Viewer,
  { memberId, now }: { memberId: string; now: Date },
): Promise<MemberLimit[]> {
  const limits: MemberLimit[] = []
  for (const action of ['mute', 'suspend'] as const)
    if ((await listEndsByAdmin(database, viewer, { memberId, action, now })).length > 0) limits.push(action)
  return limits
}

/**
 * @param change.until when the new mute or suspension ends; null for no end
 * @throws forbidden when a moderator would end or shorten what an admin has decided
 */
export async function assertMayChangeMember(
  tx: Database,
  viewer: Viewer,
  { memberId, form, until, now }: { memberId: string; form: MemberAction; until: string | null; now: Date },
): Promise<void> {
  if (form.action === 'warn') return
  const action = form.action === 'mute' || form.action === 'unmute' ? 'mute' : 'suspend'
  const ends = await listEndsByAdmin(tx, viewer, { memberId, action, now })
  const isLess = (end: string | null) => form.action !== action || (until !== null && (end === null || until < end))
  if (ends.some(isLess))
    throw refuse(
      'forbidden',
      `An admin has ${action === 'mute' ? 'muted' : 'suspended'} this member, so only an admin can end or shorten that.`,
    )
}

/** Lists when the mutes or suspensions by admins end. */
async function listEndsByAdmin(
  database: Database,
  { role }: Viewer,
  restriction: { memberId: string; action: MemberLimit; now: Date },
): Promise<(string | null)[]> {
  const { memberId, action, now } = restriction
  if (role === 'admin') return []
  const {
    muted_until: mutedUntil,
    suspended_at: since,
    suspended_until: until,
  } = (await findRestrictions(database, memberId)) ?? {}
  const isActive = action === 'mute' ? mutedUntil && !isPassed(mutedUntil, now) : since && !isPassed(until ?? null, now)
  if (!isActive) return []
  return (await listRestrictions(database, restriction)).filter((row) => row.by_admin).map((row) => row.until)
}

/** Finds what the decisions of admins make of a post that is hidden or removed. */
async function findStateByAdmin(database: Database, { decisionId }: Item): Promise<'hidden' | 'removed' | null> {
  const states = (await listHidingDecisions(database, decisionId)).filter((row) => row.by_admin).map(getPostState)
  return states.find((state) => state === 'removed') ?? states[0] ?? null
}

/** Whether an admin has kept or restored a post and its author has not changed it since. */
async function isKeptByAdmin(database: Database, { id, editedAt }: Item): Promise<boolean> {
  const keptAt = await findLastApproval(database, id, { byAdmin: true })
  return keptAt !== null && (editedAt === null || editedAt <= keptAt)
}

/** Whether an admin decided last, or reversed the last decision. */
async function hasAdminLastWord(database: Database, subjectId: string, limit: keyof typeof switches): Promise<boolean> {
  const latest = await findLatestDecision(database, { subjectId, actions: [...switches[limit]] })
  if (!latest) return false
  return latest.appeal_status === 'reversed' ? wasReversedByAdmin(database, latest.id) : latest.by_admin
}
