import type { Pillar } from '#contract/pillars.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { prompts } from './prompts.ts'

export type Prompt = { pillar: Pillar; prompt: string }

/** Create the key of a prompt for URLs, such as "purpose-1". `number` counts from 1. */
export function createPromptKey(pillar: Pillar, number: number): string {
  return `${pillar}-${number}`
}

export function findPromptByKey(key: string | null): Prompt | undefined {
  for (const pillar of pillars) {
    const index = prompts[pillar].findIndex((_, index) => createPromptKey(pillar, index + 1) === key)
    const prompt = prompts[pillar][index]
    if (prompt) return { pillar, prompt }
  }
  return undefined
}
