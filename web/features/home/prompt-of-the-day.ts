import type { Pillar } from '#contract/pillars.ts'
import { prompts } from '#web/features/journal/prompts.ts'
import { pillars } from '#web/pillars/pillars.ts'

const DAY_MS = 86_400_000

/**
 * One prompt for a day: another one tomorrow, going round the pillars a man is at work on (all seven where he is at none)
 * until each of their prompts has had its day.
 * @param today `YYYY-MM-DD`
 * @returns the prompt, its pillar and its number in that pillar, counted from 1
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
