import type { Pillar } from '#contract/pillars.ts'
import { prompts } from '#web/features/journal/prompts.ts'
import { pillars } from '#web/pillars/pillars.ts'

const DAY_MS = 86_400_000

/**
 * Pick the prompt of a day. Rotate through the active pillars (all seven if none is active) and their prompts.
 * @param today `YYYY-MM-DD`
 * @returns `number` is the prompt's position in its pillar, from 1
 */
export function getPromptOfTheDay(
  today: string,
  activePillars: readonly Pillar[],
): { pillar: Pillar; number: number; prompt: string } {
  const rotation = pillars.flatMap((pillar) =>
    activePillars.length === 0 || activePillars.includes(pillar) ? [pillar] : [],
  )
  const day = Math.floor(Date.parse(today) / DAY_MS)
  const pillar = rotation[day % rotation.length] ?? 'purpose'
  const questions = prompts[pillar]
  const index = Math.floor(day / rotation.length) % questions.length
  return { pillar, number: index + 1, prompt: questions[index] ?? questions[0] }
}
