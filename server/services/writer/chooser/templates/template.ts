import type { Difficulty } from '#contract/challenges.ts'
import type { ChallengeDraft } from '#contract/generation.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { ReadIdea, Span } from '../read-idea.ts'

/** A template that fits an idea, with its slots filled. Slots come only from vocabularies and bounded numbers. */
export type TemplateMatch = {
  template: string
  slots: Record<string, string | number>
  spans: Span[]
  /** The idea names an amount that a library challenge would ignore. */
  isSpecific?: boolean
  /** Days. An idea with another length is told so. */
  durations: { usual: number; min: number; max: number }
  build: (duration: number) => Omit<ChallengeDraft, 'pillar' | 'duration'> & { pillar: Pillar }
}

export type FindTemplates = (idea: ReadIdea) => TemplateMatch[]

export function getDifficulty(duration: number): Difficulty {
  if (duration <= 14) return 'beginner'
  return duration <= 45 ? 'intermediate' : 'advanced'
}

export function formatDays(duration: number): string {
  return duration === 1 ? '1 day' : `${duration} days`
}

/** Splits days into weeks. Days that are left over form the first week, or join it if there are only one or two. */
export function splitWeeks(duration: number): { from: number; to: number }[] {
  const count = Math.max(1, Math.floor(duration / 7))
  const rest = Math.max(0, duration - count * 7)
  const weeks = Array.from({ length: count }, (_, week) => ({
    from: rest + week * 7 + 1,
    to: Math.min(duration, rest + week * 7 + 7),
  }))
  if (rest >= 3) return [{ from: 1, to: rest }, ...weeks]
  return weeks.map((week, index) => (index === 0 ? { ...week, from: 1 } : week))
}
