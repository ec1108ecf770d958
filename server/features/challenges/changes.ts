import type { Audience } from '#contract/audience.ts'
import type { Participation } from '#contract/challenges.ts'
import type { Rule } from '#contract/days.ts'
import type { Actor } from '../../actor.ts'
import { getMemberDate } from '../../calendar.ts'
import { publishCrews } from '../../crew-events.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { listCrewmatesWhoSee } from '../../database/visibility.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { changeRule, getAllowedRules } from './agreement.ts'
import { saveFinalDays } from './member.ts'
import { setFirstAudience, updateAudience } from './participation-queries.ts'
import {
  getParticipation,
  lockParticipation,
  readParticipation,
  saveParticipation,
  showParticipation,
} from './participation.ts'

/**
 * Changes the rule, when and where the member does it, or who sees it. Omitted fields keep their value.
 * @throws not-found without a participation, conflict when it is completed, unless only the audience changes, or for a
 *   first answer after another one, bad-request for a rule it does not allow
 */
export async function changeParticipation(
  database: Database,
  actor: Actor,
  {
    id,
    rule,
    cue,
    audience,
    firstAnswer,
  }: {
    id: string
    rule: Rule | undefined
    cue: string | undefined
    audience: Audience | undefined
    firstAnswer: boolean | undefined
  },
): Promise<Participation> {
  const crewmates = new Set<string>()
  const changed = await transaction(database, async (tx) => {
    const participation = await lockParticipation(tx, actor, id)
    const { row, agreement } = participation
    if (audience !== undefined) {
      const { userId } = actor
      const isFirst = await setFirstAudience(tx, { userId, audience })
      // A retry of the answer is no second one.
      if (firstAnswer && !isFirst && row.audience !== audience) {
        const current = showParticipation(participation, actor)
        throw refuse('conflict', 'You’ve already chosen who can see that you take part.', { current })
      }
      const before = await listCrewmatesWhoSee(tx, id)
      await updateAudience(tx, { userId, challengeId: row.challenge_id, audience })
      const after = await listCrewmatesWhoSee(tx, id)
      for (const each of [...before, ...after]) if (before.includes(each) !== after.includes(each)) crewmates.add(each)
      if (rule === undefined && cue === undefined) return getParticipation(tx, actor, id)
    }
    if (row.completed) {
      const current = showParticipation(participation, actor)
      throw refuse('conflict', 'You have completed this challenge.', { current })
    }
    if (rule !== undefined) assertRuleAllowed(row, rule)
    const { asOf, startsOn } = readParticipation(participation, actor)
    await saveParticipation(tx, actor, participation, {
      ...(rule !== undefined && {
        // Before the first day, no rule is in force yet.
        agreement: {
          ...agreement,
          rules: startsOn === null ? changeRule(agreement, rule, asOf) : [{ from: startsOn, rule }],
        },
      }),
      ...(cue !== undefined && { cue: cue || null }),
    })
    await saveFinalDays(tx, actor)
    return getParticipation(tx, actor, id)
  })
  publishCrews(database, crewmates)
  return changed
}

/** Makes today the first day of a challenge that waits, apart from the others of its start. @throws not-found without a participation */
export function startNow(database: Database, actor: Actor, id: string): Promise<Participation> {
  return transaction(database, async (tx) => {
    const participation = await lockParticipation(tx, actor, id)
    const { agreement } = participation
    if (readParticipation(participation, actor).startsOn === null) return showParticipation(participation, actor)
    const startedOn = getMemberDate(actor, actor.now)
    const rules = agreement.rules.map((each) => ({ ...each, from: startedOn }))
    await saveParticipation(tx, actor, participation, {
      agreement: { ...agreement, startedOn, rules, planned: undefined },
      alone: true,
    })
    await saveFinalDays(tx, actor)
    return getParticipation(tx, actor, id)
  })
}

/**
 * Ends the run and begins the next one today. Without marks in the run, there is nothing to end.
 * @param run the run to end
 * @throws not-found without a participation, conflict with the current state
 */
export function startOver(
  database: Database,
  actor: Actor,
  { id, run }: { id: string; run: number },
): Promise<Participation> {
  return transaction(database, async (tx) => {
    const participation = await lockParticipation(tx, actor, id)
    const { row, agreement, checkIns } = participation
    const current = showParticipation(participation, actor)
    if (row.completed) throw refuse('conflict', 'You have completed this challenge.', { current })
    if (current.progress === 0 && (run === current.run || run === current.run - 1)) return current
    if (run !== current.run) throw refuse('conflict', 'This challenge has already started over.', { current })
    // After a flight over the date line, days after today can be marked.
    if (checkIns.some(({ date }) => date >= current.asOf))
      throw refuse('conflict', 'You have already marked today. You can start over tomorrow.', { current })
    await saveParticipation(tx, actor, participation, {
      agreement: { ...agreement, startedOver: [...agreement.startedOver, current.asOf] },
    })
    await saveFinalDays(tx, actor)
    return getParticipation(tx, actor, id)
  })
}

/** @throws bad-request unless members can choose the rule in this challenge */
export function assertRuleAllowed({ rules, duration }: { rules: string | null; duration: number }, rule: Rule): void {
  if (getAllowedRules({ rules: rules === null ? null : JSON.parse(rules), duration }).includes(rule)) return
  throw invalidFieldError('rule', 'This challenge doesn’t have that rule.')
}
