import type { Difficulty, PlanStep } from '#contract/challenges.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Block, ResourceType } from '#contract/resources.ts'

/** Stable name of a piece of the library: kebab-case, unique, never changed once published. */
export type ContentKey = string

/** A challenge of the library. `plan` covers day 1 to `duration` without gap or overlap. */
export type LibraryChallenge = {
  key: ContentKey
  pillar: Pillar
  title: string
  description: string
  /** Days. */
  duration: number
  difficulty: Difficulty
  plan: PlanStep[]
}

/** A resource of the library. Its plain content and its read time are derived from `blocks`. */
export type LibraryResource = {
  key: ContentKey
  pillar: Pillar
  title: string
  description: string
  type: ResourceType
  blocks: Block[]
}

/** A discussion the community's own account opens. `content` is Markdown. */
export type LibraryDiscussion = {
  key: ContentKey
  pillar: Pillar
  title: string
  content: string
}

/** What a first start seeds, and what is kept back for Populate. */
export type Shelf<Item> = { seeded: Item[]; reserve: Item[] }
