import type { Difficulty, PlanStep } from '#contract/challenges.ts'
import type { Rule, Schedule } from '#contract/days.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Block, ResourceType } from '#contract/resources.ts'
import type { Source } from '#contract/sources.ts'

/** Stable, unique key of a library item in kebab-case. Never change it once published. */
export type ContentKey = string

/**
 * Raise it when a change corrects advice that could harm someone. Only such a change reaches challenges that members
 * have joined and discussions that they have answered. It must keep the duration of a challenge; otherwise add the old text to
 * earlier-challenges.ts.
 */
export type SafetyRevision = number

/** A step of a library challenge always says when the day counts. */
export type LibraryStep = PlanStep & { done: string }

/** `plan` covers day 1 to `duration` without gaps or overlaps. */
export type LibraryChallenge = {
  key: ContentKey
  safetyRevision?: SafetyRevision
  pillar: Pillar
  /** A short name. */
  title: string
  /** What the challenge is about, in plain words. */
  subtitle: string
  description: string
  /** What the member will do, in one sentence. */
  promise: string
  /** What a member says after it. A count such as `{days}` stands for the days they did. */
  finishLine: string
  /** Days. */
  duration: number
  difficulty: Difficulty
  plan: LibraryStep[]
  /** Required when a text claims that something works or is true. */
  sources?: Source[]
  /** Its steps ask for writing, so the limit on writing does not apply. */
  isJournal?: true
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
  sources: Source[]
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
