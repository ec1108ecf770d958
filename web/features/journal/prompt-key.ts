import type { Pillar } from '#contract/pillars.ts'
import { isPillar } from '#web/pillars/pillars.ts'

/** The journal page checks keys without loading the prompts. */
export const promptsPerPillar = 12

/** Create the key of a prompt for URLs, such as "purpose-1". `number` counts from 1. */
export function createPromptKey(pillar: Pillar, number: number): string {
  return `${pillar}-${number}`
}

export function parsePromptKey(key: string | null): { pillar: Pillar; number: number } | undefined {
  const [, pillar, digits] = /^([a-z]+)-([1-9]\d?)$/.exec(key ?? '') ?? []
  const number = Number(digits)
  return isPillar(pillar) && number <= promptsPerPillar ? { pillar, number } : undefined
}
