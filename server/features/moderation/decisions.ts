import type { DecisionAction } from '#contract/moderation.ts'
import { parseDecisionData } from '../../database/decision-data.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { type DecisionRow, findDecision } from './decision-queries.ts'

/** Finds a decision about the member. They do not learn that a post was reported but stayed. @throws not-found */
export async function findOwnDecision(database: Database, userId: string, id: string): Promise<DecisionRow> {
  const found = await findDecision(database, id)
  const isKnown = found?.action !== 'keep' || parseDecisionData(found.data).shown
  if (!found || found.member_id !== userId || !isKnown) throw decisionNotFoundError()
  return found
}

/** @throws not-found */
export async function requireDecision(database: Database, id: string): Promise<DecisionRow> {
  const found = await findDecision(database, id)
  if (!found) throw decisionNotFoundError()
  return found
}

const appealable: DecisionAction[] = ['hide', 'remove', 'lock', 'move', 'warn', 'mute', 'suspend']

/** Reports hide a post only until a moderator has looked at it, so there is nothing to appeal in that. */
export function canAppeal({ action, appeal }: { action: DecisionAction; appeal: string | null }): boolean {
  return appealable.includes(action) && appeal === null
}

function decisionNotFoundError() {
  return refuse('not-found', 'Decision not found.')
}
