import { pillarKeys, type Pillar } from '#contract/pillars.ts'
import { type DecisionData, getPostState } from '../../database/decision-data.ts'
import type { Database } from '../../database/tables.ts'
import { lockDiscussion, moveDiscussion } from '../forum/moderated.ts'
import { type DecisionRow, findLatestDecision } from './decision-queries.ts'
import { listHidingDecisions, listRestrictions } from './in-force.ts'
import { findItem } from './items.ts'
import { forever, setMute } from './member-action-queries.ts'
import { setPostState } from './post-state.ts'
import { changeSuspension, endSuspension } from './suspension.ts'

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
    const [earlier] = await listHidingDecisions(tx, data.previous)
    const state = earlier ? getPostState(earlier) : 'visible'
    return (await setPostState(tx, { kind, id, state, decisionId: earlier?.id ?? decisionId, now })).notified
  }
  if (action === 'lock' && (await isLatestOf('lock', 'unlock'))) await lockDiscussion(tx, { id, locked: false, now })
  if (action === 'move' && isPillar(data.from) && (await isLatestOf('move')))
    await moveDiscussion(tx, { id, pillar: data.from })
  if (memberId === null) return []
  if (action === 'mute' && (await isLatestOf('mute', 'unmute'))) await returnToEarlierMute(tx, memberId, now)
  if (action === 'suspend' && (await isLatestOf('suspend', 'unsuspend')))
    await returnToEarlierSuspension(tx, { memberId, decisionId, now })
  return []
}

async function returnToEarlierMute(tx: Database, memberId: string, now: Date): Promise<void> {
  const [earlier] = await listRestrictions(tx, { memberId, action: 'mute', now })
  const until = earlier ? (earlier.until ?? forever) : null
  await setMute(tx, { userId: memberId, until, now: now.toISOString() })
}

async function returnToEarlierSuspension(
  tx: Database,
  { memberId: userId, decisionId, now }: { memberId: string; decisionId: string; now: Date },
): Promise<void> {
  const [earlier] = await listRestrictions(tx, { memberId: userId, action: 'suspend', now })
  if (earlier) await changeSuspension(tx, { userId, until: earlier.until, decisionId, now })
  else await endSuspension(tx, { userId, now })
}

function isPillar(value: string | undefined): value is Pillar {
  return pillarKeys.some((key) => key === value)
}
