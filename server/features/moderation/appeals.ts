import type { Client } from '../../client.ts'
import { publishCrewsOf } from '../../crew-events.ts'
import { parseDecisionData } from '../../database/decision-data.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { checkPassword } from '../accounts/sign-in.ts'
import { auditedTransaction } from '../audit/record.ts'
import { publishUnread } from '../notifications/live.ts'
import { notify } from '../notifications/notify.ts'
import { openCase } from './case-queries.ts'
import { assertNotClaimed, assertOpen, type Context, lockCaseFor, settleCase } from './cases.ts'
import { type DecisionRow, findLatestDecision, lockDecision, updateAppeal } from './decision-queries.ts'
import { canAppeal, findOwnDecision } from './decisions.ts'
import { describeItem } from './items.ts'
import { publishCases } from './live.ts'
import { findRestrictions } from './member-action-queries.ts'
import { listAnswers, listReviewers, lockStaff, type Staff } from './staff.ts'
import { mailUpheldSuspension } from './suspension-mail.ts'
import { undoDecision } from './undo.ts'

type Appeal = { userId: string; message: string; now: Date }

/** Appeal a decision about the member, once. @throws not-found; conflict when they did so already or cannot */
export async function appealDecision(
  { database }: Context,
  decisionId: string,
  { userId, message, now }: Appeal,
): Promise<DecisionRow> {
  const { decision, notified } = await transaction(database, async (tx) => {
    const found = await lockDecision(tx, decisionId)
    await findOwnDecision(tx, userId, decisionId)
    if (!found || !canAppeal(found))
      throw refuse(
        'conflict',
        found?.appeal ? 'You have already appealed this decision.' : 'There is nothing to appeal.',
      )
    const told = await saveAppeal(tx, found, { userId, message, now })
    return { decision: await findOwnDecision(tx, userId, decisionId), notified: told }
  })
  publishUnread(database, notified)
  publishCases(database)
  return decision
}

/**
 * Appeal a suspension with email and password, because the member cannot sign in. As slow as signing in.
 * @throws wrong-sign-in, too-many-requests; conflict when they are not suspended or have appealed already
 */
export async function appealSuspension(
  dependencies: Dependencies,
  client: Client,
  { email, password, message }: { email: string; password: string; message: string },
): Promise<void> {
  const { database, services } = dependencies
  const now = services.clock.now()
  const { account, settle } = await checkPassword(dependencies, client, { email, password })
  const notified = await transaction(database, async (tx) => {
    await settle(tx)
    const { id: userId } = account
    const { suspended_at: since, suspended_until: until } = (await findRestrictions(tx, userId)) ?? {}
    if (!since || (until && until <= now.toISOString()))
      throw refuse('conflict', 'This account isn’t suspended. You can sign in.')
    const latest = await findLatestDecision(tx, { subjectId: userId, actions: ['suspend'] })
    const found = latest && (await lockDecision(tx, latest.id))
    if (!found) throw refuse('conflict', 'Please contact the person who runs this site.')
    if (!canAppeal(found)) throw createAppealedError(found)
    return saveAppeal(tx, found, { userId, message, now })
  })
  publishUnread(database, notified)
  publishCases(database)
}

/**
 * Answer an appeal. Reversing undoes what the decision did.
 * @throws not-found; conflict when it is answered already, or for the moderator who decided if anyone else can answer;
 *   forbidden when a moderator would reverse the decision of an admin
 */
export async function answerAppeal(
  context: Dependencies,
  staff: Staff,
  caseId: string,
  { outcome, answer }: { outcome: 'upheld' | 'reversed'; answer: string | null },
): Promise<void> {
  const { userId, address, now } = staff
  const { notified, suspendedId } = await auditedTransaction(context, async (tx, audit) => {
    const viewer = await lockStaff(tx, userId)
    const found = await lockCaseFor(tx, viewer, caseId)
    assertOpen(found)
    if (found.decision_id === null) throw refuse('conflict', 'This is a report, not an appeal.')
    await assertNotClaimed(tx, found, staff)
    const decision = await lockDecision(tx, found.decision_id)
    if (!decision) throw refuse('not-found', 'Decision not found.')
    const { member_id: memberId, kind, action, subject_id: subjectId } = decision
    const answers = await listAnswers(tx, viewer, decision)
    if (answers.length === 0)
      throw refuse('conflict', 'You made this decision, so someone else has to answer the appeal.')
    if (!answers.includes(outcome))
      throw refuse('forbidden', 'An admin made this decision. You can uphold it, but only an admin can reverse it.')
    await updateAppeal(tx, decision.id, { appeal_status: outcome, appeal_answer: answer })
    const told = await settleCase(tx, caseId, { outcome, actorId: userId, now })
    if (outcome === 'reversed') told.push(...(await undoDecision(tx, decision, parseDecisionData(decision.data), now)))
    const recipients = memberId === null ? [] : [memberId]
    const cause = { kind: 'moderation', subjectId: decision.id, actorId: null, recipients, now } as const
    const source = { actorId: userId, address }
    const verb = outcome === 'reversed' ? 'reverse' : 'uphold'
    const about = describeItem({ kind, id: subjectId, isOfCrew: decision.reply_crew_id !== null })
    await audit({ kind: 'moderation', memberId, source, detail: `${verb} ${action} ${about}` })
    return { notified: [...told, ...(await notify(tx, cause))], suspendedId: action === 'suspend' ? memberId : null }
  })
  publishUnread(context.database, notified)
  publishCases(context.database)
  if (suspendedId === null) return
  if (outcome === 'reversed') await publishCrewsOf(context.database, suspendedId)
  else mailUpheldSuspension(context, suspendedId, answer)
}

async function saveAppeal(
  tx: Database,
  { id: decisionId, kind }: DecisionRow,
  { userId, message, now }: Appeal,
): Promise<string[]> {
  const at = now.toISOString()
  await updateAppeal(tx, decisionId, { appeal: message, appeal_status: 'open', appealed_at: at })
  const id = generateId()
  const opened = await openCase(tx, {
    id,
    type: 'appeal',
    kind,
    subject_id: decisionId,
    decision_id: decisionId,
    member_id: userId,
    snapshot: null,
    opened_at: at,
    revision: id,
  })
  const recipients = await listReviewers(tx, userId)
  return notify(tx, { kind: 'appeal', subjectId: opened.id, actorId: userId, recipients, now })
}

/** Suspended members get no notifications, so this is how they learn the answer. */
function createAppealedError({ appeal_status: status, appeal_answer: answer }: DecisionRow) {
  if (status !== 'upheld')
    return refuse('conflict', 'You have already written to the moderators. They haven’t answered yet.')
  return refuse('conflict', `A moderator has answered: the suspension stays.${answer ? ` ${answer}` : ''}`)
}
