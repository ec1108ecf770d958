import type { Lifetime } from '#contract/days.ts'

export function createLifetime(fields: Partial<Lifetime> = {}): Lifetime {
  const pillars = { purpose: 0, mental: 0, physical: 0, brotherhood: 0, relationships: 0, career: 0, spiritual: 0 }
  return { days: 0, firstDate: null, pillars, ...fields }
}
