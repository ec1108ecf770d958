import type { Pillar } from '#contract/pillars.ts'

/** One-word names for tight spaces. */
export const pillarNames: Record<Pillar, string> = {
  purpose: 'Purpose',
  mental: 'Mental',
  physical: 'Physical',
  brotherhood: 'Brotherhood',
  relationships: 'Relationships',
  career: 'Career',
  spiritual: 'Spiritual',
}

/** For a seventh of the width of a phone. */
export const shortPillarNames: Record<Pillar, string> = {
  ...pillarNames,
  brotherhood: 'Brothers',
  relationships: 'Relations',
  spiritual: 'Spirit',
}

/** Short labels for selects and badges. Importing the contract's copy would bundle zod. */
export const pillarLabels: Record<Pillar, string> = {
  purpose: 'Purpose & Direction',
  mental: 'Mental & Emotional',
  physical: 'Physical Strength',
  brotherhood: 'Brotherhood',
  relationships: 'Relationships',
  career: 'Career & Finances',
  spiritual: 'Spiritual Growth',
}

/** In display order. */
export const pillars: readonly Pillar[] = [
  'purpose',
  'mental',
  'physical',
  'brotherhood',
  'relationships',
  'career',
  'spiritual',
]

export function isPillar(value: string | null | undefined): value is Pillar {
  return pillars.some((pillar) => pillar === value)
}
