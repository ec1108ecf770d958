import type { Rule, Schedule } from '#contract/days.ts'
import { addDays } from '../../calendar.ts'

/** What a member agreed to when joining, and the changes since. Dates are the member's. */
export type Terms = {
  startedOn: string
  /** The member's date when it was completed or left; null while active. */
  endedOn: string | null
  /** Days to mark. */
  duration: number
  schedule: Schedule
  /** Days that the rule `passes` lets the member miss in a run. */
  passes: number
  /** In the order of `from`; the first one is in force from the start. */
  rules: RuleChange[]
  /** The dates on which the member started over, in order. */
  startedOver: string[]
}

type RuleChange = { from: string; rule: Rule }

const byHardness: Rule[] = ['flexible', 'passes', 'strict']
const daysUntilEasier = 7

/** Returns the rules that a member can choose, the default first. */
export function getAllowedRules({ rules, duration }: { rules: Rule[] | null; duration: number }): Rule[] {
  return rules ?? (duration === 1 ? ['flexible'] : byHardness)
}

/** Returns the days that the rule `passes` lets a member miss, unless the challenge says otherwise. */
export function getDefaultPasses(duration: number): number {
  return Math.max(1, Math.floor(duration / 10))
}

/** Returns the rule in force on a date. */
export function getRule(rules: RuleChange[], date: string): Rule {
  return (rules.findLast(({ from }) => from <= date) ?? rules[0])?.rule ?? 'flexible'
}

/** Returns the first change after a date. */
export function getNextRule(rules: RuleChange[], date: string): RuleChange | null {
  return rules.find(({ from }) => from > date) ?? null
}

/**
 * Changes the rule: a harder one from today, an easier one in seven days. The one in force removes a pending change.
 * @returns the new `rules` of the terms
 */
export function changeRule({ rules }: Pick<Terms, 'rules'>, rule: Rule, today: string): RuleChange[] {
  const current = getRule(rules, today)
  const past = rules.filter(({ from }, index) => index === 0 || from <= today)
  if (rule === current) return past
  const harder = byHardness.indexOf(rule) > byHardness.indexOf(current)
  if (!harder) return [...past, { from: addDays(today, daysUntilEasier), rule }]
  return [...past.filter(({ from }, index) => index === 0 || from < today), { from: today, rule }]
}

/** Drops the rules and new starts that a ledger has folded, so that terms stay short. */
export function pruneTerms(terms: Terms, through: string): Terms {
  const first = Math.max(
    0,
    terms.rules.findLastIndex(({ from }) => from <= addDays(through, 1)),
  )
  return {
    ...terms,
    rules: terms.rules.slice(first),
    startedOver: terms.startedOver.filter((date) => date > through),
  }
}
