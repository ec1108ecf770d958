import type { Pillar } from '#contract/pillars.ts'

/** One word for each, where seven stand side by side. */
export const pillarNames: Record<Pillar, string> = {
  purpose: 'Purpose',
  mental: 'Mental',
  physical: 'Physical',
  brotherhood: 'Brotherhood',
  relationships: 'Relationships',
  career: 'Career',
  spiritual: 'Spiritual',
}

/** The short labels of selects and badges. The contract has them too, but brings its schemas along. */
export const pillarLabels: Record<Pillar, string> = {
  purpose: 'Purpose & Direction',
  mental: 'Mental & Emotional',
  physical: 'Physical Strength',
  brotherhood: 'Brotherhood',
  relationships: 'Relationships',
  career: 'Career & Finances',
  spiritual: 'Spiritual Growth',
}

/** The seven, in the order in which they are always shown. */
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
