import type { Difficulty, PlanStep } from '#contract/challenges.ts'
import type { Rule, Schedule } from '#contract/days.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Block, ResourceType } from '#contract/resources.ts'

/** Stable, unique key of a library item in kebab-case. Never change it once published. */
export type ContentKey = string

/**
 * Raise it when a change corrects advice that could harm someone. Only such a change reaches challenges that members
 * have joined and discussions that they have answered. It must keep the duration of a challenge.
 */
export type SafetyRevision = number

/** `plan` covers day 1 to `duration` without gaps or overlaps. */
export type LibraryChallenge = {
  key: ContentKey
  safetyRevision?: SafetyRevision
  pillar: Pillar
  title: string
  description: string
  /** Days. */
  duration: number
  difficulty: Difficulty
  plan: PlanStep[]
  /** Every day by default. */
  schedule?: Schedule
  /** Rules that members can choose, the default first; all by default. */
  rules?: Rule[]
  /** Days that the rule `passes` lets a member miss; by default one for every ten days. */
  passes?: number
}

/** The plain text and read time are derived from `blocks`. */
export type LibraryResource = {
  key: ContentKey
  safetyRevision?: SafetyRevision
  pillar: Pillar
  title: string
  description: string
  type: ResourceType
  blocks: Block[]
}

/** A discussion started by the community account. `content` is Markdown. */
export type LibraryDiscussion = {
  key: ContentKey
  safetyRevision?: SafetyRevision
  pillar: Pillar
  title: string
  content: string
}

/** Items added on the first start, and the reserve for Populate. */
export type Shelf<Item> = { seeded: Item[]; reserve: Item[] }
