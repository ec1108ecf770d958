import type { ItemKind } from '#contract/moderation-items.ts'
import type { DecisionAction } from '#contract/moderation.ts'
import type { Database } from '../../database/tables.ts'
import { notify } from '../notifications/notify.ts'
import { insertDecision } from './queries.ts'

// A feature of its own, because suspensions are decisions too, and moderation imports the members' feature.

/** What reversing a decision needs. */
export type DecisionData = {
  /** The decision that hid or removed the post before. */
  previous?: string | null
  /** Of a moved discussion. */
  from?: string
  to?: string
  /** As chosen, to recognize a repeated action. */
  days?: number | null
  posts?: string
  /** The reports had hidden the post, and it is shown again. */
  shown?: true
}

export type NewDecision = {
  id: string
  kind: ItemKind
  subjectId: string
  /** Whom it is about. */
  memberId: string | null
  /** Null for the site itself. */
  actorId: string | null
  action: DecisionAction
  title: string | null
  note: string | null
  until: string | null
  data: DecisionData
  now: Date
}

/** Record a decision of the moderators. @returns the notified members, for `publishUnread` after the transaction */
export async function recordDecision(
  tx: Database,
  { id, kind, subjectId, memberId, actorId, action, title, note, until, data, now }: NewDecision,
): Promise<string[]> {
  await insertDecision(tx, {
    id,
    kind,
    subject_id: subjectId,
    member_id: memberId,
    actor_id: actorId,
    action,
    title,
    note,
    until,
    data: JSON.stringify(data),
    created_at: now.toISOString(),
    appeal: null,
    appeal_status: null,
    appeal_answer: null,
    appealed_at: null,
  })
  const isNews = memberId !== null && memberId !== actorId && (action !== 'keep' || data.shown)
  return isNews ? notify(tx, { kind: 'moderation', subjectId: id, actorId: null, recipients: [memberId], now }) : []
}

/** Says what a decision made of the posts that it hid or removed. */
export function getPostState({ action, data }: { action: DecisionAction; data: string | null }): 'hidden' | 'removed' {
  const isRemoval = action === 'suspend' ? parseDecisionData(data).posts === 'remove' : action === 'remove'
  return isRemoval ? 'removed' : 'hidden'
}

/** Parses the column `data`. */
export function parseDecisionData(data: string | null): DecisionData {
  return data === null ? {} : JSON.parse(data)
}
