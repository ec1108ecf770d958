import type { Difficulty, PlanStep } from '#contract/challenges.ts'
import type { Rule, Schedule } from '#contract/days.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Source } from '#contract/sources.ts'
import type { Row } from '../../database/tables.ts'

/** What an admin or the library has written. It leaves out what the defaults say. */
export type NewChallenge = {
  title: string
  /** None by default. */
  subtitle?: string
  description: string
  /** None by default. */
  promise?: string
  /** None by default. */
  finishLine?: string
  pillar: Pillar
  duration: number
  difficulty: Difficulty
  plan: PlanStep[] | null
  /** Every day by default. */
  schedule?: Schedule
  /** All by default. */
  rules?: Rule[]
  /** One for every ten days by default. */
  passes?: number
  /** None by default. */
  sources?: Source[]
}

/** The columns of a challenge, or of one of its versions, that say what it is. */
export const contentColumns = [
  'title',
  'subtitle',
  'description',
  'promise',
  'finish_line',
  'pillar',
  'duration',
  'difficulty',
  'plan',
  'schedule',
  'rules',
  'passes',
  'sources',
] as const

export type ContentRow = Pick<Row<'challenges'>, (typeof contentColumns)[number]>

export function toColumns({
  plan,
  subtitle,
  promise,
  finishLine,
  schedule,
  rules,
  passes,
  sources,
  ...challenge
}: NewChallenge): ContentRow {
  return {
    ...challenge,
    subtitle: subtitle ?? null,
    promise: promise ?? null,
    finish_line: finishLine ?? null,
    plan: plan && JSON.stringify(plan),
    schedule: schedule ? JSON.stringify(schedule) : null,
    rules: rules ? JSON.stringify(rules) : null,
    passes: passes ?? null,
    sources: sources?.length ? JSON.stringify(sources) : null,
  }
}

export function toContent(row: ContentRow): NewChallenge {
  const { title, description, pillar, duration, difficulty, subtitle, promise, passes } = row
  const { finish_line: finishLine, plan, schedule, rules, sources } = row
  return {
    title,
    description,
    pillar,
    duration,
    difficulty,
    plan: plan === null ? null : JSON.parse(plan),
    ...(subtitle !== null && { subtitle }),
    ...(promise !== null && { promise }),
    ...(finishLine !== null && { finishLine }),
    ...(schedule !== null && { schedule: JSON.parse(schedule) }),
    ...(rules !== null && { rules: JSON.parse(rules) }),
    ...(passes !== null && { passes }),
    ...(sources !== null && { sources: JSON.parse(sources) }),
  }
}
