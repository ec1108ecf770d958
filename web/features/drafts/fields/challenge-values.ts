import type { PlanStep } from '#contract/challenges.ts'
import type { Rule, Schedule } from '#contract/days.ts'
import type { ChallengeDraft } from '#contract/generation.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Source } from '#contract/sources.ts'
import { fillInOptions, omitDefaultOptions } from './challenge-options.ts'
import { type Day, daysToPlan, laterDaysToSteps, planToDays } from './plan-days.ts'

/** A challenge as the fields of its form. */
export type ChallengeValues = {
  title: string
  promise: string
  subtitle: string
  description: string
  pillar: Pillar | ''
  /** NaN while the field is empty. */
  duration: number
  schedule: Schedule
  difficulty: ChallengeDraft['difficulty']
  /** At least as many as `duration`; those after it are kept, in case it becomes longer again. */
  days: Day[]
  rules: Rule[]
  /** NaN for the default. */
  passes: number
  finishLine: string
  sources: Source[]
}

/** What is saved of a challenge while it is written. */
export type ChallengeContent = Omit<ChallengeDraft, 'pillar' | 'plan' | 'sources'> & {
  pillar: Pillar | ''
  plan: PlanStep[] | null
  sources?: Source[] | undefined
  /** Written days after the end of a challenge that was made shorter. Only a draft has them; publishing leaves them out. */
  laterDays?: PlanStep[] | undefined
}

export function toChallengeValues(content: ChallengeContent): ChallengeValues {
  const { title, promise = '', subtitle = '', description, pillar, duration, difficulty, finishLine = '' } = content
  const steps = [...(content.plan ?? []), ...(content.laterDays ?? [])]
  const { schedule, rules, passes } = fillInOptions(content)
  return {
    title,
    promise,
    subtitle,
    description,
    pillar,
    duration,
    schedule,
    difficulty,
    days: planToDays(steps, Math.max(duration, ...steps.map(({ to }) => to))),
    rules,
    passes: passes ?? Number.NaN,
    finishLine,
    sources: content.sources ?? [],
  }
}

/** Return what is saved. It is a `ChallengeDraft` once all fields are right. */
export function toChallengeContent(values: ChallengeValues): ChallengeContent {
  const { days, duration, sources, rules: _, schedule: __, passes: ___, ...texts } = values
  return {
    ...texts,
    duration,
    ...omitDefaultOptions(values),
    plan: daysToPlan(days, Number.isNaN(duration) ? days.length : duration),
    ...(sources.length > 0 && { sources }),
  }
}

/** Return what is saved of a draft: also the days that its length leaves out. */
export function toDraftContent(values: ChallengeValues): ChallengeContent {
  const laterDays = laterDaysToSteps(values.days, values.duration)
  return { ...toChallengeContent(values), ...(laterDays && { laterDays }) }
}
