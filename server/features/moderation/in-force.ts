import { parseDecisionData } from '../../database/decision-data.ts'
import type { Database } from '../../database/tables.ts'
import { type DecisionRow, findDecision, listDecisions } from './decision-queries.ts'
import { findRestrictions } from './member-action-queries.ts'

/** Lists the decisions that hide or remove a post, from a decision to the earlier ones under it. */
export async function listHidingDecisions(
  database: Database,
  decisionId: string | null | undefined,
): Promise<DecisionRow[]> {
  const found = decisionId ? await findDecision(database, decisionId) : undefined
  if (!found) return []
  const earlier = await listHidingDecisions(database, parseDecisionData(found.data).previous)
  return (await isInForce(database, found)) ? [found, ...earlier] : earlier
}

/** Whether a decision about a post still applies. */
async function isInForce(database: Database, { action, appeal_status: appeal, member_id: memberId }: DecisionRow) {
  if (appeal === 'reversed') return false
  if (action !== 'suspend') return true
  return memberId !== null && Boolean((await findRestrictions(database, memberId))?.suspended_at)
}

/** Lists the mutes or suspensions of a member whose time has not passed and that nobody has ended, newest first. */
export async function listRestrictions(
  database: Database,
  { memberId, action, now }: { memberId: string; action: 'mute' | 'suspend'; now: Date },
): Promise<DecisionRow[]> {
  const end = action === 'mute' ? 'unmute' : 'unsuspend'
  const decisions = await listDecisions(database, { subjectId: memberId, actions: [action, end] })
  const endedAt = decisions.findIndex((decision) => decision.action === end)
  return decisions
    .slice(0, endedAt === -1 ? undefined : endedAt)
    .filter(({ appeal_status: appeal, until }) => appeal !== 'reversed' && !isPassed(until, now))
}

/** @param until null for no end */
export function isPassed(until: string | null, now: Date): boolean {
  return until !== null && until <= now.toISOString()
}
