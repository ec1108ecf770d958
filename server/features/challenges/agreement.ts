import type { Rule, Schedule } from '#contract/days.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import type { Row } from '../../database/tables.ts'

/** What a member agreed to when joining, and the changes since. Dates are the member's. */
export type Agreement = {
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
  /** Joined before its first day, which others share. */
  planned?: boolean | undefined
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
 * @returns the new `rules` of the agreement
 */
export function changeRule({ rules }: Pick<Agreement, 'rules'>, rule: Rule, today: string): RuleChange[] {
  const current = getRule(rules, today)
  const past = rules.filter(({ from }, index) => index === 0 || from <= today)
  if (rule === current) return past
  const harder = byHardness.indexOf(rule) > byHardness.indexOf(current)
  if (!harder) return [...past, { from: addDays(today, daysUntilEasier), rule }]
  return [...past.filter(({ from }, index) => index === 0 || from < today), { from: today, rule }]
}

/** The JSON in the column `terms`. The rest is in columns. */
export type StoredAgreement = Pick<Agreement, 'schedule' | 'passes' | 'rules' | 'startedOver' | 'planned'>

type StoredParticipation = { duration: number } & Pick<
  Row<'user_challenges'>,
  'started_at' | 'started_on' | 'completed_at' | 'left_at' | 'ended_on' | 'terms'
>

/**
 * Returns the agreement of a participation. Those of older versions were daily and flexible, and their days started at
 * midnight.
 * @param timeZone the member's
 */
export function parseAgreement(row: StoredParticipation, timeZone: string): Agreement {
  const toDate = (instant: string) => getMemberDate({ timeZone, dayStart: 0 }, new Date(instant))
  const stored: StoredAgreement | null = row.terms === null ? null : JSON.parse(row.terms)
  const endedAt = row.completed_at ?? row.left_at
  const startedOn = row.started_on ?? toDate(row.started_at)
  return {
    startedOn,
    endedOn: row.ended_on ?? (endedAt && toDate(endedAt)),
    duration: row.duration,
    schedule: stored?.schedule ?? { kind: 'daily' },
    passes: stored?.passes ?? getDefaultPasses(row.duration),
    rules: stored?.rules ?? [{ from: startedOn, rule: 'flexible' }],
    startedOver: stored?.startedOver ?? [],
    planned: stored?.planned,
  }
}
