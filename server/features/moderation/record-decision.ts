import type { ItemKind } from '#contract/moderation-items.ts'
import type { DecisionAction } from '#contract/moderation.ts'
import type { DecisionData } from '../../database/decision-data.ts'
import type { Database } from '../../database/tables.ts'
import { notify } from '../notifications/notify.ts'
import { insertDecision } from './decision-queries.ts'

export type NewDecision = {
  id: string
  kind: ItemKind
  subjectId: string
  /** Whom it is about. */
  memberId: string | null
  /** Null for the site itself. */
  actorId: string | null
  /** Whether an admin or the operator decides, so that moderators can't reverse it. */
  byAdmin: boolean
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
  { id, kind, subjectId, memberId, actorId, byAdmin, action, title, note, until, data, now }: NewDecision,
): Promise<string[]> {
  await insertDecision(tx, {
    id,
    kind,
    subject_id: subjectId,
    member_id: memberId,
    actor_id: actorId,
    by_admin: byAdmin,
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
