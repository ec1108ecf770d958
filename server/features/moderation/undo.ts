import { pillarKeys, type Pillar } from '#contract/pillars.ts'
import { type DecisionData, getPostState, parseDecisionData } from '../../database/decision-data.ts'
import type { Database } from '../../database/tables.ts'
import { lockDiscussion, moveDiscussion } from '../forum/moderated.ts'
import { type DecisionRow, findDecision, findLatestDecision } from './decision-queries.ts'
import { findItem } from './items.ts'
import { findRestrictions, setMute } from './member-action-queries.ts'
import { setPostState } from './post-state.ts'
import { endSuspension } from './suspension.ts'

/**
 * Undoes what a decision did, unless a later decision has changed it again.
 * @returns the members whose notifications changed
 */
export async function undoDecision(
  tx: Database,
  decision: DecisionRow,
  data: DecisionData,
  now: Date,
): Promise<string[]> {
  const { id: decisionId, kind, action, subject_id: id, member_id: memberId } = decision
  const isLatestOf = async (...actions: DecisionRow['action'][]) =>
    (await findLatestDecision(tx, { subjectId: id, actions }))?.id === decisionId

  if ((action === 'hide' || action === 'remove') && kind !== 'member') {
    const item = await findItem(tx, kind, id)
    if (item?.decisionId !== decisionId) return []
    const earlier = await findEarlierInForce(tx, data)
    const state = earlier ? getPostState(earlier) : 'visible'
    return (await setPostState(tx, { kind, id, state, decisionId: earlier?.id ?? decisionId, now })).notified
  }
  if (action === 'lock' && (await isLatestOf('lock', 'unlock'))) await lockDiscussion(tx, { id, locked: false, now })
  if (action === 'move' && isPillar(data.from) && (await isLatestOf('move')))
    await moveDiscussion(tx, { id, pillar: data.from })
  if (memberId === null) return []
  if (action === 'mute' && (await isLatestOf('mute', 'unmute')))
    await setMute(tx, { userId: memberId, until: null, now: now.toISOString() })
  if (action === 'suspend' && (await isLatestOf('suspend', 'unsuspend')))
    await endSuspension(tx, { userId: memberId, now })
  return []
}

/** Finds the newest earlier decision that would still hide or remove the post. */
async function findEarlierInForce(tx: Database, { previous }: DecisionData): Promise<DecisionRow | undefined> {
  const found = previous ? await findDecision(tx, previous) : undefined
  return !found || (await isInForce(tx, found)) ? found : findEarlierInForce(tx, parseDecisionData(found.data))
}

/** Whether an earlier decision about the post still applies. */
async function isInForce(tx: Database, { action, appeal_status: appeal, member_id: memberId }: DecisionRow) {
  if (appeal === 'reversed') return false
  if (action !== 'suspend') return true
  return memberId !== null && Boolean((await findRestrictions(tx, memberId))?.suspended_at)
}

function isPillar(value: string | undefined): value is Pillar {
  return pillarKeys.some((key) => key === value)
}
