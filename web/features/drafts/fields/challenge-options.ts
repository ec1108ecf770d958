import type { Rule, Schedule } from '#contract/days.ts'
import type { ChallengeDraft } from '#contract/generation.ts'

type ChallengeOptions = Pick<ChallengeDraft, 'schedule' | 'rules' | 'passes'>

export const allRules: Rule[] = ['flexible', 'passes', 'strict']

/** What each kind of schedule starts with when an admin chooses it. */
export const newSchedules: { [Kind in Schedule['kind']]: Extract<Schedule, { kind: Kind }> } = {
  daily: { kind: 'daily' },
  weekdays: { kind: 'weekdays', days: [1, 2, 3, 4, 5] },
  weekly: { kind: 'weekly', times: 3 },
}

/** Return the days that members can miss unless an admin says otherwise. */
export function getDefaultPasses(duration: number): number {
  return Number.isNaN(duration) ? 1 : Math.max(1, Math.floor(duration / 10))
}

/** Fill in the options that a draft leaves to the defaults, so that the form shows them. */
export function fillInOptions({ duration, schedule, rules, passes }: ChallengeOptions & { duration: number }): {
  schedule: Schedule
  rules: Rule[]
  passes: number | undefined
} {
  return { schedule: schedule ?? newSchedules.daily, rules: rules ?? getDefaultRules(duration), passes }
}

/** Leave out the options that are the defaults, so that an unchanged challenge stays the same. */
export function omitDefaultOptions({
  duration,
  schedule,
  rules = [],
  passes,
}: ChallengeOptions & { duration: number }): ChallengeOptions {
  const defaultRules = getDefaultRules(duration)
  const hasDefaultRules = rules.length === defaultRules.length && rules.every((rule, at) => rule === defaultRules[at])
  return {
    schedule: schedule?.kind === 'daily' ? undefined : schedule,
    rules: hasDefaultRules ? undefined : rules,
    // An empty number field is NaN.
    passes: rules.includes('passes') && !Number.isNaN(passes) ? passes : undefined,
  }
}

function getDefaultRules(duration: number): Rule[] {
  return duration === 1 ? ['flexible'] : allRules
}
